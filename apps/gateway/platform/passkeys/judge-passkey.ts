import type { MadePasskey, SignedPasskey } from '@harbour/protocol'
import type { PasskeySite } from './passkey-site.ts'
import type { UserVerification } from './passkey-options.ts'

/** Loaded with the first passkey: it takes long, and most start without. */
const library = () => import('@simplewebauthn/server')

export type JudgeOptions = {
  site: PasskeySite
  /** Takes a challenge for its one answer; false where it was not given to this caller. */
  takeChallenge(challenge: string): Promise<boolean>
  userVerification: UserVerification
}

/** The key of a passkey that a browser has made, and how often it has signed. */
export type NewKey = { id: string; publicKey: Uint8Array; counter: number }

/** The passkey that a browser has made; undefined where it answers no challenge that can be taken, or is not whole. */
export async function judgeMade(credential: MadePasskey, options: JudgeOptions): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const judged = await orRefused(
    verifyRegistrationResponse({ response: { ...credential, clientExtensionResults: {} }, ...expected(options) }),
  )
  return judged?.verified ? judged.registrationInfo.credential : undefined
}

/** The counter that a passkey's signature brings; undefined where the signature is not good. The challenge is spent by the try. */
export async function judgeSigned(
  credential: SignedPasskey,
  { publicKey, counter }: { publicKey: Buffer<ArrayBuffer>; counter: number },
  options: JudgeOptions,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const judged = await orRefused(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
      ...expected(options),
    }),
  )
  return judged?.verified ? judged.authenticationInfo.newCounter : undefined
}

function expected({ site, takeChallenge, userVerification }: JudgeOptions) {
  return {
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: userVerification === 'required',
  }
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
