import { cents, type Cents } from '../money.ts'
import { hasEnded, type OrderState } from '../orders/order.ts'
import { minute, type Instant } from '../time/clock.ts'
import { isPaidAtHandover, type PayMethod } from './payment-methods.ts'

/** The time that an order waits for its money, the last millisecond excluded. */
export const payWindow = 10 * minute

/** The end of the time in which an order that is made now can be paid. */
export function payUntil(now: Instant): Instant {
  return now + payWindow
}

/**
 * The state of an order's money for whoever hands it over: whether it is had, and what is to be collected, in cents. Money that is paid at handover is had once the order is
 * completed; nothing is collected for one that was cancelled.
 */
export function paymentAtHandover({ payMethod, total, state }: { payMethod: PayMethod; total: Cents; state: OrderState }): {
  paid: boolean
  toCollect: Cents
} {
  if (!isPaidAtHandover(payMethod) || total === 0) return { paid: state !== 'paymentPending', toCollect: cents(0) }
  return { paid: state === 'completed', toCollect: hasEnded(state) ? cents(0) : total }
}
