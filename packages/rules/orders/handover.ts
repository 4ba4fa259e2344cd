import { cents, type Cents } from '../money.ts'

/** The handover of a delivery: to the guest's own, left at the door, or in a food locker (spec 1.19). */
export type Handover = 'hand' | 'door' | 'locker'

/** The total from which on an order does not fit a locker, in cents (spec 9.12). */
export const lockerLimit: Cents = cents(25_000)

/** The reason why an order cannot be left in a locker; undefined where it can. The limit itself is too large; the total is what the order costs after everything (spec 9.12). */
export function lockerObstacle(total: Cents, services: readonly string[]): 'LOCKER_UNAVAILABLE' | 'LOCKER_TOO_LARGE' | undefined {
  if (!services.includes('locker')) return 'LOCKER_UNAVAILABLE'
  return total < lockerLimit ? undefined : 'LOCKER_TOO_LARGE'
}
