import type { Cancel } from '../orders/steps/cancels.ts'

/**
 * The orders that are quiet because somebody is rejecting them from the board: while that can be taken back and while it is on its way. Once it has failed, waits
 * for a PIN, or nobody is signed in any more, the order rings again.
 */
export function quietCancels(cancels: readonly Cancel[], signedIn: boolean): string[] {
  if (!signedIn) return []
  return cancels.filter(({ state }) => state === 'held' || state === 'sending').map(({ orderId }) => orderId)
}
