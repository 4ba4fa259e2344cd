import type { OrderDetail } from '@harbour/protocol'
import { formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { payName } from '../../stores/pay-words.ts'
import { couponRows, pointRows, promotionRows } from '../../stores/promotion-rows.ts'
import type { BreakdownRow } from '../../ui/Breakdown.tsx'

/** The parts of a price that cost something, and the total with how it is paid. */
export function billRows({
  price,
  handover,
  payMethod,
  card,
}: Pick<OrderDetail, 'price' | 'handover' | 'payMethod' | 'card'>): BreakdownRow[] {
  const { subtotal, promotions, coupons, boxedMeal, delivery, cutlery, points, total } = price
  const fees: [string, Cents][] = [
    [m.order_boxes(), boxedMeal],
    [m.order_delivery(), delivery],
    [m.order_cutlery(), cutlery],
  ]
  return [
    { label: m.order_subtotal(), amount: amount(subtotal) },
    ...promotionRows(promotions),
    ...couponRows(coupons),
    ...fees.filter(([, fee]) => fee !== 0).map(([label, fee]) => ({ label, amount: amount(fee) })),
    ...(handover === 'locker' ? [{ label: m.handover_locker(), amount: m.handover_free() }] : []),
    ...pointRows(points),
    { label: m.tracker_total({ method: payName(payMethod, card) }), amount: amount(total), kind: 'total' },
  ]
}

const amount = (of: Cents) => formatPrice(of, { decimals: 'one' })
