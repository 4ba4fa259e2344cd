import type { Action, CommonRefusal, Refusal } from '@harbour/protocol'
import { CallFailure } from './call-failure.ts'

/**
 * Tells whether a call was refused: for one of these reasons, or of all that it declares. What the door refuses, or the network loses, leaves the
 * matter open.
 */
export function isRefusal<A extends Action, Code extends Refusal<A> | CommonRefusal = Refusal<A>>(
  action: A,
  cause: unknown,
  codes: readonly Code[] = action.refusals as readonly Code[], // where none are given, Code is what the call declares
): cause is CallFailure & { code: Code } {
  return cause instanceof CallFailure && (codes as readonly string[]).includes(cause.code)
}
