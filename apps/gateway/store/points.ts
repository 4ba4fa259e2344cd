import type { Instant, PointLot } from '@harbour/rules'
import type { Database, Rows, Statement } from './database.ts'

/** `spend` and `back`: what an order was paid with, and what of it came back. */
export type PointKind = 'welcome' | 'order' | 'redeem' | 'expire' | 'adjust' | 'spend' | 'back'
export type PointEntry = {
  entryId: string
  kind: PointKind
  points: number
  at: Instant
  expiresAt: Instant | null
  titleTc: string
  titleEn: string
  orderId: string | null
}

export type Points = {
  /** What of a member's points is not spent, by when it ends; also what has ended and is not settled yet. */
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

/** Gives points beside whatever else is written with them. */
export async function earnPoints(rows: Rows, userId: string, entry: PointEntry): Promise<void> {
  const { entryId, kind, points, at, expiresAt, titleTc, titleEn, orderId } = entry
  await rows(EARN, [entryId, userId, kind, points, new Date(at), expiresAt && new Date(expiresAt), titleTc, titleEn, orderId])
}

/** There were too few points, and none was taken. */
export class TooFewPoints extends Error {}

type Spending = Omit<PointEntry, 'entryId'> & { entryId: string | null }

/** Takes points in a transaction that has locked its user, those that end first before others; throws where there are too few. An order remembers which it took. */
export async function spendPoints(rows: Rows, userId: string, entry: Spending): Promise<void> {
  const { entryId, kind, points, at, titleTc, titleEn, orderId } = entry
  const taken = await rows<{ entryId: string; points: number }>(SPEND, [userId, -points, new Date(at)])
  if (taken.length === 0) throw new TooFewPoints()
  await rows(NOTE, [entryId, userId, kind, points, new Date(at), titleTc, titleEn, orderId])
  if (orderId !== null) await rows(REMEMBER, [orderId, taken.map((lot) => lot.entryId), taken.map((lot) => lot.points)])
}

function unlessTooFew(fault: unknown): false {
  if (fault instanceof TooFewPoints) return false
  throw fault
}

const LOTS: Statement = {
  name: 'points-lots',
  text: `select unspent as left, expires_at as "expiresAt" from point_entries where user_id = $1 and unspent > 0 order by expires_at, entry_id`,
}

const columns = `entry_id as "entryId", kind, points, at, expires_at as "expiresAt", title_tc as "titleTc", title_en as "titleEn", order_id as "orderId"`

const FIRST_PAGE: Statement = {
  name: 'points-first-page',
  text: `select ${columns} from point_entries where user_id = $1 order by at desc, entry_id desc limit $2`,
}

/** Another member's entry as a mark is no mark: nothing comes after it. */
const NEXT_PAGE: Statement = {
  name: 'points-next-page',
  text: `select ${columns} from point_entries
         where user_id = $1 and (at, entry_id) < (select at, entry_id from point_entries where user_id = $1 and entry_id = $2)
         order by at desc, entry_id desc limit $3`,
}

const EARN: Statement = {
  name: 'points-earn',
  text: `insert into point_entries (entry_id, user_id, kind, points, unspent, at, expires_at, title_tc, title_en, order_id)
         select $1::uuid, $2::uuid, $3::text, $4::int, $4::int, $5::timestamptz, $6::timestamptz, $7::text, $8::text, $9::uuid
         where exists (select from members where user_id = $2) on conflict do nothing`,
}

/** Two who take points of one account take turns; what only refers to the account, as an order or an entry does, waits for nobody. */
export const LOCK_USER: Statement = { name: 'points-lock-user', text: 'select from users where user_id = $1 for no key update' }

/** Goes through what is unspent in the order in which it ends, and takes from each what is still wanted; nothing where there is too little. */
const SPEND: Statement = {
  name: 'points-spend',
  text: `with open as (
           select entry_id, unspent, sum(unspent) over (order by expires_at, entry_id) - unspent as before, sum(unspent) over () as had
           from point_entries where user_id = $1 and unspent > 0 and expires_at > $3
         )
         update point_entries p set unspent = p.unspent - least(open.unspent, $2::int - open.before)
         from open where p.entry_id = open.entry_id and open.before < $2::int and open.had >= $2::int
         returning p.entry_id as "entryId", least(open.unspent, $2::int - open.before)::int as points`,
}

const NOTE: Statement = {
  name: 'points-note',
  text: `insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en, order_id)
         values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8)`,
}

const REMEMBER: Statement = {
  name: 'points-remember',
  text: 'insert into point_uses (order_id, entry_id, points) select $1::uuid, * from unnest($2::uuid[], $3::int[])',
}

const SETTLE: Statement = {
  name: 'points-settle',
  text: `with ended as (
           select entry_id, user_id, unspent, least(expires_at, coalesce($3, expires_at)) as ended_at, title_tc, title_en from point_entries
           where user_id = $1 and unspent > 0 and least(expires_at, coalesce($3, expires_at)) <= $2 for update
         ), emptied as (
           update point_entries p set unspent = 0 from ended where p.entry_id = ended.entry_id
         )
         insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en)
         select gen_random_uuid(), user_id, 'expire', -unspent, ended_at, title_tc, title_en from ended`,
}
