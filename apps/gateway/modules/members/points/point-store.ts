import type { Instant, PointLot } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { earnPoints, LOCK_USER, spendPoints, TooFewPoints, type PointEntry } from './point-transactions.ts'

export type Points = {
  /** A member's points that are not spent, by when they end; also those that have ended and are not settled yet. */
  lots(userId: string): Promise<PointLot[]>
  /** The entries after one, the latest first. */
  history(ask: { userId: string; after: string | null; limit: number }): Promise<PointEntry[]>
  /** Gives a member points that end; once for an order, whatever happens. Who is no member gets none. */
  earn(userId: string, entry: PointEntry): Promise<void>
  /** Takes points, those that end first before others; false, and nothing taken, where there are too few. */
  spend(userId: string, entry: PointEntry): Promise<boolean>
  /** Writes off what has ended by now, each lot as an entry of the moment it ended; where nothing is good after `latest`, that too. */
  settle(userId: string, ask: { now: Instant; latest: Instant | null }): Promise<void>
}

export function createPoints(db: Database): Points {
  return {
    lots: (userId) => db.rows(LOTS, [userId]),
    history: ({ userId, after, limit }) =>
      after === null ? db.rows(FIRST_PAGE, [userId, limit]) : db.rows(NEXT_PAGE, [userId, after, limit]),
    earn: (userId, entry) => earnPoints(db.rows, userId, entry),
    spend: (userId, entry) =>
      db
        .transaction(async (rows) => {
          await rows(LOCK_USER, [userId])
          await spendPoints(rows, userId, entry)
          return true
        })
        .catch(unlessTooFew),
    async settle(userId, { now, latest }) {
      await db.rows(SETTLE, [userId, new Date(now), latest && new Date(latest)])
    },
  }
}

function unlessTooFew(fault: unknown): false {
  if (fault instanceof TooFewPoints) return false
  throw fault
}

const LOTS = statement(
  'points-lots',
  `select unspent as left, expires_at as "expiresAt" from point_entries where user_id = $1 and unspent > 0 order by expires_at, entry_id`,
)

const columns = `entry_id as "entryId", kind, points, at, expires_at as "expiresAt", title_tc as "titleTc", title_en as "titleEn", order_id as "orderId"`

const FIRST_PAGE = statement(
  'points-first-page',
  `select ${columns} from point_entries where user_id = $1 order by at desc, entry_id desc limit $2`,
)

/** Another member's entry as a mark is no mark: nothing comes after it. */
const NEXT_PAGE = statement(
  'points-next-page',
  `select ${columns} from point_entries
         where user_id = $1 and (at, entry_id) < (select at, entry_id from point_entries where user_id = $1 and entry_id = $2)
         order by at desc, entry_id desc limit $3`,
)

const SETTLE = statement(
  'points-settle',
  `with ended as (
           select entry_id, user_id, unspent, least(expires_at, coalesce($3, expires_at)) as ended_at, title_tc, title_en from point_entries
           where user_id = $1 and unspent > 0 and least(expires_at, coalesce($3, expires_at)) <= $2 for update
         ), emptied as (
           update point_entries p set unspent = 0 from ended where p.user_id = $1 and p.entry_id = ended.entry_id
         )
         insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en)
         select gen_random_uuid(), user_id, 'expire', -unspent, ended_at, title_tc, title_en from ended`,
)
