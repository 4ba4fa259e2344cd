import { previewOrder, type Refusal } from '@harbour/protocol'
import { isRefusal } from '../../../api/is-refusal.ts'

/** The reason for which the server does not even price the order; undefined where its answer could merely not be had, as by who asks too often (spec 8.2). */
export function draftRefusal(fault: unknown): Refusal<typeof previewOrder> | undefined {
  return isRefusal(previewOrder, fault) ? fault.code : undefined
}
