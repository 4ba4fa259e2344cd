import { isRefused } from '../../api/call-failure.ts'

/** The moment from which a PIN may be tried again; undefined where nothing keeps anybody from trying. */
export function triesFrom(cause: unknown, now: number): number | undefined {
  if (!isRefused(cause, 'TOO_MANY_REQUESTS')) return undefined
  const { data } = cause
  const seconds = data !== null && typeof data === 'object' && 'retryAfter' in data ? data.retryAfter : undefined
  return typeof seconds === 'number' ? now + seconds * 1000 : undefined
}
