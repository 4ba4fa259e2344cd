import { cents, formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { methodName } from '../orders/method-name.ts'
import type { OrderDetailAnswer } from './use-order-detail.ts'

type Row = { name: string; amount: Cents; look?: 'save' | 'back' }

/** The price of an order as it was placed, what was charged, and what has gone back. */
export function PriceBlock({ detail }: { detail: OrderDetailAnswer }) {
  const { price, order, charged, refunded } = detail
  const rows = priceRows(detail)
  return (
    <section className="kcard odp" aria-label={m.detail_price()}>
      <dl>
        {rows.map(({ name, amount, look }, at) => (
          <div key={at} className={look && `is-${look}`}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{order.paid ? m.detail_paid({ method: methodName(order.payMethod) }) : m.detail_to_pay()}</dt>
          <dd>{money(charged > 0 ? charged : price.total)}</dd>
        </div>
        {refunded > 0 && (
          <div className="is-back">
            <dt>{m.detail_refunded({ state: refundStates[detail.refund?.state ?? 'arranged']() })}</dt>
            <dd>{money(less(refunded))}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const less = (amount: Cents) => cents(0 - amount)
const money = (amount: Cents) => formatPrice(amount, { decimals: 'one' })

const refundStates = {
  arranged: m.detail_refund_arranged,
  processing: m.detail_refund_processing,
  refunded: m.detail_refund_done,
  failed: m.detail_refund_failed,
  manual: m.detail_refund_manual,
}

/** The rows between the food and the sum; what is nothing is left out. */
function priceRows({ price, charged }: OrderDetailAnswer): Row[] {
  const rounding = cents(charged > 0 ? charged - price.total : 0)
  const rows: Row[] = [
    ...price.promotions.map(({ name, amount }): Row => ({ name, amount: less(amount), look: 'save' })),
    ...price.coupons.map(({ name, amount }): Row => ({ name: m.detail_coupon({ name }), amount: less(amount), look: 'save' })),
    { name: m.detail_boxes(), amount: price.boxedMeal },
    { name: m.order_delivery(), amount: price.delivery },
    { name: m.order_cutlery(), amount: price.cutlery },
    ...(price.points ? [{ name: m.detail_points({ points: price.points.used }), amount: less(price.points.amount) }] : []),
    { name: m.detail_rounding(), amount: rounding },
  ]
  return [{ name: m.detail_food(), amount: price.subtotal }, ...rows.filter(({ amount }) => amount !== 0)]
}
