import type { TimelineEntry } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type Timelines = {
  /** All that happened to an order, in the order in which it did; amounts in cents. */
  of(orderId: string): Promise<TimelineEntry[]>
  /** The version of the catalogue that was live at a moment; null where none is. */
  menuVersion(at: Instant): Promise<number | null>
}

/** A coupon's hold has no time of its own: it is used in the statement that places its order. */
const OF = statement(
  'timelines-of',
  `select at, kind, by, what, state, amount, points, detail from (
     select at, 1 as rank, seq::bigint as no, 'step' as kind, actor as by, state as what, null as state, null::bigint as amount, null::int as points, reason as detail
       from order_events where order_id = $1
     union all
     select begun_at, 2, 0, 'payment', null, method, state, amount, null, concat_ws(' ', provider, ref, reason) from payments where order_id = $1
     union all
     select settled_at, 3, 0, 'capture', null, method, state, amount, null, booked from payments
       where order_id = $1 and settled_at is not null and state in ('held', 'captured')
     union all
     select asked_at, 4, 0, 'refund', null, reason, state, amount, nullif(r.points, 0), ref from refunds r where order_id = $1
     union all
     select done_at, 5, 0, 'refunded', null, reason, state, amount, null, ref from refunds where order_id = $1 and done_at is not null
     union all
     select asked_at, 6, 0, 'request', asker.name, reason,
         case approved when true then 'approved' when false then 'declined' else 'waiting' end, amount, null, decider.name
       from refund_requests join staff asker on asker.staff_id = asked_by left join staff decider on decider.staff_id = decided_by
       where order_id = $1
     union all
     select o.placed_at, 7, use, 'coupon', null, voucher_code, h.state, null, null, channel from voucher_holds h join orders o using (order_id) where order_id = $1
     union all
     select at, 8, 0, 'points', null, kind, null, null, p.points, null from point_entries p where order_id = $1
     union all
     select try_at, 9, seq::bigint, 'push', null, 'step ' || seq, 'waiting', null, null, null from push_messages where order_id = $1
     union all
     select to_timestamp((locker ->> 'putAt')::numeric / 1000), 10, 0, 'locker', null, locker ->> 'no', null, null, null, null from orders
       where order_id = $1 and locker is not null
     union all
     select food_at, 11, 0, 'rating', 'guest', 'food', null, null, food, word from order_ratings where order_id = $1 and food is not null
     union all
     select delivery_at, 11, 1, 'rating', 'guest', 'delivery', null, null, delivery, case when food is null then word end
       from order_ratings where order_id = $1 and delivery is not null
     union all
     select at, 12, audit_no, 'staff', staff_name, action, null, null, null, after::text from audit where subject = $1::uuid::text
   ) as entries order by at, rank, no`,
)

/** The first publication afterwards says which it replaced; where there was none since, it is the one that is live. */
const MENU_VERSION = statement(
  'timelines-menu-version',
  `select coalesce(
     (select (before ->> 'live')::bigint from audit where before ? 'live' and at > $1 order by audit_no limit 1),
     (select version_no from catalogue_versions where state = 'live')
   ) as "versionNo"`,
)

export function createTimelines(db: Database): Timelines {
  return {
    of: (orderId) => db.rows<TimelineEntry>(OF, [orderId]),
    menuVersion: async (at) => (await db.rows<{ versionNo: number | null }>(MENU_VERSION, [moment(at)]))[0]?.versionNo ?? null,
  }
}
