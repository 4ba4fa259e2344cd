import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type StaffPasskey = { passkeyRef: string; credentialId: string; name: string; madeAt: Instant; usedAt: Instant | null }
export type NewStaffPasskey = Omit<StaffPasskey, 'usedAt'> & { staffId: string; publicKey: Uint8Array; counter: number }
/** The key by which a signature is judged, and whom of the staff it lets in. */
export type StaffPasskeyLock = { staffId: string; publicKey: Buffer<ArrayBuffer>; counter: number }

export type StaffPasskeys = {
  /** The passkeys of somebody, the latest first. */
  of(rows: Rows, staffId: string): Promise<StaffPasskey[]>
  /** Keeps a passkey; not where the same is kept already, whoever's it is, nor where it would be one more than `most`. */
  keep(rows: Rows, passkey: NewStaffPasskey, most: number): Promise<'kept' | 'known' | 'full'>
  /** Removes one; gives its name, or undefined where there is no such. */
  remove(rows: Rows, staffId: string, passkeyRef: string): Promise<string | undefined>
  removeAll(rows: Rows, staffId: string): Promise<void>
  lockOf(credentialId: string): Promise<StaffPasskeyLock | undefined>
  /** Notes a use; false where the counter has moved on since it was judged. A passkey that does not count stays at 0. */
  used(use: { credentialId: string; counter: number; at: Instant }): Promise<boolean>
}

const OF = statement(
  'staff-passkeys-of',
  `select passkey_ref as "passkeyRef", credential_id as "credentialId", name, made_at as "madeAt", used_at as "usedAt"
    from staff_passkeys where staff_id = $1 order by made_at desc, passkey_ref`,
)
/** Those who make passkeys of one person at the same moment come one after the other. */
const LOCK_STAFF = statement('staff-passkeys-lock-staff', 'select from staff where staff_id = $1 for update')
const KEEP = statement(
  'staff-passkeys-keep',
  `insert into staff_passkeys (passkey_ref, staff_id, credential_id, public_key, counter, name, made_at)
    values (:passkeyRef, :staffId, :credentialId, :publicKey, :counter, :name, :madeAt)
    on conflict (credential_id) do nothing returning true as kept`,
)
const REMOVE = statement('staff-passkeys-remove', 'delete from staff_passkeys where staff_id = $1 and passkey_ref = $2 returning name')
const REMOVE_ALL = statement('staff-passkeys-remove-all', 'delete from staff_passkeys where staff_id = $1')
const LOCK_OF = statement(
  'staff-passkeys-lock-of',
  `select staff_id as "staffId", public_key as "publicKey", counter::float8 as counter from staff_passkeys where credential_id = $1`,
)
const USED = statement(
  'staff-passkeys-used',
  `update staff_passkeys set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
    returning true as used`,
)

export function createStaffPasskeys(db: Database): StaffPasskeys {
  return {
    of: (rows, staffId) => rows<StaffPasskey>(OF, [staffId]),
    async keep(rows, { publicKey, madeAt, ...passkey }, most) {
      await rows(LOCK_STAFF, [passkey.staffId])
      if ((await rows(OF, [passkey.staffId])).length >= most) return 'full'
      const values = { ...passkey, publicKey: Buffer.from(publicKey), madeAt: moment(madeAt) }
      return (await rows(KEEP, values)).length > 0 ? 'kept' : 'known'
    },
    remove: async (rows, staffId, passkeyRef) => (await rows<{ name: string }>(REMOVE, [staffId, passkeyRef]))[0]?.name,
    async removeAll(rows, staffId) {
      await rows(REMOVE_ALL, [staffId])
    },
    lockOf: async (credentialId) => (await db.rows<StaffPasskeyLock>(LOCK_OF, [credentialId]))[0],
    used: async ({ credentialId, counter, at }) => (await db.rows(USED, [credentialId, counter, moment(at)])).length > 0,
  }
}
