import { addCents, cents, refundNext, type Cents, type RefundPart } from '@harbour/rules'
import type { Refundable } from './store/arrange-refund.ts'

/**
 * The money that goes back for these parts: of what was charged less the fees, and never more than is left. Points are money too: the same share of them goes back,
 * and all of them with the last dish. Null where nothing is to be had.
 */
export function owedRefund(
  parts: readonly RefundPart[],
  { lines, price, charged, left, points, before }: Refundable,
): { amount: Cents; points: number } | null {
  const fees = price.boxedMeal + price.delivery - deliveryOff(price) + price.cutlery
  const amount = refundNext(parts, { lines, paidForDishes: cents(Math.max(0, charged - fees)), before })
  if (amount === null || amount === 0 || left === 0) return null
  // Shared out like money, a point like a cent.
  return { amount: cents(Math.min(amount, left)), points: refundNext(parts, { lines, paidForDishes: cents(points), before }) ?? 0 }
}

/** The part of what coupons took off that they took off the delivery, in cents. */
export function deliveryOff({ coupons }: Pick<Refundable['price'], 'coupons'>): Cents {
  return addCents(...coupons.flatMap(({ amount, delivery }) => (delivery ? [amount] : [])))
}

/** The refusal of a refund that could not be arranged, by its reason. */
export const refundRefusals = {
  unknown: 'ORDER_UNKNOWN',
  unpaid: 'NOTHING_PAID',
  refused: 'NOTHING_LEFT',
  conflict: 'REFUND_CONFLICT',
} as const
