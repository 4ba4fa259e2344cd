import type { Price } from '@harbour/protocol'
import { formatPrice, orderTypes, type Cents, type Handover, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { couponRows, pointRows, promotionRows } from '../../stores/promotion-rows.ts'
import type { BreakdownRow } from '../../ui/Breakdown.tsx'

export type PriceParts = Omit<Price, 'lines'>

/** Every part that makes the total, also those that cost nothing this time (domain.md, Law and courtesy); a locker says that it is free (spec 9.12). */
export function priceRows(price: PriceParts, orderType: OrderType, handover?: Handover): BreakdownRow[] {
  const subtotal = { label: m.confirm_subtotal({ count: price.itemCount }), amount: amount(price.subtotal) }
  const rows: BreakdownRow[] = [subtotal, ...promotionRows(price.promotions), ...couponRows(price.coupons)]
  if (orderType !== orderTypes.dineIn) rows.push({ label: m.confirm_boxes(), amount: amount(price.boxedMeal) })
  if (orderType === orderTypes.delivery) rows.push({ label: m.confirm_delivery(), amount: amount(price.delivery) })
  if (orderType === orderTypes.delivery && handover === 'locker') rows.push({ label: m.handover_locker(), amount: m.handover_free() })
  if (orderType !== orderTypes.dineIn)
    rows.push({ label: price.cutlery > 0 ? m.confirm_cutlery() : m.confirm_cutlery_none(), amount: amount(price.cutlery) })
  return [...rows, ...pointRows(price.points), { label: m.confirm_total(), amount: amount(price.total), kind: 'total' }]
}

const amount = (of: Cents) => formatPrice(of, { decimals: 'one' })
