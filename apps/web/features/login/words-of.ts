import { CallFailure } from '../../api/call-failure.ts'

/** The words of a call that failed, fit to show at a field; what is not a call's own failure is a fault, and goes on. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof CallFailure) return cause.message
  throw cause
}
