import type { Instant, StaffGrant } from '@harbour/rules'
import type { Staff } from '../../platform/call.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Ids } from '../../platform/ids.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { idleLimit } from './shop-key-store.ts'

const minutes = 60_000
/** A session ends when nobody has used it for so long, and after a day's work however busy it is; one at a tablet later, since a shop has its quiet hours. */
const lifetimes = {
  own: { idle: 2 * 60 * minutes, whole: 12 * 60 * minutes },
  atTablet: { idle: 4 * 60 * minutes, whole: 14 * 60 * minutes },
}
const lifetimeOf = (tabletId: string | null) => (tabletId === null ? lifetimes.own : lifetimes.atTablet)
/** The keys of sessions at tablets begin so, and are kept under another hash: to a process that knows of no tablets they open nothing, where it would not narrow them. */
const tabletKey = 'tablet.'
const hashOf = (key: string) => hashSecret(key.startsWith(tabletKey) ? `session ${key}` : key)
/** The most open sessions that a process remembers by their keys. */
const mostMet = 10_000
/** Its use is written no oftener than this. */
const touchEvery = minutes

export type StaffSessions = {
  /**
   * Signs somebody in on a device, who showed then who they are: the key, and when it ends for good. Their sessions that have ended are forgotten. At a tablet
   * the session is over once the tablet's key is, and a device is not known by it.
   */
  start(
    rows: Rows,
    on: { staffId: string; deviceId: string; deviceName: string; provenAt: Instant; tabletId?: string | null },
  ): Promise<{ key: string; endsAt: Instant }>
  /** The person who has signed in with this key on this device, if that session is not over and they are still one of the staff. */
  open(key: string, deviceId: string): Promise<Staff | undefined>
  /** The same, without counting as use. */
  look(key: string, deviceId: string): Promise<Staff | undefined>
  /** The session with this key, where this process has found it open: good for counting calls, never for letting in. */
  met(key: string): string | undefined
  /** Says whether somebody has ever been signed in on a device. */
  knows(staffId: string, deviceId: string): Promise<boolean>
  /** Says whether anybody of the staff has ever been signed in on a device. */
  knowsDevice(deviceId: string): Promise<boolean>
  /** The sessions of somebody that are not over, the last used first. */
  list(staffId: string): Promise<OpenSession[]>
  /** The sessions of everybody that are not over, the last used first. */
  everybodys(): Promise<(OpenSession & { staffId: string })[]>
  /** Notes that whoever has signed in has just shown again who they are. */
  prove(rows: Rows, sessionId: string): Promise<void>
  /** Ends one session of somebody, by its id, or all of them; says how many. */
  end(rows: Rows, which: { staffId: string; sessionId?: string }): Promise<number>
  /** Ends all sessions of somebody at tablets; says how many. */
  endAtTablets(rows: Rows, staffId: string): Promise<number>
}

/** A session that is open: on which device, as it called itself; since when, last used and until when at the latest. */
export type OpenSession = { sessionId: string; deviceName: string; openedAt: Instant; seenAt: Instant; endsAt: Instant }

type Times = { openedAt: Instant; seenAt: Instant; tabletId: string | null }
type SessionRow = Staff & Times & { grants: StaffGrant[]; deviceId: string }
type ListRow = Omit<OpenSession, 'endsAt'> & Times
type AnyonesRow = ListRow & { staffId: string }

const START = statement(
  'staff-sessions-start',
  `with over as (delete from staff_sessions where staff_id = :staffId and (tablet_id is not null) = (:tabletId::uuid is not null)
      and (seen_at <= :idleSince or opened_at <= :wholeSince)),
    device as (insert into staff_devices (staff_id, device_id) select :staffId::uuid, :deviceId::uuid where :tabletId::uuid is null
      on conflict do nothing)
    insert into staff_sessions (key_hash, session_id, staff_id, device_id, device_name, opened_at, seen_at, proven_at, tablet_id)
      values (:keyHash, :sessionId, :staffId, :deviceId, :deviceName, :now, :now, :provenAt, :tabletId)`,
)
const FIND = statement(
  'staff-sessions-find',
  `select staff_id as "staffId", account, staff.name, grants, session_id as "sessionId", proven_at as "provenAt",
      device_id as "deviceId", opened_at as "openedAt", staff_sessions.seen_at as "seenAt", tablet_id as "tabletId", store_id as "tabletStoreId"
    from staff_sessions join staff using (staff_id) left join shop_keys using (tablet_id)
    where staff_sessions.key_hash = $1 and active and (tablet_id is null or coalesce(shop_keys.seen_at, paired_at) > $2)`,
)
const TOUCH = statement('staff-sessions-touch', 'update staff_sessions set seen_at = $2 where key_hash = $1')
const KNOWS = statement('staff-sessions-knows', 'select true as known from staff_devices where staff_id = $1 and device_id = $2')
const KNOWS_DEVICE = statement(
  'staff-sessions-knows-device',
  'select true as known where exists (select from staff_devices where device_id = $1)',
)
const LIST = statement(
  'staff-sessions-list',
  `select session_id as "sessionId", device_name as "deviceName", opened_at as "openedAt", seen_at as "seenAt", tablet_id as "tabletId"
    from staff_sessions where staff_id = $1 order by seen_at desc, session_id`,
)
const EVERYBODYS = statement(
  'staff-sessions-everybodys',
  `select staff_id as "staffId", session_id as "sessionId", device_name as "deviceName", opened_at as "openedAt", seen_at as "seenAt", tablet_id as "tabletId"
    from staff_sessions order by seen_at desc, session_id`,
)
const PROVE = statement('staff-sessions-prove', 'update staff_sessions set proven_at = $2 where session_id = $1')
const END = statement(
  'staff-sessions-end',
  'delete from staff_sessions where staff_id = $1 and ($2::uuid is null or session_id = $2) returning true as ended',
)
const END_AT_TABLETS = statement(
  'staff-sessions-end-at-tablets',
  'delete from staff_sessions where staff_id = $1 and tablet_id is not null returning true as ended',
)

export function createStaffSessions({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): StaffSessions {
  const met = new Map<string, string>()

  function remember(key: string, sessionId: string): void {
    const [oldest] = met.keys()
    if (met.size >= mostMet && !met.has(key) && oldest !== undefined) met.delete(oldest)
    met.set(key, sessionId)
  }

  async function find(key: string, deviceId: string): Promise<SessionRow | undefined> {
    const [row] = await db.rows<SessionRow>(FIND, [hashOf(key), moment(clock.now() - idleLimit)])
    const isOpen = row && isLive(row, clock.now())
    if (!isOpen) met.delete(key)
    if (!isOpen || row.deviceId !== deviceId.toLowerCase()) return undefined
    remember(key, row.sessionId)
    return row
  }

  return {
    async start(rows, { staffId, deviceId, deviceName, provenAt, tabletId = null }) {
      const [key, now, lifetime] = [tabletId === null ? ids.secret() : tabletKey + ids.secret(), clock.now(), lifetimeOf(tabletId)]
      const over = { idleSince: moment(now - lifetime.idle), wholeSince: moment(now - lifetime.whole) }
      const session = { keyHash: hashOf(key), sessionId: ids.guid(), staffId, deviceId, deviceName, tabletId }
      await rows(START, { ...session, now: moment(now), provenAt: moment(provenAt), ...over })
      remember(key, session.sessionId)
      return { key, endsAt: now + lifetime.whole }
    },

    async open(key, deviceId) {
      const row = await find(key, deviceId)
      if (row && clock.now() - row.seenAt >= touchEvery) await db.rows(TOUCH, [hashOf(key), moment(clock.now())])
      return row && staffOf(row)
    },

    async look(key, deviceId) {
      const row = await find(key, deviceId)
      return row && staffOf(row)
    },

    met: (key) => met.get(key),

    knows: async (staffId, deviceId) => (await db.rows(KNOWS, [staffId, deviceId])).length > 0,

    knowsDevice: async (deviceId) => (await db.rows(KNOWS_DEVICE, [deviceId])).length > 0,

    async list(staffId) {
      const rows = await db.rows<ListRow>(LIST, [staffId])
      return rows.filter((row) => isLive(row, clock.now())).map(withEnd)
    },

    async everybodys() {
      const rows = await db.rows<AnyonesRow>(EVERYBODYS)
      return rows.filter((row) => isLive(row, clock.now())).map(withEnd)
    },

    async prove(rows, sessionId) {
      await rows(PROVE, [sessionId, moment(clock.now())])
    },

    async end(rows, { staffId, sessionId }) {
      return (await rows(END, [staffId, sessionId ?? null])).length
    },

    endAtTablets: async (rows, staffId) => (await rows(END_AT_TABLETS, [staffId])).length,
  }
}

function withEnd<Row extends Times>({ tabletId, ...row }: Row) {
  return { ...row, endsAt: row.openedAt + lifetimeOf(tabletId).whole }
}

function isLive({ openedAt, seenAt, tabletId }: Times, now: Instant): boolean {
  const { idle, whole } = lifetimeOf(tabletId)
  return seenAt + idle > now && openedAt + whole > now
}

function staffOf({ staffId, account, name, grants, sessionId, provenAt, tabletId, tabletStoreId }: SessionRow): Staff {
  return { staffId, account, name, grants, sessionId, provenAt, tabletId, tabletStoreId }
}
