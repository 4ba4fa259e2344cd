import { cents, type Cents, type Instant, type OrderState, type RefundPart } from '@harbour/rules'
import type { StoredPrice } from '../../ordering/stored-price.ts'
import type { OrderLine } from '../../ordering/order-lines.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { moment } from '../../../platform/database/moment.ts'
import { notifyOrderStep } from '../../ordering/shared-sql/notify-order-step.ts'

/** An order as its refund is judged: `charged` for it, of which so much is `left` to be given back, its `points`, and the parts that have been given back. */
export type Refundable = {
  lines: readonly OrderLine[]
  price: StoredPrice
  charged: Cents
  left: Cents
  points: number
  before: readonly RefundPart[]
}

/** `judge` says what is to be given back, and how many points with it; null where that is not to be had. */
export type RefundRequest = {
  orderId: string
  storeId: string
  clientRefundId: string
  parts: readonly RefundPart[]
  reason: string
  at: Instant
  judge: (order: Refundable) => { amount: Cents; points: number } | null
  /** Is written with the refund; throws where it is not to be given after all. */
  also?: ((rows: Rows, amount: Cents) => Promise<void>) | undefined
}

/** The outcome: arranged now or before, with the points that came back, or why not. `conflict`: something else was asked for under the same clientRefundId. */
export type Arranged = { amount: Cents; refunded: Cents; pointsBack: number } | 'unknown' | 'unpaid' | 'refused' | 'conflict'

type Order = { state: OrderState; refunded: Cents; points: number; lines: OrderLine[]; price: StoredPrice }
type Known = { amount: Cents; parts: RefundPart[]; reason: string; pointsBack: number }
type Charge = { paymentId: string; amount: Cents; givenBack: Cents }

/** Order and payment are locked, in this order, from the judgement on: no two refunds give back the same cent. */
export function arrangeRefund(db: Database, ask: RefundRequest): Promise<Arranged> {
  return db.transaction(async (rows) => {
    const { orderId, clientRefundId } = ask
    const [order] = await rows<Order>(LOCK_ORDER, [orderId, ask.storeId])
    if (!order) return 'unknown'
    const [known] = await rows<Known>(KNOWN, [orderId, clientRefundId])
    if (known)
      return isSameRefund(known, ask) ? { amount: known.amount, refunded: order.refunded, pointsBack: known.pointsBack } : 'conflict'
    const [charge] = await rows<Charge>(LOCK_CHARGE, [orderId])
    if (!charge || order.state === 'paymentPending' || order.state === 'cancelled') return 'unpaid'
    return give(rows, { order, charge, ask })
  })
}

async function give(rows: Rows, { order, charge, ask }: { order: Order; charge: Charge; ask: RefundRequest }): Promise<Arranged> {
  const { orderId, clientRefundId, parts, reason, at, judge } = ask
  const { lines, price, refunded } = order
  const left = cents(charge.amount - charge.givenBack)
  const before = (await rows<{ parts: RefundPart[] }>(PARTS, [orderId])).flatMap((one) => one.parts)
  const owed = judge({ lines, price, charged: charge.amount, left, points: order.points, before })
  if (owed === null) return 'refused'
  const { amount, points } = owed
  const pointsBack = points > 0 ? ((await rows<{ points: number }>(POINTS_BACK, [orderId, points, moment(at)]))[0]?.points ?? 0) : 0
  const refund = { orderId, paymentId: charge.paymentId, amount, reason, parts: JSON.stringify(parts), clientRefundId, points, pointsBack }
  await rows(ARRANGE, { ...refund, at: moment(at), atMs: at })
  await ask.also?.(rows, amount)
  return { amount, refunded: cents(refunded + amount), pointsBack }
}

/** The parts and the reason of a refund: under one clientRefundId they stay the same. */
type RefundTerms = { parts: readonly RefundPart[]; reason: string }

/** Says whether two ask for the same refund. */
export function isSameRefund(one: RefundTerms, other: RefundTerms): boolean {
  const text = ({ parts }: RefundTerms) => parts.map(({ index, num }) => `${index}x${num}`).join()
  return text(one) === text(other) && one.reason === other.reason
}

const LOCK_ORDER = statement(
  'refund-lock-order',
  'select state, refunded, points, lines, price from orders where order_id = $1 and store_id = $2 for no key update',
)

const KNOWN = statement(
  'refund-known',
  'select amount, parts, reason, coalesce(points_back, points) as "pointsBack" from refunds where order_id = $1 and client_refund_id = $2',
)

/** The payment of the order itself; one that came late has gone back as a whole. */
const LOCK_CHARGE = statement(
  'refund-lock-charge',
  `select payment_id as "paymentId", amount, given_back as "givenBack" from payments
         where order_id = $1 and state in ('held', 'captured') and booked = 'sale' for update`,
)

const PARTS = statement('refund-parts', 'select parts from refunds where order_id = $1 and parts is not null')

const ARRANGE = statement(
  'refund-arrange',
  `with given as (
           update payments set given_back = given_back + :amount where order_id = :orderId and payment_id = :paymentId
         ), moved as (
           update orders set refunded = refunded + :amount, seq = seq + 1, refund_state = 'arranged' where order_id = :orderId
           returning order_id, seq, state, store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, state, :at, 'shop', 'refundArranged' from moved
         ), back as (
           insert into refunds (refund_id, order_id, payment_id, amount, reason, state, parts, client_refund_id, asked_at, try_at, points, points_back)
           select gen_random_uuid(), order_id, :paymentId::uuid, :amount::bigint, :reason::text, 'arranged', :parts::jsonb, :clientRefundId::uuid, :at::timestamptz, :at, :points::int, :pointsBack::int from moved
         )
         select ${notifyOrderStep({ at: ':atMs' })} from moved`,
)

/** Of the points that the order took, those first that end last, with the end that they had; those that have ended are gone. */
const POINTS_BACK = statement(
  'refund-points-back',
  `with used as (
           select u.entry_id, u.points, sum(u.points) over (order by e.expires_at desc, u.entry_id) - u.points as before
           from point_uses u join point_entries e using (entry_id) where u.order_id = $1
         ), part as (
           select entry_id, points, least(points, $2::int - before)::int as back from used where before < $2::int
         ), fewer as (
           update point_uses u set points = u.points - part.back from part
           where u.order_id = $1 and u.entry_id = part.entry_id and part.back < part.points
         ), none as (
           delete from point_uses u using part where u.order_id = $1 and u.entry_id = part.entry_id and part.back = part.points
         ), back as (
           update point_entries p set unspent = p.unspent + part.back from part
           where p.entry_id = part.entry_id and p.expires_at > $3 returning part.back as points
         )
         insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en, order_id)
         select gen_random_uuid(), spent.user_id, 'back', come.points, $3, spent.title_tc, spent.title_en, spent.order_id
         from (select sum(points)::int as points from back) come,
           lateral (select * from point_entries e where e.order_id = $1 and e.kind = 'spend' limit 1) spent
         where come.points > 0 returning points`,
)
