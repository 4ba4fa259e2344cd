import type { Price } from '@harbour/protocol'
import { formatPrice, orderTypes, type Cents, type Handover, type OrderType } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { couponRows, deliveryCouponRows, pointRows, promotionRows } from '../../../entities/cart/promotion-rows.ts'
import type { BreakdownRow } from '../../../ui/shop/Breakdown.tsx'

export type PriceParts = Omit<Price, 'lines'>

/** The answers that cost nothing and are told all the same: the food locker, and cutlery where its question was gone by in the cart. */
export type FreeParts = { handover?: Handover; noCutlery?: boolean }

/** Every part that makes the total; a fee for boxes or cutlery that nobody pays is not spoken of, but for those answers (spec 9.12, 9.13). */
export function priceRows(price: PriceParts, orderType: OrderType, { handover, noCutlery }: FreeParts = {}): BreakdownRow[] {
  const subtotal = { label: m.confirm_subtotal({ count: price.itemCount }), amount: amount(price.subtotal) }
  const rows: BreakdownRow[] = [subtotal, ...promotionRows(price.promotions), ...couponRows(price.coupons)]
  if (price.boxedMeal > 0) rows.push({ label: m.confirm_boxes(), amount: amount(price.boxedMeal) })
  if (orderType === orderTypes.delivery) rows.push({ label: m.confirm_delivery(), amount: amount(price.delivery) })
  rows.push(...deliveryCouponRows(price.coupons))
  if (orderType === orderTypes.delivery && handover === 'locker') rows.push({ label: m.handover_locker(), amount: m.handover_free() })
  if (price.cutlery > 0) rows.push({ label: m.confirm_cutlery(), amount: amount(price.cutlery) })
  else if (noCutlery) rows.push({ label: m.confirm_no_cutlery(), amount: amount(price.cutlery) })
  return [...rows, ...pointRows(price.points), { label: m.confirm_total(), amount: amount(price.total), kind: 'total' }]
}

const amount = (of: Cents) => formatPrice(of, { decimals: 'one' })
