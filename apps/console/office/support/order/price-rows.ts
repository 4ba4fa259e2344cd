import { m } from '../../../paraglide/messages.js'
import type { OrderDetail } from './use-order-detail.ts'

/** A row of a price, in cents; what is taken off is below 0. */
export type PriceRow = { name: string; amount: number }

/** The price as the guest saw it, from the dishes to the total; what is nothing is left out. */
export function priceRows({ price }: Pick<OrderDetail, 'price'>): PriceRow[] {
  const between: PriceRow[] = [
    ...price.promotions.map(({ name, amount }) => ({ name, amount: 0 - amount })),
    ...price.coupons.map(({ name, amount }) => ({ name: m.support_price_coupon({ name }), amount: 0 - amount })),
    { name: m.support_price_boxes(), amount: price.boxedMeal },
    { name: m.support_price_delivery(), amount: price.delivery },
    { name: m.support_price_cutlery(), amount: price.cutlery },
    ...(price.points ? [{ name: m.support_price_points({ points: price.points.used }), amount: 0 - price.points.amount }] : []),
  ]
  return [{ name: m.support_price_dishes(), amount: price.subtotal }, ...between.filter(({ amount }) => amount !== 0)]
}
