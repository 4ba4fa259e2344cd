import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export type Passkey = { passkeyRef: string; credentialId: string; name: string; madeAt: Instant; usedAt: Instant | null }
export type NewPasskey = Omit<Passkey, 'usedAt'> & { userId: string; publicKey: Uint8Array; counter: number }
/** The key by which a signature is judged, and the member whom it lets in. */
export type PasskeyLock = { userId: string; phone: string; publicKey: Buffer<ArrayBuffer>; counter: number }

export type Passkeys = {
  of(userId: string): Promise<Passkey[]>
  /** Keeps a passkey; not where the same is kept already, whoever's it is, nor where it would be one more than `most`. */
  keep(passkey: NewPasskey, most: number): Promise<'kept' | 'known' | 'full'>
  remove(userId: string, passkeyRef: string): Promise<boolean>
  /** Removes all passkeys of a member who resets a password, and may have lost more than it. */
  removeAll(userId: string): Promise<void>
  lockOf(credentialId: string): Promise<PasskeyLock | undefined>
  /** Notes a use; false where the counter has moved on since it was judged. A passkey that does not count stays at 0. */
  used(use: { credentialId: string; counter: number; at: Instant }): Promise<boolean>
}

export function createPasskeys(db: Database): Passkeys {
  return {
    of: (userId) => db.rows(OF, [userId]),
    keep: ({ userId, publicKey, madeAt, ...passkey }, most) =>
      db.transaction(async (rows) => {
        await rows(LOCK_USER, [userId])
        if ((await rows(OF, [userId])).length >= most) return 'full'
        const values = { userId, ...passkey, publicKey: Buffer.from(publicKey), madeAt: new Date(madeAt) }
        return (await rows(KEEP, values)).length > 0 ? 'kept' : 'known'
      }),
    remove: async (userId, passkeyRef) => (await db.rows(REMOVE, [userId, passkeyRef])).length > 0,
    removeAll: async (userId) => void (await db.rows(REMOVE_ALL, [userId])),
    lockOf: async (credentialId) => (await db.rows<PasskeyLock>(LOCK_OF, [credentialId]))[0],
    used: async ({ credentialId, counter, at }) => (await db.rows(USED, [credentialId, counter, new Date(at)])).length > 0,
  }
}

const OF = statement(
  'passkeys-of',
  `select passkey_ref as "passkeyRef", credential_id as "credentialId", name, made_at as "madeAt", used_at as "usedAt"
         from passkeys where user_id = $1 order by made_at desc, passkey_ref`,
)
/** Those who make passkeys of one member at the same moment come one after the other. */
const LOCK_USER = statement('passkeys-lock-user', 'select from users where user_id = $1 for update')
const KEEP = statement(
  'passkeys-keep',
  `insert into passkeys (passkey_ref, user_id, credential_id, public_key, counter, name, made_at) values (:passkeyRef, :userId, :credentialId, :publicKey, :counter, :name, :madeAt)
         on conflict (credential_id) do nothing returning true as kept`,
)
const REMOVE = statement('passkeys-remove', 'delete from passkeys where user_id = $1 and passkey_ref = $2 returning true as removed')
const REMOVE_ALL = statement('passkeys-remove-all', 'delete from passkeys where user_id = $1')
const LOCK_OF = statement(
  'passkeys-lock-of',
  `select user_id as "userId", u.phone, public_key as "publicKey", counter::float8 as counter
         from passkeys join users u using (user_id) where credential_id = $1`,
)
const USED = statement(
  'passkeys-used',
  `update passkeys set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
         returning true as used`,
)
