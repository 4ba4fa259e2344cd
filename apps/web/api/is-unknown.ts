import { CallFailure } from './call-failure.ts'

/**
 * Tells whether a fault says that there is no such order or shop, or that nothing could be called so. Any other refusal, such as of who asks too
 * often, says nothing about it: it may be asked for again (spec 8.2).
 */
export function isUnknown(fault: unknown, code: 'ORDER_UNKNOWN' | 'STORE_UNKNOWN'): boolean {
  return fault instanceof CallFailure && (fault.code === code || fault.code === 'CONTENT_INVALID')
}
