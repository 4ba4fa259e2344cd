import type { Instant } from '@harbour/rules'
import type { Ids } from '../../../platform/ids.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { hashSecret } from '../../../platform/secrets.ts'

/** The thing that has been proved: a security check passed, by a code also whose; a phone for joining; an account for a new password; a card of the loyalty partner's. A passkey's challenge is one too, a member's or, for the person in `target`, one of the staff's, and so is the state of a sign-in at their identity provider. */
export type ProofPurpose = 'check' | 'register' | 'reset' | 'passkey' | 'staffPasskey' | 'staffOidc' | 'partner'
export type Proved = { target: string; userId: string | null }

export type Proofs = {
  give(proof: Proved & { purpose: ProofPurpose; deviceId: string; lasts: number }): Promise<{ proof: string; expiresAt: Instant }>
  /** Takes a proof, once, on the device that it was given to; undefined for any other. */
  take(proof: string, ask: { purpose: ProofPurpose; deviceId: string }): Promise<Proved | undefined>
  /** Says whether a proof could be taken, without taking it. */
  stands(proof: string, ask: { purpose: ProofPurpose; deviceId: string }): Promise<boolean>
}

export function createProofs({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): Proofs {
  const values = (proof: string, { purpose, deviceId }: { purpose: ProofPurpose; deviceId: string }) => [
    hashSecret(proof),
    purpose,
    deviceId,
    new Date(clock.now()),
  ]
  return {
    async give({ purpose, deviceId, target, userId, lasts }) {
      const proof = ids.secret()
      const expiresAt = clock.now() + lasts
      await db.rows(GIVE, { proofHash: hashSecret(proof), purpose, deviceId, target, userId, expiresAt: new Date(expiresAt) })
      return { proof, expiresAt }
    },
    take: async (proof, ask) => (await db.rows<Proved>(TAKE, values(proof, ask)))[0],
    stands: async (proof, ask) => (await db.rows(STANDS, values(proof, ask))).length > 0,
  }
}

const GIVE = statement(
  'proofs-give',
  'insert into proofs (proof_hash, purpose, device_id, target, user_id, expires_at) values (:proofHash, :purpose, :deviceId, :target, :userId, :expiresAt)',
)
const TAKE = statement(
  'proofs-take',
  `delete from proofs where proof_hash = $1 and purpose = $2 and device_id = $3 and expires_at > $4
         returning target, user_id as "userId"`,
)
const STANDS = statement(
  'proofs-stands',
  'select true as stands from proofs where proof_hash = $1 and purpose = $2 and device_id = $3 and expires_at > $4',
)
