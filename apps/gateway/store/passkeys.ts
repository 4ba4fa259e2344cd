import type { Instant } from '@harbour/rules'
import type { Database, Statement } from './database.ts'

export type Passkey = { passkeyRef: string; credentialId: string; name: string; madeAt: Instant; usedAt: Instant | null }
export type NewPasskey = Omit<Passkey, 'usedAt'> & { userId: string; publicKey: Uint8Array; counter: number }
/** What is needed to judge a signature, and whom it lets in. */
export type PasskeyLock = { userId: string; phone: string; publicKey: Buffer<ArrayBuffer>; counter: number }

export type Passkeys = {
  of(userId: string): Promise<Passkey[]>
  /** False where the same passkey is kept already, whoever's it is. */
  keep(passkey: NewPasskey): Promise<boolean>
  remove(userId: string, passkeyRef: string): Promise<boolean>
  /** Whoever resets a password may have lost more than it. */
  removeAll(userId: string): Promise<void>
  lockOf(credentialId: string): Promise<PasskeyLock | undefined>
  /** Notes a use; false where the counter has moved on since it was judged. A passkey that does not count stays at 0. */
  used(use: { credentialId: string; counter: number; at: Instant }): Promise<boolean>
}

export function createPasskeys(db: Database): Passkeys {
  return {
    of: (userId) => db.rows(OF, [userId]),
    async keep({ passkeyRef, userId, credentialId, publicKey, counter, name, madeAt }) {
      const values = [passkeyRef, userId, credentialId, Buffer.from(publicKey), counter, name, new Date(madeAt)]
      return (await db.rows(KEEP, values)).length > 0
    },
    remove: async (userId, passkeyRef) => (await db.rows(REMOVE, [userId, passkeyRef])).length > 0,
    removeAll: async (userId) => void (await db.rows(REMOVE_ALL, [userId])),
    lockOf: async (credentialId) => (await db.rows<PasskeyLock>(LOCK_OF, [credentialId]))[0],
    used: async ({ credentialId, counter, at }) => (await db.rows(USED, [credentialId, counter, new Date(at)])).length > 0,
  }
}

const OF: Statement = {
  name: 'passkeys-of',
  text: `select passkey_ref as "passkeyRef", credential_id as "credentialId", name, made_at as "madeAt", used_at as "usedAt"
         from passkeys where user_id = $1 order by made_at desc, passkey_ref`,
}
const KEEP: Statement = {
  name: 'passkeys-keep',
  text: `insert into passkeys (passkey_ref, user_id, credential_id, public_key, counter, name, made_at) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (credential_id) do nothing returning true as kept`,
}
const REMOVE: Statement = {
  name: 'passkeys-remove',
  text: 'delete from passkeys where user_id = $1 and passkey_ref = $2 returning true as removed',
}
const REMOVE_ALL: Statement = { name: 'passkeys-remove-all', text: 'delete from passkeys where user_id = $1' }
const LOCK_OF: Statement = {
  name: 'passkeys-lock-of',
  text: `select user_id as "userId", u.phone, public_key as "publicKey", counter::float8 as counter
         from passkeys join users u using (user_id) where credential_id = $1`,
}
const USED: Statement = {
  name: 'passkeys-used',
  text: `update passkeys set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
         returning true as used`,
}
