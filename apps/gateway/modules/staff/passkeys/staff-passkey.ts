import type { MadePasskey, PasskeyRequest, SignedPasskey } from '@harbour/protocol'
import { judgeMade, judgeSigned, type JudgeOptions, type NewKey } from '../../../platform/passkeys/judge-passkey.ts'
import { challengeLasts, requestOptions } from '../../../platform/passkeys/passkey-options.ts'
import { passkeySite } from '../../../platform/passkeys/passkey-site.ts'
import type { Call } from '../deps.ts'

/** A passkey stands for the password and whatever else there might be: the device must have seen its owner. */
export const userVerification = 'required'

/** The person whom a challenge is for; nobody in particular where somebody is to sign in. */
type Target = string | null

/** A challenge for the device of the call, which serves once. */
export async function giveChallenge(target: Target, { proofs, deviceId }: Call): Promise<string> {
  const { proof } = await proofs.give({ purpose: 'staffPasskey', deviceId, target: target ?? '', userId: null, lasts: challengeLasts })
  return proof
}

/** The options for a browser that is to sign. */
export async function passkeyRequest(target: Target, call: Call): Promise<PasskeyRequest> {
  return requestOptions(await giveChallenge(target, call), passkeySite(call).id, userVerification)
}

/** The passkey that a browser has made for somebody; undefined where it answers no challenge of theirs, or is not whole. */
export function madePasskey(credential: MadePasskey, staffId: string, call: Call): Promise<NewKey | undefined> {
  return judgeMade(credential, optionsOf(staffId, call))
}

/** The person whose passkey has signed; undefined for nobody. The challenge is spent by the try, the counter moves on with it. */
export async function passkeyOpens(credential: SignedPasskey, target: Target, call: Call): Promise<string | undefined> {
  const lock = await call.staffPasskeys.lockOf(credential.id)
  const counter = lock && (await judgeSigned(credential, lock, optionsOf(target, call)))
  if (counter === undefined) return undefined
  return (await call.staffPasskeys.used({ credentialId: credential.id, counter, at: call.clock.now() })) ? lock?.staffId : undefined
}

function optionsOf(target: Target, call: Call): JudgeOptions {
  return {
    site: passkeySite(call),
    userVerification,
    async takeChallenge(challenge) {
      const taken = await call.proofs.take(challenge, { purpose: 'staffPasskey', deviceId: call.deviceId })
      return taken?.target === (target ?? '')
    },
  }
}
