import type { OrderDetail } from '@harbour/protocol'
import { formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { payName } from '../../../entities/payment/pay-words.ts'
import { couponRows, deliveryCouponRows, pointRows, promotionRows } from '../../../entities/cart/promotion-rows.ts'
import type { BreakdownRow } from '../../../ui/shop/Breakdown.tsx'

/** The parts of a price that cost something, and the total with how it is paid. */
export function billRows({
  price,
  handover,
  payMethod,
  card,
}: Pick<OrderDetail, 'price' | 'handover' | 'payMethod' | 'card'>): BreakdownRow[] {
  const { subtotal, promotions, coupons, boxedMeal, delivery, cutlery, points, total } = price
  return [
    { label: m.order_subtotal(), amount: amount(subtotal) },
    ...promotionRows(promotions),
    ...couponRows(coupons),
    ...feeRow(m.order_boxes(), boxedMeal),
    ...feeRow(m.order_delivery(), delivery),
    ...deliveryCouponRows(coupons),
    ...feeRow(m.order_cutlery(), cutlery),
    ...(handover === 'locker' ? [{ label: m.handover_locker(), amount: m.handover_free() }] : []),
    ...pointRows(points),
    { label: m.tracker_total({ method: payName(payMethod, card) }), amount: amount(total), kind: 'total' },
  ]
}

function feeRow(label: string, fee: Cents): BreakdownRow[] {
  return fee === 0 ? [] : [{ label, amount: amount(fee) }]
}

const amount = (of: Cents) => formatPrice(of, { decimals: 'one' })
