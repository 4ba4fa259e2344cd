import { hash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Database, Rows } from './database/database.ts'
import { statement } from './database/statement.ts'

/** A limit: so many within so many milliseconds of the first. */
export type Quota = { name: string; most: number; lasts: number }
/** One more of a quota of somebody or something, such as a guest, an address or a phone. */
export type QuotaUse = { quota: Quota; key: string }
/** The quota that was used up already, and the whole seconds until it begins anew. */
export type UsedUp = { quota: Quota; retryAfter: number }

export type Quotas = {
  /**
   * Takes one of each quota, or of none where one of them is used up. Of many that ask at the same moment, in all processes together, no more
   * get through than there are: each is a conditional write.
   */
  take(...uses: readonly QuotaUse[]): Promise<UsedUp | undefined>
  /** The part of a quota that is used up by now. To be told, never to be acted on: who acts takes. */
  used(use: QuotaUse): Promise<number>
  /** Gives one back of each, where what it was taken for did not come to pass. */
  giveBack(...uses: readonly QuotaUse[]): Promise<void>
  /** Begins a quota anew. */
  reset(...uses: readonly QuotaUse[]): Promise<void>
}

/** Quotas that all processes share through the database. Only hashes of whose they are are kept. */
export function createQuotas(db: Database, clock: Clock): Quotas {
  return {
    take: (...uses) => takeAll(uses, { db, now: clock.now() }),
    used: async (use) => (await db.rows<{ used: number }>(USED, [idOf(use), new Date(clock.now())]))[0]?.used ?? 0,
    async giveBack(...uses) {
      await db.rows(GIVE_BACK, [uses.map(idOf)])
    },
    async reset(...uses) {
      await db.rows(RESET, [uses.map(idOf)])
    },
  }
}

/** Takes quotas in the order of their ids, so that two who take the same never wait for each other. What is said is the first in the caller's own order. */
async function takeAll(uses: readonly QuotaUse[], { db, now }: { db: Database; now: number }): Promise<UsedUp | undefined> {
  const [only] = uses
  if (only && uses.length === 1) return takeOne({ ...only, id: idOf(only) }, { rows: db.rows, now })
  const inOrder = uses.map((use, at) => ({ ...use, at, id: idOf(use) })).sort((a, b) => Buffer.compare(a.id, b.id))
  try {
    await db.transaction(async (rows) => {
      const usedUp: (UsedUp & { at: number })[] = []
      for (const use of inOrder) {
        const over = await takeOne(use, { rows, now })
        if (over) usedUp.push({ ...over, at: use.at })
      }
      const [first] = usedUp.sort((a, b) => a.at - b.at)
      if (first) throw new Undone({ quota: first.quota, retryAfter: first.retryAfter })
    })
    return undefined
  } catch (cause) {
    if (cause instanceof Undone) return cause.usedUp
    throw cause
  }
}

/** Ends a transaction without a trace of it. */
class Undone extends Error {
  readonly usedUp: UsedUp
  constructor(usedUp: UsedUp) {
    super('used up')
    this.usedUp = usedUp
  }
}

async function takeOne({ id, quota }: QuotaUse & { id: Buffer }, { rows, now }: { rows: Rows; now: number }): Promise<UsedUp | undefined> {
  const endsAt = now + quota.lasts
  const [row] = await rows<{ taken: boolean; endsAt: number }>(TAKE, [id, quota.most, new Date(now), new Date(endsAt)])
  if (row?.taken) return undefined
  return { quota, retryAfter: Math.max(1, Math.ceil(((row?.endsAt ?? endsAt) - now) / 1000)) }
}

const idOf = ({ quota, key }: QuotaUse) => hash('sha256', `${quota.name} ${key}`, 'buffer')

/** The second row is how it stood before, for whoever comes too late; a row that is new at this very moment is not seen, and its end guessed. */
const TAKE = statement(
  'quotas-take',
  `with taken as (
           insert into quotas as q (quota, used, ends_at) select $1::bytea, 1, $4::timestamptz where $2::int > 0
           on conflict (quota) do update set used = case when q.ends_at > $3::timestamptz then q.used + 1 else 1 end,
             ends_at = case when q.ends_at > $3 then q.ends_at else $4 end
           where q.ends_at <= $3 or q.used < $2
           returning ends_at
         )
         select true as taken, ends_at as "endsAt" from taken
         union all
         select false, ends_at from quotas where quota = $1 and not exists (select from taken)`,
)
const USED = statement('quotas-used', 'select used from quotas where quota = $1 and ends_at > $2')
const GIVE_BACK = statement('quotas-give-back', 'update quotas set used = used - 1 where quota = any($1) and used > 0')
const RESET = statement('quotas-reset', 'delete from quotas where quota = any($1)')
