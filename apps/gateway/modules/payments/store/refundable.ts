import type { Cents, Instant, OrderState, PayMethod } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ShownCard } from '../payment-provider.ts'
import type { Refundable } from './arrange-refund.ts'

/** An order as a refund of it would find it now; `charged` and `left` are null where nothing was paid that could go back, and `card` is the one that paid. */
export type RefundableOrder = Omit<Refundable, 'charged' | 'left'> & {
  state: OrderState
  method: PayMethod
  card: ShownCard | null
  charged: Cents | null
  left: Cents | null
}

/** Says whether any of an order's money may go back by its lines: it was paid, and has not gone back as a whole. */
export function mayGiveBack(order: RefundableOrder): order is RefundableOrder & { charged: Cents; left: Cents } {
  return order.charged !== null && order.left !== null && order.state !== 'paymentPending' && order.state !== 'cancelled'
}

/** Reads an order of a shop as a refund would find it, without locking it; undefined where the shop has no such order. */
export async function readRefundable(db: Database, of: { orderId: string; storeId: string }): Promise<RefundableOrder | undefined> {
  return (await db.rows<RefundableOrder>(READ, [of.orderId, of.storeId]))[0]
}

/** The money of orders, in cents, that goes back where they are cancelled now; none of an order that has none. */
export async function readLeft(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const found = await db.rows<{ orderId: string; amount: Cents }>(LEFT, [orderIds])
  return new Map(found.map(({ orderId, amount }) => [orderId, amount]))
}

/** The points that come back if so many of an order's go back at a moment: those whose time is over do not. */
export async function pointsComing(
  db: Database,
  { orderId, points, at }: { orderId: string; points: number; at: Instant },
): Promise<number> {
  return (await db.rows<{ points: number }>(POINTS_COMING, [orderId, points, moment(at)]))[0]?.points ?? 0
}

const READ = statement(
  'refundable-read',
  `select o.state, o.points, o.lines, o.price, o.pay_method as method, p.card, p.amount as charged, p.amount - p.given_back as "left",
           coalesce((select jsonb_agg(part) from refunds r, jsonb_array_elements(r.parts) part where r.order_id = o.order_id and r.parts is not null), '[]') as before
         from orders o left join payments p on p.order_id = o.order_id and p.state in ('held', 'captured') and p.booked = 'sale'
         where o.order_id = $1 and o.store_id = $2`,
)

/** The same payments that a cancelled order gives back. */
const LEFT = statement(
  'refundable-left',
  `select order_id as "orderId", sum(amount - given_back)::bigint as amount from payments
         where order_id = any($1::uuid[]) and state in ('held', 'captured') group by order_id`,
)

/** In the order in which they go back. */
const POINTS_COMING = statement(
  'refundable-points-coming',
  `with used as (
           select u.points, e.expires_at, sum(u.points) over (order by e.expires_at desc, u.entry_id) - u.points as before
           from point_uses u join point_entries e using (entry_id) where u.order_id = $1
         )
         select coalesce(sum(least(points, $2::int - before)) filter (where expires_at > $3), 0)::int as points from used where before < $2::int`,
)
