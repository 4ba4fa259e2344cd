import { previewOrder } from '@harbour/protocol'
import { isRefusal } from '../../../api/is-refusal.ts'

/** Why the server does not even price the order; undefined where its answer could merely not be had, as by who asks too often (spec 8.2). */
export function draftRefusal(fault: unknown): string | undefined {
  return isRefusal(previewOrder, fault) ? fault.code : undefined
}
