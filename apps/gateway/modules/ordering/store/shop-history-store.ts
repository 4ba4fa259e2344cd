import type { Rating } from '@harbour/protocol'
import type { Actor, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { OrderRecord } from '../order.ts'

/** An order that has ended: when, by whom, and by which of the staff, with its guest's rating. */
export type EndedOrder = Pick<
  OrderRecord,
  | 'orderId'
  | 'orderNo'
  | 'pickupNo'
  | 'orderType'
  | 'state'
  | 'placedAt'
  | 'wantedAt'
  | 'endReason'
  | 'lines'
  | 'total'
  | 'payMethod'
  | 'refundState'
  | 'refunded'
  | 'contact'
  | 'acceptedBy'
> &
  Rating & { endedAt: Instant | null; endedBy: Actor | null; endedByName: string | null }

/** The orders of a shop from a moment up to another that have ended; those that a text finds, and those after one of them. */
export type HistoryAsk = { storeId: string; from: Instant; to: Instant; search: string | null; before: string | null; limit: number }

export type ShopHistoryStore = { ended(ask: HistoryAsk): Promise<EndedOrder[]> }

/** Looks up orders of a shop that have ended, the latest first. */
export function createShopHistoryStore(db: Database): ShopHistoryStore {
  return { ended: ({ from, to, ...ask }) => db.rows<EndedOrder>(ENDED, { ...ask, from: moment(from), to: moment(to) }) }
}

const time = (of: string) => `coalesce(${of}.wanted_at, ${of}.placed_at)`

/**
 * One range of the index `orders_ended_in_shop`, from its end. A cancelled order has further steps, of its money: it ended by the first of the last ones in its
 * state. A text is compared with whole values: a pickup number, an order's number or the running part of it, the last four digits of a phone.
 */
const ENDED = statement(
  'shop-history-ended',
  `select o.order_id as "orderId", o.order_no as "orderNo", o.pickup_no as "pickupNo", o.order_type as "orderType", o.state, o.placed_at as "placedAt",
           o.wanted_at as "wantedAt", o.end_reason as "endReason", o.lines, o.total, o.pay_method as "payMethod", o.refund_state as "refundState", o.refunded,
           o.contact, o.accepted_by_name as "acceptedBy", o.ended_by_name as "endedByName", e.at as "endedAt", e.actor as "endedBy", r.food, r.delivery, r.word
         from orders o
         left join order_ratings r using (order_id)
         left join lateral (
           select at, actor from order_events s where s.order_id = o.order_id and s.state = o.state
             and not exists (select from order_events p where p.order_id = s.order_id and p.seq = s.seq - 1 and p.state = s.state)
           order by s.seq desc limit 1
         ) e on true
         where o.store_id = :storeId and o.state in ('completed', 'cancelled') and o.answer_by is not null
           and ${time('o')} >= :from::timestamptz and ${time('o')} < :to::timestamptz
           and (:before::uuid is null or (${time('o')}, o.order_id) < (
             select ${time('b')}, b.order_id from orders b where b.order_id = :before::uuid and b.store_id = :storeId
           ))
           and (:search::text is null or o.pickup_no = :search or replace(o.order_no, ' ', '') = :search or split_part(o.order_no, ' ', 3) = :search
             or (length(:search) = 4 and right(o.contact ->> 'phone', 4) = :search))
         order by ${time('o')} desc, o.order_id desc limit :limit`,
)
