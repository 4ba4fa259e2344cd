import type { Instant, StaffGrant } from '@harbour/rules'
import type { Staff } from '../../platform/call.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Ids } from '../../platform/ids.ts'
import { hashSecret } from '../../platform/secrets.ts'

const minutes = 60_000
/** A session ends when nobody has used it for so long, and after a day's work however busy it is. */
const lifetime = { idle: 2 * 60 * minutes, whole: 12 * 60 * minutes }
/** The most open sessions that a process remembers by their keys. */
const mostMet = 10_000
/** Its use is written no oftener than this. */
const touchEvery = minutes

export type StaffSessions = {
  /** Signs somebody in on a device, who showed then who they are: the key, and when it ends for good. Their sessions that have ended are forgotten. */
  start(
    rows: Rows,
    on: { staffId: string; deviceId: string; deviceName: string; provenAt: Instant },
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
  /** Notes that whoever has signed in has just shown again who they are. */
  prove(rows: Rows, sessionId: string): Promise<void>
  /** Ends one session of somebody, by its id, or all of them; says how many. */
  end(rows: Rows, which: { staffId: string; sessionId?: string }): Promise<number>
}

/** A session that is open: on which device, as it called itself; since when, last used and until when at the latest. */
export type OpenSession = { sessionId: string; deviceName: string; openedAt: Instant; seenAt: Instant; endsAt: Instant }

type SessionRow = Staff & { grants: StaffGrant[]; deviceId: string; openedAt: Instant; seenAt: Instant }

const START = statement(
  'staff-sessions-start',
  `with over as (delete from staff_sessions where staff_id = :staffId and (seen_at <= :idleSince or opened_at <= :wholeSince)),
    device as (insert into staff_devices (staff_id, device_id) values (:staffId, :deviceId) on conflict do nothing)
    insert into staff_sessions (key_hash, session_id, staff_id, device_id, device_name, opened_at, seen_at, proven_at)
      values (:keyHash, :sessionId, :staffId, :deviceId, :deviceName, :now, :now, :provenAt)`,
)
const FIND = statement(
  'staff-sessions-find',
  `select staff_id as "staffId", account, name, grants, session_id as "sessionId", proven_at as "provenAt",
      device_id as "deviceId", opened_at as "openedAt", seen_at as "seenAt"
    from staff_sessions join staff using (staff_id) where key_hash = $1 and active`,
)
const TOUCH = statement('staff-sessions-touch', 'update staff_sessions set seen_at = $2 where key_hash = $1')
const KNOWS = statement('staff-sessions-knows', 'select true as known from staff_devices where staff_id = $1 and device_id = $2')
const KNOWS_DEVICE = statement(
  'staff-sessions-knows-device',
  'select true as known where exists (select from staff_devices where device_id = $1)',
)
const LIST = statement(
  'staff-sessions-list',
  `select session_id as "sessionId", device_name as "deviceName", opened_at as "openedAt", seen_at as "seenAt"
    from staff_sessions where staff_id = $1 and seen_at > $2 and opened_at > $3 order by seen_at desc, session_id`,
)
const PROVE = statement('staff-sessions-prove', 'update staff_sessions set proven_at = $2 where session_id = $1')
const END = statement(
  'staff-sessions-end',
  'delete from staff_sessions where staff_id = $1 and ($2::uuid is null or session_id = $2) returning true as ended',
)

export function createStaffSessions({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): StaffSessions {
  const met = new Map<string, string>()

  function remember(key: string, sessionId: string): void {
    const [oldest] = met.keys()
    if (met.size >= mostMet && !met.has(key) && oldest !== undefined) met.delete(oldest)
    met.set(key, sessionId)
  }

  async function find(key: string, deviceId: string): Promise<SessionRow | undefined> {
    const [row] = await db.rows<SessionRow>(FIND, [hashSecret(key)])
    const isOpen = row && row.seenAt + lifetime.idle > clock.now() && row.openedAt + lifetime.whole > clock.now()
    if (!isOpen) met.delete(key)
    if (!isOpen || row.deviceId !== deviceId.toLowerCase()) return undefined
    remember(key, row.sessionId)
    return row
  }

  return {
    async start(rows, { staffId, deviceId, deviceName, provenAt }) {
      const [key, now] = [ids.secret(), clock.now()]
      const over = { idleSince: moment(now - lifetime.idle), wholeSince: moment(now - lifetime.whole) }
      const session = { keyHash: hashSecret(key), sessionId: ids.guid(), staffId, deviceId, deviceName }
      await rows(START, { ...session, now: moment(now), provenAt: moment(provenAt), ...over })
      remember(key, session.sessionId)
      return { key, endsAt: now + lifetime.whole }
    },

    async open(key, deviceId) {
      const row = await find(key, deviceId)
      if (row && clock.now() - row.seenAt >= touchEvery) await db.rows(TOUCH, [hashSecret(key), moment(clock.now())])
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
      const [idleSince, wholeSince] = [moment(clock.now() - lifetime.idle), moment(clock.now() - lifetime.whole)]
      const rows = await db.rows<Omit<OpenSession, 'endsAt'>>(LIST, [staffId, idleSince, wholeSince])
      return rows.map((row) => ({ ...row, endsAt: row.openedAt + lifetime.whole }))
    },

    async prove(rows, sessionId) {
      await rows(PROVE, [sessionId, moment(clock.now())])
    },

    async end(rows, { staffId, sessionId }) {
      return (await rows(END, [staffId, sessionId ?? null])).length
    },
  }
}

function staffOf({ staffId, account, name, grants, sessionId, provenAt }: SessionRow): Staff {
  return { staffId, account, name, grants, sessionId, provenAt }
}
