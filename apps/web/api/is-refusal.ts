import type { Action, CommonRefusal, Refusal } from '@harbour/protocol'
import { CallFailure } from './call-failure.ts'

/**
 * Tells whether a call was refused: for one of the reasons that it declares, or for these. What the door refuses, or the network loses, leaves the
 * matter open.
 */
export function isRefusal<A extends Action, Code extends Refusal<A> | CommonRefusal = Refusal<A>>(
  action: A,
  cause: unknown,
  ...codes: Code[]
): cause is CallFailure & { code: Code } {
  const reasons: readonly string[] = codes.length > 0 ? codes : action.refusals
  return cause instanceof CallFailure && reasons.includes(cause.code)
}
