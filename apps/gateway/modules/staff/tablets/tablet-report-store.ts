import type { TabletHealth } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { idleLimit } from '../shop-key-store.ts'

/** A paired tablet, with its last report, and since when its alarm is not heard and its page not on the screen; null where it is. */
export type WatchedTablet = {
  tabletId: string
  storeId: string
  name: string
  pairedAt: Instant
  reportedAt: Instant | null
  unheardSince: Instant | null
  hiddenSince: Instant | null
}

/** A shop of which no tablet has been used since a moment. */
export type Silence = { storeId: string; silentSince: Instant }
/** The silences that count: of shops with a report since `reportedFrom`, and not a use after `silentFrom`. */
type SilenceSearch = { reportedFrom: Instant; silentFrom: Instant }

export type TabletReports = {
  /** Keeps a tablet's report in place of the one before; gives its name, and whether its shop was paused for a silence. Undefined for a tablet that has been revoked. */
  keep(tabletId: string, health: TabletHealth): Promise<{ name: string; wasPaused: boolean } | undefined>
  /** Says whether a tablet of the shop was used within the last two minutes. A use is noted once a minute, a report at once. */
  attended(storeId: string): Promise<boolean>
  /** The tablets of these shops whose keys are good, by shop and name. */
  watched(storeIds: readonly string[]): Promise<WatchedTablet[]>
  /** The shops whose tablets are all silent, but for silences for which they were paused before. */
  silences(search: SilenceSearch): Promise<Silence[]>
  /** Notes that a shop is paused for a silence, once for each; false where it was, or where a tablet has been used meanwhile. */
  notePause(rows: Rows, silence: Silence): Promise<boolean>
  /** Forgets it, once a tablet has reported; false where somebody else has. */
  forgetPause(rows: Rows, storeId: string): Promise<boolean>
}

/** The time without a use after which nobody attends the shop, in milliseconds. */
const attention = 2 * 60_000

const KEEP = statement(
  'tablet-reports-keep',
  `update shop_keys set seen_at = :at::timestamptz, reported_at = :at::timestamptz, report = :health::jsonb,
      unheard_since = case when :unheard::boolean then coalesce(unheard_since, :at::timestamptz) end,
      hidden_since = case when :hidden::boolean then coalesce(hidden_since, :at::timestamptz) end
    where tablet_id = :tabletId
    returning name, exists (select from silence_pauses where silence_pauses.store_id = shop_keys.store_id) as "wasPaused"`,
)
const ATTENDED = statement(
  'tablet-reports-attended',
  'select true as attended from shop_keys where store_id = $1 and tablet_id is not null and seen_at > $2 limit 1',
)
const WATCHED = statement(
  'tablet-reports-watched',
  `select tablet_id as "tabletId", store_id as "storeId", name, paired_at as "pairedAt", reported_at as "reportedAt", unheard_since as "unheardSince",
      hidden_since as "hiddenSince"
    from shop_keys where store_id = any($1) and tablet_id is not null and coalesce(seen_at, paired_at) > $2 order by store_id, name, tablet_id`,
)
const SILENCES = statement(
  'tablet-reports-silences',
  `select store_id as "storeId", max(seen_at) as "silentSince" from shop_keys where tablet_id is not null
    group by store_id
    having max(reported_at) >= :reportedFrom::timestamptz and max(seen_at) <= :silentFrom::timestamptz
      and not exists (select from silence_pauses where silence_pauses.store_id = shop_keys.store_id and silent_since >= max(seen_at))`,
)
const NOTE_PAUSE = statement(
  'silence-pauses-note',
  `insert into silence_pauses (store_id, silent_since)
    select :storeId::text, :silentSince::timestamptz
      where not exists (select from shop_keys where store_id = :storeId and tablet_id is not null and seen_at > :silentSince::timestamptz)
    on conflict (store_id) do update set silent_since = excluded.silent_since where silence_pauses.silent_since < excluded.silent_since
    returning true as noted`,
)
const FORGET_PAUSE = statement('silence-pauses-forget', 'delete from silence_pauses where store_id = $1 returning true as forgotten')

export function createTabletReports(db: Database, clock: Clock): TabletReports {
  const ago = (milliseconds: number) => moment(clock.now() - milliseconds)
  return {
    async keep(tabletId, health) {
      const [unheard, hidden] = [health.sound !== 'on', !health.visible]
      const [kept] = await db.rows<{ name: string; wasPaused: boolean }>(KEEP, {
        tabletId,
        at: ago(0),
        health: JSON.stringify(health),
        unheard,
        hidden,
      })
      return kept
    },
    attended: async (storeId) => (await db.rows(ATTENDED, [storeId, ago(attention)])).length > 0,
    watched: (storeIds) => db.rows<WatchedTablet>(WATCHED, [storeIds, ago(idleLimit)]),
    silences: ({ reportedFrom, silentFrom }) =>
      db.rows<Silence>(SILENCES, { reportedFrom: moment(reportedFrom), silentFrom: moment(silentFrom) }),
    notePause: async (rows, { storeId, silentSince }) => (await rows(NOTE_PAUSE, { storeId, silentSince: moment(silentSince) })).length > 0,
    forgetPause: async (rows, storeId) => (await rows(FORGET_PAUSE, [storeId])).length > 0,
  }
}
