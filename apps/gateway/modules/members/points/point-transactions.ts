import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

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

/** Gives points beside whatever else is written with them. */
export async function earnPoints(rows: Rows, userId: string, entry: PointEntry): Promise<void> {
  const { at, expiresAt } = entry
  await rows(EARN, { ...entry, userId, at: new Date(at), expiresAt: expiresAt && new Date(expiresAt) })
}

/** There were too few points, and none was taken. */
export class TooFewPoints extends Error {}

/** Takes points in a transaction that has locked its user, those that end first before others; throws where there are too few. An order remembers which it took. */
export async function spendPoints(rows: Rows, userId: string, entry: PointEntry): Promise<void> {
  const { points, at, orderId } = entry
  const taken = await rows<{ entryId: string; points: number }>(SPEND, [userId, -points, new Date(at)])
  if (taken.length === 0) throw new TooFewPoints()
  await rows(NOTE, { ...entry, userId, at: new Date(at) })
  if (orderId !== null) await rows(REMEMBER, [orderId, taken.map((lot) => lot.entryId), taken.map((lot) => lot.points)])
}

const EARN = statement(
  'points-earn',
  `insert into point_entries (entry_id, user_id, kind, points, unspent, at, expires_at, title_tc, title_en, order_id)
         select :entryId::uuid, :userId::uuid, :kind::text, :points::int, :points::int, :at::timestamptz, :expiresAt::timestamptz, :titleTc::text, :titleEn::text, :orderId::uuid
         where exists (select from members where user_id = :userId) on conflict do nothing`,
)

/** Two who take points of one account take turns; what only refers to the account, as an order or an entry does, waits for nobody. */
export const LOCK_USER = statement('points-lock-user', 'select from users where user_id = $1 for no key update')

/** Goes through what is unspent in the order in which it ends, and takes from each what is still wanted; nothing where there is too little. */
const SPEND = statement(
  'points-spend',
  `with open as (
           select entry_id, unspent, sum(unspent) over (order by expires_at, entry_id) - unspent as before, sum(unspent) over () as had
           from point_entries where user_id = $1 and unspent > 0 and expires_at > $3
         )
         update point_entries p set unspent = p.unspent - least(open.unspent, $2::int - open.before)
         from open where p.user_id = $1 and p.entry_id = open.entry_id and open.before < $2::int and open.had >= $2::int
         returning p.entry_id as "entryId", least(open.unspent, $2::int - open.before)::int as points`,
)

const NOTE = statement(
  'points-note',
  `insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en, order_id)
         values (:entryId, :userId, :kind, :points, :at, :titleTc, :titleEn, :orderId)`,
)

const REMEMBER = statement(
  'points-remember',
  'insert into point_uses (order_id, entry_id, points) select $1::uuid, * from unnest($2::uuid[], $3::int[])',
)
