import type { Price } from '@harbour/protocol'
import { cents, formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import type { BreakdownRow } from '../../ui/shop/Breakdown.tsx'

/** The amount that each promotion takes off, by its name: "−$30.0". */
export function promotionRows(promotions: Price['promotions']): BreakdownRow[] {
  return promotions.map(({ name, amount }) => ({ label: name, amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }))
}

type TakenOff = { name: string; amount: Cents; delivery?: true }

/** The amount that each coupon takes off the food; one that takes nothing off is no part of the price. */
export function couponRows(coupons: readonly TakenOff[]): BreakdownRow[] {
  return coupons.flatMap((coupon) => (coupon.delivery ? [] : offRow(coupon.name, coupon.amount)))
}

/** The amount that each delivery coupon takes off the delivery fee: it stands below the fee. */
export function deliveryCouponRows(coupons: readonly TakenOff[]): BreakdownRow[] {
  return coupons.flatMap(({ name, amount, delivery }) => (delivery ? offRow(m.coupon_row_delivery({ name }), amount) : []))
}

function offRow(label: string, amount: Cents): BreakdownRow[] {
  return amount > 0 ? [{ label, amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }] : []
}

/** The amount that points pay: "200 points −$10.0"; nothing where none do. */
export function pointRows(points: Price['points']): BreakdownRow[] {
  if (!points) return []
  const { used, amount } = points
  return [{ label: m.handover_points_row({ points: used }), amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }]
}
