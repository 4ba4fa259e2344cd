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
/** Its use is written no oftener than this. */
const touchEvery = minutes

export type StaffSessions = {
  /** Signs somebody in on a device: the key, and when it ends for good. Their sessions that have ended are forgotten. */
  start(rows: Rows, on: { staffId: string; deviceId: string }): Promise<{ key: string; endsAt: Instant }>
  /** The person who has signed in with this key on this device, if that session is not over and they are still one of the staff. */
  open(key: string, deviceId: string): Promise<Staff | undefined>
  /** The same, without counting as use. */
  look(key: string, deviceId: string): Promise<Staff | undefined>
  /** Says whether somebody has ever been signed in on a device. */
  knows(staffId: string, deviceId: string): Promise<boolean>
  /** Ends one session of somebody, or all of them; says how many. */
  end(rows: Rows, which: { staffId: string; key?: string }): Promise<number>
}

type SessionRow = Staff & { grants: StaffGrant[]; deviceId: string; openedAt: Instant; seenAt: Instant }

const START = statement(
  'staff-sessions-start',
  `with over as (delete from staff_sessions where staff_id = :staffId and (seen_at <= :idleSince or opened_at <= :wholeSince)),
    device as (insert into staff_devices (staff_id, device_id) values (:staffId, :deviceId) on conflict do nothing)
    insert into staff_sessions (key_hash, staff_id, device_id, opened_at, seen_at) values (:keyHash, :staffId, :deviceId, :now, :now)`,
)
const FIND = statement(
  'staff-sessions-find',
  `select staff_id as "staffId", account, name, grants, device_id as "deviceId", opened_at as "openedAt", seen_at as "seenAt"
    from staff_sessions join staff using (staff_id) where key_hash = $1 and active`,
)
const TOUCH = statement('staff-sessions-touch', 'update staff_sessions set seen_at = $2 where key_hash = $1')
const KNOWS = statement('staff-sessions-knows', 'select true as known from staff_devices where staff_id = $1 and device_id = $2')
const END = statement(
  'staff-sessions-end',
  'delete from staff_sessions where staff_id = $1 and ($2::bytea is null or key_hash = $2) returning true as ended',
)

export function createStaffSessions({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): StaffSessions {
  async function find(key: string, deviceId: string): Promise<SessionRow | undefined> {
    const [row] = await db.rows<SessionRow>(FIND, [hashSecret(key)])
    if (!row || row.deviceId !== deviceId.toLowerCase()) return undefined
    const isOver = row.seenAt + lifetime.idle <= clock.now() || row.openedAt + lifetime.whole <= clock.now()
    return isOver ? undefined : row
  }

  return {
    async start(rows, { staffId, deviceId }) {
      const [key, now] = [ids.secret(), clock.now()]
      const over = { idleSince: moment(now - lifetime.idle), wholeSince: moment(now - lifetime.whole) }
      await rows(START, { keyHash: hashSecret(key), staffId, deviceId, now: moment(now), ...over })
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

    knows: async (staffId, deviceId) => (await db.rows(KNOWS, [staffId, deviceId])).length > 0,

    async end(rows, { staffId, key }) {
      return (await rows(END, [staffId, key === undefined ? null : hashSecret(key)])).length
    },
  }
}

const staffOf = ({ staffId, account, name, grants }: SessionRow): Staff => ({ staffId, account, name, grants })
