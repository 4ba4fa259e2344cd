import type { Price } from '@harbour/protocol'
import { cents, formatPrice, type Cents } from '@harbour/rules'
import { m } from '../paraglide/messages.js'
import type { BreakdownRow } from '../ui/Breakdown.tsx'

/** What each promotion takes off, by its name: "−$30.0". */
export function promotionRows(promotions: Price['promotions']): BreakdownRow[] {
  return promotions.map(({ name, amount }) => ({ label: name, amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }))
}

/** What each coupon takes off; one that takes nothing off is no part of the price. */
export function couponRows(coupons: readonly { name: string; amount: Cents }[]): BreakdownRow[] {
  return coupons.flatMap(({ name, amount }) =>
    amount > 0 ? [{ label: name, amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' as const }] : [],
  )
}

/** What points pay: "200 points −$10.0"; nothing where none do. */
export function pointRows(points: Price['points']): BreakdownRow[] {
  if (!points) return []
  const { used, amount } = points
  return [{ label: m.handover_points_row({ points: used }), amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }]
}
