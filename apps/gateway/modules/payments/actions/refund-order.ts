import { refundOrder } from '@harbour/protocol'
import { addCents, cents, refundNext, type RefundPart } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import type { Refundable } from '../store/arrange-refund.ts'

const refusals = { unknown: 'ORDER_UNKNOWN', unpaid: 'NOTHING_PAID', refused: 'NOTHING_LEFT', conflict: 'REFUND_CONFLICT' } as const

/** Gives a part back. Cash is given back at the door; an order that is cancelled gives back everything by itself. */
export const refundOrderAction = handle(refundOrder, async ({ orderId, clientRefundId, parts, reason }, { refunds, caller, clock }) => {
  const judge = (order: Refundable) => owed(parts, order)
  const ask = { orderId, storeId: caller.storeId, clientRefundId, parts, reason, at: clock.now(), judge }
  const arranged = await refunds.arrange(ask)
  if (typeof arranged === 'string') throw refuse(refundOrder, refusals[arranged])
  return { orderId, ...arranged }
})

/**
 * The money that goes back for these parts: of what was charged less the fees, and never more than is left. Points are money too: the same share of them goes back,
 * and all of them with the last dish.
 */
function owed(parts: readonly RefundPart[], { lines, price, charged, left, points, before }: Refundable) {
  const deliveryOff = addCents(...price.coupons.flatMap(({ amount, delivery }) => (delivery ? [amount] : [])))
  const fees = price.boxedMeal + price.delivery - deliveryOff + price.cutlery
  const amount = refundNext(parts, { lines, paidForDishes: cents(Math.max(0, charged - fees)), before })
  if (amount === null || amount === 0 || left === 0) return null
  // Shared out like money, a point like a cent.
  return { amount: cents(Math.min(amount, left)), points: refundNext(parts, { lines, paidForDishes: cents(points), before }) ?? 0 }
}
