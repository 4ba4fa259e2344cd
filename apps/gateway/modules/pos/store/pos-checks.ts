import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { PosShop, PostedCheck } from '../pos-system.ts'

/** The check of an order, and what is to be done with it now: posted, or taken back. `askedAt`: when it was last posted, null while it never was. */
export type PosTask = PosShop & {
  orderId: string
  state: 'due' | 'voidDue'
  ref: string | null
  dueAt: Instant
  askedAt: Instant | null
  tries: number
}

export type PosChecks = {
  /** Takes every shop that has something to post and that no other process posts for; it is its own until then. */
  take(ask: { now: Instant; until: Instant }): Promise<string[]>
  /** Keeps a shop for longer, and claims the first of its checks that is due; undefined where none is. */
  next(ask: { storeId: string; now: Instant; until: Instant }): Promise<PosTask | undefined>
  /** Gives a shop back, to be looked at again from then on. */
  giveBack(storeId: string, from: Instant): Promise<void>
  /** Notes that a check is posted now, before it is; false where its order was cancelled meanwhile, and nothing is to be posted. */
  begin(orderId: string, at: Instant): Promise<boolean>
  /** Keeps what the POS says of a check that is there: one whose total is another differs, one whose order was cancelled meanwhile is taken back. */
  posted(orderId: string, seen: PostedCheck & { isSame: boolean; at: Instant }): Promise<void>
  /** The POS said no: of a check that was to be posted, or of one that was to be taken back and stays there. */
  refused(orderId: string, ask: { problem: string; at: Instant }): Promise<void>
  voided(orderId: string, at: Instant): Promise<void>
  /** The POS did not answer: again then. */
  again(orderId: string, at: Instant): Promise<void>
}

const due = (storeId: string, now: string) => `pos_checks c where c.store_id = ${storeId} and c.try_at <= ${now}`

/** Shops are few, and without one there is nothing to look for. */
const toServe = (now: string) => `pos_shops p where p.busy_until <= ${now} and exists (select from ${due('p.store_id', now)})`

/** The condition, at the moment `$1`, that a check is to be posted or taken back. */
export const posChecksDue = `exists (select from ${toServe('$1')})`

const TAKE = statement(
  'pos-checks-take',
  `with free as (select p.store_id from ${toServe('$1')} for update skip locked)
    update pos_shops s set busy_until = $2 from free where s.store_id = free.store_id returning s.store_id as "storeId"`,
)
const NEXT = statement(
  'pos-checks-next',
  `with shop as (update pos_shops set busy_until = :until::timestamptz where store_id = :storeId::text returning store_id, location, revenue_center),
      next as (select c.order_id from shop, ${due('shop.store_id', ':now::timestamptz')} order by c.try_at, c.due_at limit 1 for update of c skip locked)
    update pos_checks c set try_at = :until::timestamptz, tries = c.tries + 1 from next, shop where c.order_id = next.order_id
    returning c.order_id as "orderId", c.state, c.check_ref as ref, c.due_at as "dueAt", c.asked_at as "askedAt", c.tries,
      shop.store_id as "storeId", shop.location, shop.revenue_center as "revenueCenter"`,
)
const GIVE_BACK = statement('pos-checks-give-back', 'update pos_shops set busy_until = $2 where store_id = $1')
const BEGIN = statement(
  'pos-checks-begin',
  `update pos_checks set asked_at = $2 where order_id = $1 and state = 'due' returning order_id as "orderId"`,
)
const POSTED = statement(
  'pos-checks-posted',
  `update pos_checks set check_ref = :ref, check_number = :number, total = :total, problem = null,
      state = case when state = 'voidDue' then state when :isSame::boolean then 'posted' else 'differs' end,
      try_at = case when state = 'voidDue' then :at::timestamptz end, tries = 0
    where order_id = :orderId::uuid and state in ('due', 'voidDue')`,
)
const REFUSED = statement(
  'pos-checks-refused',
  `update pos_checks set problem = :problem,
      state = case when state = 'voidDue' and check_ref is null then 'voided' else 'refused' end,
      ended_at = case when state = 'voidDue' and check_ref is null then :at::timestamptz end, try_at = null
    where order_id = :orderId::uuid and state in ('due', 'voidDue')`,
)
const VOIDED = statement(
  'pos-checks-voided',
  `update pos_checks set state = 'voided', ended_at = $2, try_at = null where order_id = $1 and state = 'voidDue'`,
)
const AGAIN = statement('pos-checks-again', 'update pos_checks set try_at = $2 where order_id = $1 and try_at is not null')

/** The checks that orders are to have in their shops' POS. */
export function createPosChecks(db: Database): PosChecks {
  return {
    take: async ({ now, until }) => (await db.rows<{ storeId: string }>(TAKE, [moment(now), moment(until)])).map(({ storeId }) => storeId),
    next: async ({ storeId, now, until }) => (await db.rows<PosTask>(NEXT, { storeId, now: moment(now), until: moment(until) }))[0],
    giveBack: async (storeId, from) => void (await db.rows(GIVE_BACK, [storeId, moment(from)])),
    begin: async (orderId, at) => (await db.rows(BEGIN, [orderId, moment(at)])).length > 0,
    posted: async (orderId, { at, ...seen }) => void (await db.rows(POSTED, { ...seen, orderId, at: moment(at) })),
    refused: async (orderId, { problem, at }) => void (await db.rows(REFUSED, { orderId, problem, at: moment(at) })),
    voided: async (orderId, at) => void (await db.rows(VOIDED, [orderId, moment(at)])),
    again: async (orderId, at) => void (await db.rows(AGAIN, [orderId, moment(at)])),
  }
}

const OPEN_GATE = statement('pos-shops-open-gate', `select setval('pos_gate', 1)`)
const SAVE = statement(
  'pos-shops-save',
  `insert into pos_shops (store_id, location, revenue_center)
    select * from unnest(:storeIds::text[], :locations::text[], :revenueCenters::int[])
    on conflict (store_id) do update set location = excluded.location, revenue_center = excluded.revenue_center
      where (pos_shops.location, pos_shops.revenue_center) <> (excluded.location, excluded.revenue_center)`,
)
const LEAVE = statement('pos-shops-leave', 'delete from pos_shops where store_id <> all($1::text[])')

/** Writes down which shops have a POS, as the settings name them: from then on their orders become checks, and those of others do not. */
export function writePosShops(db: Pick<Database, 'transaction'>, shops: readonly PosShop[]): Promise<void> {
  const storeIds = shops.map(({ storeId }) => storeId)
  return db.transaction(async (rows) => {
    await rows(OPEN_GATE)
    await rows(LEAVE, [storeIds])
    const where = { locations: shops.map(({ location }) => location), revenueCenters: shops.map(({ revenueCenter }) => revenueCenter) }
    await rows(SAVE, { storeIds, ...where })
  })
}
