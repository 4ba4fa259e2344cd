import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A gift of points or of a coupon; the other is null. */
export type GoodwillContent = { points: number | null; couponId: string | null; reason: string }
export type GoodwillRecord = GoodwillContent & { orderId: string; clientGiftId: string; staffId: string; at: Instant }

export type Goodwill = {
  /** Makes those wait who give in the name of the same person, or to the same member, until this transaction ends; false where that is no member. */
  lock(rows: Rows, who: { staffId: string; userId: string }): Promise<boolean>
  /** The gift that was given for an order under a client's id. */
  known(rows: Rows, of: { orderId: string; clientGiftId: string }): Promise<GoodwillContent | undefined>
  /** The points and coupons that somebody has given since then. */
  given(rows: Rows, by: { staffId: string; since: Instant }): Promise<{ points: number; coupons: number }>
  keep(rows: Rows, gift: GoodwillRecord): Promise<void>
}

const LOCK_STAFF = statement('goodwill-lock-staff', 'select from staff where staff_id = $1 for no key update')
const LOCK_MEMBER = statement(
  'goodwill-lock-member',
  'select true as member from users join members using (user_id) where user_id = $1 for no key update of users',
)
const KNOWN = statement(
  'goodwill-known',
  'select points, coupon_id as "couponId", reason from goodwill_gifts where order_id = $1 and client_gift_id = $2',
)
const GIVEN = statement(
  'goodwill-given',
  `select coalesce(sum(points), 0)::int as points, count(coupon_id)::int as coupons from goodwill_gifts where staff_id = $1 and given_at >= $2`,
)
const KEEP = statement(
  'goodwill-keep',
  `insert into goodwill_gifts (order_id, client_gift_id, staff_id, points, coupon_id, reason, given_at)
    values (:orderId, :clientGiftId, :staffId, :points, :couponId, :reason, :at)`,
)

export function createGoodwill(): Goodwill {
  return {
    async lock(rows, { staffId, userId }) {
      await rows(LOCK_STAFF, [staffId])
      return (await rows(LOCK_MEMBER, [userId])).length > 0
    },
    known: async (rows, { orderId, clientGiftId }) => (await rows<GoodwillContent>(KNOWN, [orderId, clientGiftId]))[0],
    async given(rows, { staffId, since }) {
      return (await rows<{ points: number; coupons: number }>(GIVEN, [staffId, moment(since)]))[0] ?? { points: 0, coupons: 0 }
    },
    keep: async (rows, { at, ...gift }) => void (await rows(KEEP, { ...gift, at: moment(at) })),
  }
}
