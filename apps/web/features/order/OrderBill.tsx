import type { OrderDetail } from '@harbour/protocol'
import { formatPrice, formatTime, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { dayWords } from '../../stores/day-words.ts'
import { couponRows, pointRows, promotionRows } from '../../stores/promotion-rows.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Block } from '../../ui/Block.tsx'
import { Breakdown, type BreakdownRow } from '../../ui/Breakdown.tsx'
import { CountedLine } from '../../ui/CountedLine.tsx'
import { Price } from '../../ui/Price.tsx'

/** What was ordered, in the words it was ordered in, and what it costs. */
export function OrderBill({ order }: { order: OrderDetail }) {
  return (
    <Block title={m.order_title({ number: order.orderNo })} end={<Price>{formatPrice(order.total)}</Price>}>
      <p className="small ink2">
        {m.order_items({ count: order.itemCount })} ·{' '}
        {m.order_placed_at({ moment: `${dayWords(order.placedAt)} ${formatTime(order.placedAt)}` })}
      </p>
      <ul>
        {order.lines.map(({ uid, name, choices, num, total, gift }, index) => (
          <CountedLine key={`${uid} ${index}`} count={num} name={name} detail={choices} amount={formatPrice(total)}>
            {gift && <Badge tone="reward">{m.order_gift()}</Badge>}
          </CountedLine>
        ))}
      </ul>
      <hr className="hr trk__rule" />
      <Breakdown rows={rowsOf(order)} />
    </Block>
  )
}

/** The parts that cost something, and the total. */
function rowsOf({ price, handover }: Pick<OrderDetail, 'price' | 'handover'>): BreakdownRow[] {
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
    { label: m.order_total_cash(), amount: amount(total), kind: 'total' },
  ]
}

const amount = (of: Cents) => formatPrice(of, { decimals: 'one' })
