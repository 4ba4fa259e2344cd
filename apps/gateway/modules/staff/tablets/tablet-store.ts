import type { TabletHealth } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { idleLimit } from '../shop-key-store.ts'

export type NewTablet = { tabletId: string; storeId: string; name: string }
/** `report`: the last that it said of itself. */
export type TabletRecord = NewTablet & {
  pairedAt: Instant
  seenAt: Instant | null
  endsAt: Instant
  report: ({ at: Instant } & TabletHealth) | null
}

export type Tablets = {
  /** Lets a tablet wait for somebody to enter its code. Those that nobody entered in time are forgotten. */
  wait(pairing: { secret: string; code: string; expiresAt: Instant }): Promise<void>
  /** Says whether a tablet waits with this secret and nobody has entered its code yet. */
  waits(secret: string): Promise<boolean>
  /** Pairs the tablet that waits with a code, once; undefined where none does, or who pairs it has been shut out meanwhile. Until it fetches its key, `spare` stands for it. */
  pair(rows: Rows, code: string, tablet: NewTablet & { spare: string; pairedBy: string }): Promise<TabletRecord | undefined>
  /** Pairs a tablet with its key at once, without a code; undefined where who pairs it has been shut out. */
  pairAtOnce(rows: Rows, tablet: NewTablet & { key: string; pairedBy: string }): Promise<TabletRecord | undefined>
  /** Makes a key that of the paired tablet with this secret, which has not used one yet; undefined where there is none. */
  giveKey(secret: string, key: string): Promise<NewTablet | undefined>
  /** The tablets of a shop whose keys are good, by name. */
  list(storeId: string): Promise<TabletRecord[]>
  find(rows: Rows, storeId: string, tabletId: string): Promise<TabletRecord | undefined>
  rename(rows: Rows, tabletId: string, name: string): Promise<void>
  revoke(rows: Rows, tabletId: string): Promise<void>
  /** Revokes all that somebody has paired since then. */
  revokePaired(rows: Rows, by: { staffId: string; since: Instant }): Promise<NewTablet[]>
}

type TabletRow = Omit<TabletRecord, 'endsAt' | 'report'> & { reportedAt: Instant | null; health: TabletHealth | null }

const columns = `tablet_id as "tabletId", store_id as "storeId", name, paired_at as "pairedAt", seen_at as "seenAt", reported_at as "reportedAt",
  report as health`
const good = 'coalesce(seen_at, paired_at)'
const WAIT = statement(
  'tablet-pairings-wait',
  `with over as (delete from tablet_pairings where expires_at <= $4)
    insert into tablet_pairings (secret_hash, code, expires_at) values ($1, $2, $3)`,
)
const WAITS = statement(
  'tablet-pairings-waits',
  'select true as waits from tablet_pairings where secret_hash = $1 and expires_at > $2 and tablet_id is null',
)
const TAKE = statement(
  'tablet-pairings-take',
  'update tablet_pairings set tablet_id = $2 where code = $1 and expires_at > $3 and tablet_id is null returning true as taken',
)
const ADD = statement(
  'tablets-add',
  `insert into shop_keys (key_hash, tablet_id, store_id, name, paired_at, paired_by)
    select :keyHash::bytea, :tabletId::uuid, :storeId::text, :name::text, :at::timestamptz, staff_id from staff
      where staff_id = :pairedBy and active for share
    returning ${columns}`,
)
const GIVE_KEY = statement(
  'tablets-give-key',
  `update shop_keys set key_hash = $2 from tablet_pairings pairing
    where secret_hash = $1 and expires_at > $3 and shop_keys.tablet_id = pairing.tablet_id and seen_at is null
    returning shop_keys.tablet_id as "tabletId", store_id as "storeId", name`,
)
const LIST = statement(
  'tablets-list',
  `select ${columns} from shop_keys where store_id = $1 and tablet_id is not null and ${good} > $2 order by name, tablet_id`,
)
const FIND = statement(
  'tablets-find',
  `select ${columns} from shop_keys where store_id = $1 and tablet_id = $2 and ${good} > $3 for update`,
)
const RENAME = statement('tablets-rename', 'update shop_keys set name = $2 where tablet_id = $1')
const REVOKE = statement('tablets-revoke', 'delete from shop_keys where tablet_id = $1')
const REVOKE_PAIRED = statement(
  'tablets-revoke-paired',
  'delete from shop_keys where paired_by = $1 and paired_at >= $2 returning tablet_id as "tabletId", store_id as "storeId", name',
)

export function createTablets(db: Database, clock: Clock): Tablets {
  const now = () => moment(clock.now())
  const idleSince = () => moment(clock.now() - idleLimit)
  const pairAtOnce: Tablets['pairAtOnce'] = async (rows, { key, ...tablet }) => {
    const [row] = await rows<TabletRow>(ADD, { keyHash: hashSecret(key), ...tablet, at: now() })
    return row && recordOf(row)
  }
  return {
    async wait({ secret, code, expiresAt }) {
      await db.rows(WAIT, [hashSecret(secret), code, moment(expiresAt), now()])
    },
    waits: async (secret) => (await db.rows(WAITS, [hashSecret(secret), now()])).length > 0,
    async pair(rows, code, { spare, ...tablet }) {
      if ((await rows(TAKE, [code, tablet.tabletId, now()])).length === 0) return undefined
      return pairAtOnce(rows, { ...tablet, key: spare })
    },
    pairAtOnce,
    giveKey: async (secret, key) => (await db.rows<NewTablet>(GIVE_KEY, [hashSecret(secret), hashSecret(key), now()]))[0],
    list: async (storeId) => (await db.rows<TabletRow>(LIST, [storeId, idleSince()])).map(recordOf),
    async find(rows, storeId, tabletId) {
      const [row] = await rows<TabletRow>(FIND, [storeId, tabletId, idleSince()])
      return row && recordOf(row)
    },
    async rename(rows, tabletId, name) {
      await rows(RENAME, [tabletId, name])
    },
    async revoke(rows, tabletId) {
      await rows(REVOKE, [tabletId])
    },
    revokePaired: (rows, { staffId, since }) => rows<NewTablet>(REVOKE_PAIRED, [staffId, moment(since)]),
  }
}

function recordOf({ reportedAt, health, ...row }: TabletRow): TabletRecord {
  const report = reportedAt !== null && health !== null ? { at: reportedAt, ...health } : null
  return { ...row, endsAt: (row.seenAt ?? row.pairedAt) + idleLimit, report }
}
