import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'

/** Why a call failed, fit to show at a field; what is not a call's own failure is a fault, and goes on. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof CallFailure) return cause.message || m.shell_connection_error()
  throw cause
}

/** The reason code of a refused call. */
export const refusalOf = (cause: unknown): string => (cause instanceof CallFailure ? cause.code : '')

/** Whether a call was refused for one of these reasons. */
export const refusedFor = (cause: unknown, ...codes: string[]): cause is CallFailure =>
  cause instanceof CallFailure && codes.includes(cause.code)
