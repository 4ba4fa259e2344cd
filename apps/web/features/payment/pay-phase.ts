import type { Answer, Payment, payStatusGet } from '@harbour/protocol'
import { stateOf, type Instant } from '@harbour/rules'

type Status = Answer<typeof payStatusGet>

/** The phase of the payment of an order, as its guest has to see it. */
export type PayPhase =
  | { kind: 'paid' | 'expired' | 'cancelled' | 'checking' | 'refunding' | 'unpaid' }
  | { kind: 'open' | 'failed'; payment: Payment }

/**
 * An order that is no longer pending has its place elsewhere, or has ended. While it is pending the latest payment counts: one that is under way is
 * asked about even after the time is over, since the bank may have taken it; without one nothing can be paid any more then.
 */
export function payPhase({ order, payments: [payment] }: Status, now: Instant): PayPhase {
  const state = stateOf(order.status)
  if (payment?.state === 'checking') return { kind: 'checking' }
  if (state === 'cancelled' && order.refund) return { kind: 'refunding' }
  if (state === 'cancelled' && order.checking) return { kind: 'checking' }
  if (state === 'cancelled') return { kind: order.endReason === 'unpaid' ? 'expired' : 'cancelled' }
  if (state !== 'paymentPending') return { kind: 'paid' }
  if (payment && payment.state !== 'failed') return { kind: 'open', payment }
  if (order.payUntil !== null && order.payUntil <= now) return { kind: 'expired' }
  return payment ? { kind: 'failed', payment } : { kind: 'unpaid' }
}

/**
 * Tells whether the guest is on the way to the page where it is paid: that way may lead nowhere, since an app has to open or a page is stopped, so it is
 * over as soon as something else is known of the order.
 */
export function isLeaving({ kind }: PayPhase, { isPending, data }: { isPending: boolean; data: { page: string | null } | undefined }) {
  if (isPending) return kind === 'open' || kind === 'unpaid' || kind === 'failed'
  return data !== undefined && data.page !== null && (kind === 'open' || kind === 'unpaid')
}

/** The time to wait before the bank is asked again, in milliseconds: 2 seconds at first, and longer the longer it takes. */
export const askAgainAfter = (times: number): number => Math.min(10_000, 2_000 + 250 * times)
