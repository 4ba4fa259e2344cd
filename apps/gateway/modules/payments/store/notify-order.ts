import { statement } from '../../../platform/database/statement.ts'
import { notifyOrderStep } from '../../ordering/shared-sql/notify-order-step.ts'

/** The order first, as by everybody who takes both: the order and a payment of it. */
export const LOCK_ORDER_OF_PAYMENT = statement(
  'refunds-lock-order-of-payment',
  `select o.order_id as "orderId" from orders o join payments p using (order_id) where p.payment_id = $1 for no key update of o`,
)

/** The shop of an order, if it has ever been told of it; to no shop otherwise. */
export const informedShop = `case when answer_by is not null then store_id else '' end`

/** Tells the guest the state that is furthest from its end, anew only where it has changed. */
export const NOTIFY_ORDER = statement(
  'refunds-tell',
  `with stands as (
           select (array_agg(state order by array_position(array['failed', 'manual', 'arranged', 'processing', 'refunded'], state)))[1] as state
           from refunds where order_id = $1
         ), moved as (
           update orders o set refund_state = stands.state, seq = seq + 1 from stands where order_id = $1 and refund_state <> stands.state
           returning order_id, seq, o.state, refund_state, ${informedShop} as store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason)
           select order_id, seq, state, $2::timestamptz, 'system', case refund_state when 'refunded' then 'refunded' else 'refund' || initcap(refund_state) end from moved
         )
         select ${notifyOrderStep({ at: '$3' })} from moved`,
)
