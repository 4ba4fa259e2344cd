import type { MadePasskey, SignedPasskey } from '@harbour/protocol'
import { judgeMade, judgeSigned, type JudgeOptions, type NewKey } from '../../../platform/passkeys/judge-passkey.ts'
import { passkeySite } from '../../../platform/passkeys/passkey-site.ts'
import type { Call } from './deps.ts'
import type { PasskeyLock } from './passkey-store.ts'

/** The passkey that a browser has made for a member; undefined where it answers no challenge of theirs, or is not whole. */
export function madePasskey(credential: MadePasskey, userId: string, call: Call): Promise<NewKey | undefined> {
  return judgeMade(credential, optionsOf(userId, call))
}

/** The member whom a signature lets in; undefined for nobody. The challenge is spent by the try, the counter moves on with it. */
export async function passkeyOpens(credential: SignedPasskey, call: Call): Promise<PasskeyLock | undefined> {
  const lock = await call.passkeys.lockOf(credential.id)
  const counter = lock && (await judgeSigned(credential, lock, optionsOf(null, call)))
  if (counter === undefined) return undefined
  return (await call.passkeys.used({ credentialId: credential.id, counter, at: call.clock.now() })) ? lock : undefined
}

/** A challenge must have been given to this device, and to this member where there is one. */
function optionsOf(userId: string | null, call: Call): JudgeOptions {
  return {
    site: passkeySite(call),
    userVerification: 'preferred',
    async takeChallenge(challenge) {
      const taken = await call.proofs.take(challenge, { purpose: 'passkey', deviceId: call.deviceId })
      return taken !== undefined && taken.userId === userId
    },
  }
}
