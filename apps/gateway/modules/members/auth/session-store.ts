import type { Guest } from '../../../platform/call.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { hashSecret } from '../../../platform/secrets.ts'

const minutes = 60_000
const hours = 60 * minutes
const lifetime = { unbound: 10 * minutes, session: 12 * hours, accessCode: 90 * 24 * hours }
/** A session rolls on with use, but is written no oftener than this. */
const touchEvery = 5 * minutes
/** The time for which a process may believe in a session without asking; a revoked one is turned away within this time everywhere. */
const believeFor = 3_000
const mostBelieved = 20_000

export type Bound = { guest: Guest } | { refused: 'SECRET_KEY' | 'LOGIN_AGAIN' }
export type Opened = { guest: Guest } | { refused: 'SESSION_EXPIRED' | 'SECRET_KEY' | 'LOGIN_AGAIN' }

export type Sessions = {
  /** Makes a secret key that is bound to nothing and opens nothing. */
  start(deviceId: string): Promise<string>
  /** Binds a secret key to the user whose access code this is, on this device. */
  bind(binding: { secretKey: string; accessCode: string; deviceId: string }): Promise<Bound>
  /** The session that a key opens on this device, or why it opens none. */
  open(key: string, deviceId: string): Promise<Opened>
  /** Makes a visitor with a dummy phone, and the access code that lets this device in. */
  createVisitor(deviceId: string): Promise<{ guest: Guest; accessCode: string }>
  /** Lets a member in on a device: its access code. One that the same member had there before is over. */
  signIn(ask: { userId: string; deviceId: string; deviceName: string }): Promise<string>
  /** The devices on which a user is signed in, the latest first. */
  devices(userId: string): Promise<Device[]>
  /** Says whether a user has ever been signed in on a device. */
  knows(userId: string, deviceId: string): Promise<boolean>
  /** Signs a user out: on one device, on all others than that, or everywhere. Gives how many devices that were. */
  signOut(userId: string, which: { on: string } | { exceptOn: string } | 'everywhere'): Promise<number>
  /** Forgets the sessions that have ended. */
  sweep(): Promise<void>
}

/** `deviceRef` tells a user's devices apart and opens nothing. */
export type Device = { deviceRef: string; deviceId: string; name: string; signedInAt: number; seenAt: number }

type SessionRow = Guest & { deviceId: string; touchedAt: number; expiresAt: number; codeEndsAt: number | null; revokedAt: number | null }
type Believed = { row: SessionRow | undefined; until: number }

/** Sessions as calls.md has them: an access code lasts 90 days on one device, a bound key 12 hours from its last use, a loose key 10 minutes. */
export function createSessions({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): Sessions {
  const believed = new Map<string, Believed>()

  async function find(key: string): Promise<SessionRow | undefined> {
    const hash = hashSecret(key)
    const cacheKey = hash.toString('latin1')
    const known = believed.get(cacheKey)
    if (known && clock.now() < known.until) return known.row
    const [row] = await db.rows<SessionRow>(FIND, [hash])
    if (row && row.userId && clock.now() - row.touchedAt >= touchEvery && judge(row, clock.now()) === 'live') {
      await db.rows(TOUCH, [hash, new Date(clock.now()), new Date(clock.now() + lifetime.session)])
    }
    if (believed.size >= mostBelieved) believed.clear()
    if (row?.userId) believed.set(cacheKey, { row, until: clock.now() + believeFor })
    return row
  }

  /** Forgets what this process believed of a user's sessions: it is asked again. */
  function forget(userId: string): void {
    for (const [key, { row }] of believed) if (row?.userId === userId) believed.delete(key)
  }

  return {
    async start(deviceId) {
      const key = ids.secret()
      const now = clock.now()
      await db.rows(START, [hashSecret(key), deviceId, new Date(now), new Date(now + lifetime.unbound)])
      return key
    },

    async bind({ secretKey, accessCode, deviceId }) {
      const now = clock.now()
      const [code] = await db.rows<CodeRow>(FIND_CODE, [hashSecret(accessCode)])
      if (!code || code.deviceId !== deviceId.toLowerCase() || code.revokedAt !== null || code.expiresAt <= now)
        return { refused: 'LOGIN_AGAIN' }
      const hashes = { keyHash: hashSecret(secretKey), codeHash: hashSecret(accessCode) }
      const times = { now: new Date(now), expiresAt: new Date(now + lifetime.session) }
      const bound = await db.rows(BIND, { ...hashes, userId: code.userId, deviceId, ...times })
      if (bound.length === 0) return { refused: 'SECRET_KEY' }
      return { guest: guestOf(code) }
    },

    async open(key, deviceId) {
      if (key === '') return { refused: 'SESSION_EXPIRED' }
      const row = await find(key)
      const verdict = row ? judge(row, clock.now()) : 'SECRET_KEY'
      if (!row || verdict === 'SECRET_KEY' || row.deviceId !== deviceId.toLowerCase()) return { refused: 'SECRET_KEY' }
      return verdict === 'live' ? { guest: guestOf(row) } : { refused: verdict }
    },

    async createVisitor(deviceId) {
      const accessCode = ids.secret()
      const now = clock.now()
      const times = { now: new Date(now), expiresAt: new Date(now + lifetime.accessCode) }
      const values = { userId: ids.guid(), codeHash: hashSecret(accessCode), deviceId, ...times }
      const [guest] = await db.rows<Guest>(CREATE_VISITOR, values)
      if (!guest) throw new Error('no visitor was made')
      return { guest, accessCode }
    },

    async signIn({ userId, deviceId, deviceName }) {
      const accessCode = ids.secret()
      const now = clock.now()
      const times = { now: new Date(now), expiresAt: new Date(now + lifetime.accessCode) }
      await db.rows(SIGN_IN, { codeHash: hashSecret(accessCode), userId, deviceId, deviceName, ...times })
      forget(userId)
      return accessCode
    },

    devices: (userId) => db.rows(DEVICES, [userId, new Date(clock.now())]),

    knows: async (userId, deviceId) => (await db.rows(KNOWS, [userId, deviceId])).length > 0,

    async signOut(userId, which) {
      const [on, exceptOn] = which === 'everywhere' ? [null, null] : 'on' in which ? [which.on, null] : [null, which.exceptOn]
      const gone = await db.rows<{ deviceId: string }>(SIGN_OUT, [userId, new Date(clock.now()), on, exceptOn])
      forget(userId)
      return new Set(gone.map(({ deviceId }) => deviceId)).size
    },

    async sweep() {
      for (const statement of SWEEPS) await db.rows(statement, [new Date(clock.now())])
    },
  }
}

function judge(row: SessionRow, now: number): 'live' | 'SECRET_KEY' | 'LOGIN_AGAIN' {
  if (row.revokedAt !== null || (row.codeEndsAt !== null && row.codeEndsAt <= now)) return 'LOGIN_AGAIN'
  return row.userId && row.expiresAt > now ? 'live' : 'SECRET_KEY'
}

function guestOf({ userId, phone, visitor }: Guest): Guest {
  return { userId, phone, visitor }
}

type CodeRow = Guest & { deviceId: string; expiresAt: number; revokedAt: number | null }

const FIND = statement(
  'sessions-find',
  `select s.user_id as "userId", u.phone, u.kind = 'visitor' as visitor, s.device_id as "deviceId", s.touched_at as "touchedAt",
                s.expires_at as "expiresAt", c.expires_at as "codeEndsAt", c.revoked_at as "revokedAt"
         from sessions s left join users u using (user_id) left join access_codes c using (code_hash)
         where s.key_hash = $1`,
)

const TOUCH = statement('sessions-touch', 'update sessions set touched_at = $2, expires_at = $3 where key_hash = $1')

const START = statement('sessions-start', 'insert into sessions (key_hash, device_id, touched_at, expires_at) values ($1, $2, $3, $4)')

const FIND_CODE = statement(
  'sessions-find-code',
  `select c.user_id as "userId", u.phone, u.kind = 'visitor' as visitor, c.device_id as "deviceId", c.expires_at as "expiresAt",
                c.revoked_at as "revokedAt"
         from access_codes c join users u using (user_id) where c.code_hash = $1`,
)

/** A key is bound once; the same binding again is done already. */
const BIND = statement(
  'sessions-bind',
  `update sessions set user_id = :userId, code_hash = :codeHash, touched_at = :now, expires_at = :expiresAt
         where key_hash = :keyHash and device_id = :deviceId and expires_at > :now and (code_hash is null or code_hash = :codeHash)
         returning true as bound`,
)

const CREATE_VISITOR = statement(
  'sessions-create-visitor',
  `with visitor as (
           insert into users (user_id, kind, phone, created_at)
           values (:userId, 'visitor', '000' || nextval('visitor_numbers'), :now) returning user_id, phone
         ), code as (
           insert into access_codes (code_hash, user_id, device_id, created_at, expires_at) select :codeHash, user_id, :deviceId, :now, :expiresAt from visitor
         )
         select user_id as "userId", phone, true as visitor from visitor`,
)

const SIGN_IN = statement(
  'sessions-sign-in',
  `with before as (
           update access_codes set revoked_at = :now where user_id = :userId and device_id = :deviceId and revoked_at is null
         )
         insert into access_codes (code_hash, user_id, device_id, created_at, expires_at, device_name) values (:codeHash, :userId, :deviceId, :now, :expiresAt, :deviceName)`,
)

const DEVICES = statement(
  'sessions-devices',
  `select left(encode(code_hash, 'hex'), 16) as "deviceRef", device_id as "deviceId", device_name as name, created_at as "signedInAt",
                greatest(created_at, (select max(touched_at) from sessions s where s.code_hash = c.code_hash)) as "seenAt"
         from access_codes c where user_id = $1 and revoked_at is null and expires_at > $2 order by 5 desc limit 50`,
)

const KNOWS = statement('sessions-knows', 'select true as known from access_codes where user_id = $1 and device_id = $2 limit 1')

const SIGN_OUT = statement(
  'sessions-sign-out',
  `update access_codes set revoked_at = $2
         where user_id = $1 and revoked_at is null and ($3::uuid is null or device_id = $3) and ($4::uuid is null or device_id <> $4)
         returning device_id as "deviceId"`,
)

/** Sessions that have ended, and what was half done on the way to an account. Of codes a day is kept, to count them. */
const SWEEPS: readonly Statement[] = [
  statement('sessions-sweep', 'delete from sessions where expires_at < $1'),
  statement('puzzles-sweep', 'delete from puzzles where expires_at < $1'),
  statement('codes-sweep', `delete from codes where expires_at < $1::timestamptz - interval '1 day'`),
  statement('proofs-sweep', 'delete from proofs where expires_at < $1'),
  statement('partner-tokens-sweep', 'delete from partner_tokens where expires_at < $1'),
  statement('quotas-sweep', 'delete from quotas where ends_at < $1'),
  statement(
    'order-origins-sweep',
    `delete from order_origins r using orders o where o.order_id = r.order_id and o.state in ('completed', 'cancelled') and o.placed_at < $1`,
  ),
]
