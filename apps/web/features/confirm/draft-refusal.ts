import { previewOrder } from '@harbour/protocol'
import { CallFailure } from '../../call.ts'

/** Why the server does not even price the order; undefined where its answer could merely not be had, as by who asks too often (spec 8.2). */
export function draftRefusal(fault: unknown): string | undefined {
  if (!(fault instanceof CallFailure)) return undefined
  return (previewOrder.refusals as readonly string[]).includes(fault.code) ? fault.code : undefined
}
