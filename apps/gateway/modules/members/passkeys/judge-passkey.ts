import type { Input, passkeyLogin, passkeyRegister } from '@harbour/protocol'
import type { Call } from './deps.ts'
import type { PasskeyLock } from './passkey-store.ts'
import { passkeySite } from './passkey-site.ts'

/** Loaded with the first passkey: it takes long, and most start without. */
const library = () => import('@simplewebauthn/server')

type Made = { id: string; publicKey: Uint8Array; counter: number }

/** The passkey that a browser has made for a member; undefined where it answers no challenge of theirs, or is not whole. */
export async function madePasskey(
  credential: Input<typeof passkeyRegister>['credential'],
  userId: string,
  call: Call,
): Promise<Made | undefined> {
  const { id, origins } = passkeySite(call)
  const { verifyRegistrationResponse } = await library()
  const judged = await orRefused(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(challenge, userId, call),
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  )
  return judged?.verified ? judged.registrationInfo.credential : undefined
}

/** The member whom a signature lets in; undefined for nobody. The challenge is spent by the try, the counter moves on with it. */
export async function passkeyOpens(credential: Input<typeof passkeyLogin>['credential'], call: Call): Promise<PasskeyLock | undefined> {
  const { id, origins } = passkeySite(call)
  const lock = await call.passkeys.lockOf(credential.id)
  if (!lock) return undefined
  const { verifyAuthenticationResponse } = await library()
  const judged = await orRefused(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(challenge, null, call),
      expectedOrigin: origins,
      expectedRPID: id,
      credential: { id: credential.id, publicKey: new Uint8Array(lock.publicKey), counter: lock.counter },
      requireUserVerification: false,
    }),
  )
  if (!judged?.verified) return undefined
  const counter = judged.authenticationInfo.newCounter
  return (await call.passkeys.used({ credentialId: credential.id, counter, at: call.clock.now() })) ? lock : undefined
}

/** Takes a challenge for its one answer: it must have been given to this device, and to this member where there is one. */
async function takeChallenge(challenge: string, userId: string | null, { proofs, deviceId }: Call): Promise<boolean> {
  const taken = await proofs.take(challenge, { purpose: 'passkey', deviceId })
  return taken !== undefined && taken.userId === userId
}

/** The library throws what it finds wrong with an answer; a fault of our own database is none of that. */
async function orRefused<Verdict>(verdict: Promise<Verdict>): Promise<Verdict | undefined> {
  try {
    return await verdict
  } catch (cause) {
    if (cause instanceof Error && 'severity' in cause) throw cause
    return undefined
  }
}
