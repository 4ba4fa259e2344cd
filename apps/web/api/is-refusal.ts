import type { Action, Refusal } from '@harbour/protocol'
import { CallFailure } from './call-failure.ts'

/** Tells whether a call was refused for one of the reasons that it declares; what the door refuses, or the network loses, leaves the matter open. */
export function isRefusal<A extends Action>(action: A, cause: unknown): cause is CallFailure & { code: Refusal<A> } {
  return cause instanceof CallFailure && action.refusals.includes(cause.code)
}
