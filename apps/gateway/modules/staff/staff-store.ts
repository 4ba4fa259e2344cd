import type { Instant, StaffGrant } from '@harbour/rules'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

/** Somebody of the staff. Without a password they have not taken their invitation yet. */
export type StaffRecord = {
  staffId: string
  account: string
  name: string
  grants: StaffGrant[]
  active: boolean
  passwordHash: string | null
}

/** Somebody as they can be changed. */
export type StaffChange = Omit<StaffRecord, 'passwordHash'>

/** The ways by which somebody comes in, beside a password. */
export type WaysIn = { staffId: string; passkeys: number; hasPin: boolean }

export type StaffStore = {
  /** Lets one change at a time be judged and made, until its transaction ends. */
  lock(rows: Rows): Promise<void>
  find(rows: Rows, staffId: string): Promise<StaffRecord | undefined>
  withAccount(account: string): Promise<StaffRecord | undefined>
  /** All of them, by name. */
  list(): Promise<StaffRecord[]>
  /** The number of passkeys of everybody, and whether they have a PIN. */
  waysIn(): Promise<WaysIn[]>
  /** Takes somebody in; false where another has the account. */
  add(rows: Rows, person: StaffChange, at: Instant): Promise<boolean>
  /** Changes somebody; false where another has the account. */
  change(rows: Rows, person: StaffChange): Promise<boolean>
  /** Keeps the one invitation that somebody has. */
  invite(rows: Rows, invitation: { staffId: string; tokenHash: Buffer; expiresAt: Instant }): Promise<void>
  /** Makes the invitation of somebody good no more. */
  uninvite(rows: Rows, staffId: string): Promise<void>
  /** The active person whom an invitation is for, while it is good. */
  invited(tokenHash: Buffer, now: Instant): Promise<StaffRecord | undefined>
  /** Takes an invitation, once, and keeps the password; false where it is good no more. */
  join(rows: Rows, taken: { tokenHash: Buffer; now: Instant; passwordHash: string }): Promise<boolean>
}

const columns = `staff_id as "staffId", account, name, grants, active, password_hash as "passwordHash"`
const LOCK = statement('staff-lock', "select pg_advisory_xact_lock(hashtext('staff')) is null as locked")
const FIND = statement('staff-find', `select ${columns} from staff where staff_id = $1`)
const WITH_ACCOUNT = statement('staff-with-account', `select ${columns} from staff where account = $1`)
const LIST = statement('staff-list', `select ${columns} from staff order by name, staff_id`)
const WAYS_IN = statement(
  'staff-ways-in',
  `select staff_id as "staffId", (select count(*)::int from staff_passkeys p where p.staff_id = s.staff_id) as passkeys,
      exists (select from staff_pins p where p.staff_id = s.staff_id) as "hasPin"
    from staff s`,
)
const ADD = statement(
  'staff-add',
  `insert into staff (staff_id, account, name, grants, active, created_at) values (:staffId, :account, :name, :grants, :active, :at)
    on conflict (account) do nothing returning staff_id as "staffId"`,
)
const CHANGE = statement(
  'staff-change',
  `update staff set account = :account, name = :name, grants = :grants, active = :active
    where staff_id = :staffId and not exists (select from staff other where other.account = :account and other.staff_id <> :staffId)
    returning staff_id as "staffId"`,
)
const INVITE = statement(
  'staff-invite',
  `insert into staff_invitations (staff_id, token_hash, expires_at) values ($1, $2, $3)
    on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)
const UNINVITE = statement('staff-uninvite', 'delete from staff_invitations where staff_id = $1')
const INVITED = statement(
  'staff-invited',
  `select ${columns} from staff join staff_invitations using (staff_id) where token_hash = $1 and expires_at > $2 and active`,
)
const JOIN = statement(
  'staff-join',
  `with taken as (delete from staff_invitations where token_hash = $1 and expires_at > $2 returning staff_id)
    update staff set password_hash = $3 from taken where staff.staff_id = taken.staff_id and active returning staff.staff_id as "staffId"`,
)

export function createStaffStore(db: Database): StaffStore {
  return {
    async lock(rows) {
      await rows(LOCK)
    },
    find: async (rows, staffId) => (await rows<StaffRecord>(FIND, [staffId]))[0],
    withAccount: async (account) => (await db.rows<StaffRecord>(WITH_ACCOUNT, [account]))[0],
    list: () => db.rows<StaffRecord>(LIST),
    waysIn: () => db.rows<WaysIn>(WAYS_IN),
    async add(rows, { grants, ...person }, at) {
      return (await rows(ADD, { ...person, grants: JSON.stringify(grants), at: moment(at) })).length > 0
    },
    async change(rows, { grants, ...person }) {
      return (await rows(CHANGE, { ...person, grants: JSON.stringify(grants) })).length > 0
    },
    async invite(rows, { staffId, tokenHash, expiresAt }) {
      await rows(INVITE, [staffId, tokenHash, moment(expiresAt)])
    },
    async uninvite(rows, staffId) {
      await rows(UNINVITE, [staffId])
    },
    invited: async (tokenHash, now) => (await db.rows<StaffRecord>(INVITED, [tokenHash, moment(now)]))[0],
    async join(rows, { tokenHash, now, passwordHash }) {
      return (await rows(JOIN, [tokenHash, moment(now), passwordHash])).length > 0
    },
  }
}
