import * as v from 'valibot'
import { action } from '../action.ts'
import { PayMethod } from '../orders/draft.ts'
import { OrderCard } from '../orders/order-card.ts'
import { ShownCard } from './shown-card.ts'
import { Dollars, OrderId, Text } from '../units.ts'

/** The reason why a payment was not taken: given up by the guest, too late, or as the bank says. */
export const PayReason = v.picklist(['declined', 'insufficient', 'cardExpired', 'notAuthenticated', 'abandoned', 'expired', 'other'])
export type PayReason = v.InferOutput<typeof PayReason>

/** One way in which an order was to be paid. `checking`: the provider says something that a person has to look at. */
export const Payment = v.object({
  method: PayMethod,
  /** The amount that it charges, which for Octopus is rounded. */
  amount: Dollars,
  state: v.picklist(['open', 'paid', 'failed', 'checking']),
  reason: v.nullable(PayReason),
  card: v.nullable(ShownCard),
  /** The page where the guest goes on to pay; null once there is nothing to do there. */
  page: v.nullable(Text),
})
export type Payment = v.InferOutput<typeof Payment>

/** The state of the payments of one of the caller's orders, as their provider says it this moment; `payments` has the latest first. */
export const payStatusGet = action('candao.pay.payStatusGet', {
  gateway: 'Action',
  caller: 'visitor',
  content: { orderId: OrderId },
  data: v.object({
    order: OrderCard,
    payments: v.array(Payment),
    /** Set where coupons or points pay a part of it, which they do as long as it waits. */
    usesSavings: v.optional(v.boolean()),
  }),
  refusals: ['ORDER_UNKNOWN'],
})
