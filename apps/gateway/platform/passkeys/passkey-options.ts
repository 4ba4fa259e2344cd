import type { PasskeyCreation, PasskeyRequest } from '@harbour/protocol'

/** The time in which a challenge may be answered. */
export const challengeLasts = 5 * 60_000
/** The most passkeys that one account keeps. */
export const mostPasskeys = 10

/** ES256 and RS256: what phones, computers and security keys sign with. */
const algorithms = [-7, -257]

/** `required` where the device must have seen its owner's finger, face or code. */
export type UserVerification = PasskeyRequest['userVerification']

type CreationAsk = {
  challenge: string
  siteId: string
  /** Its owner, by an id that never changes, and as their devices name the account. */
  user: { id: string; name: string }
  kept: readonly { credentialId: string }[]
  userVerification: UserVerification
}

/** The options for a browser that is to make a passkey: not on a device that has one of those that are kept. */
export function creationOptions({ challenge, siteId, user, kept, userVerification }: CreationAsk): PasskeyCreation {
  return {
    challenge,
    rp: { id: siteId, name: 'Harbour' },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.name, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLasts,
    excludeCredentials: kept.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    attestation: 'none',
  }
}

/** The options for a browser that is to sign with any passkey of the site. */
export function requestOptions(challenge: string, siteId: string, userVerification: UserVerification): PasskeyRequest {
  return { challenge, rpId: siteId, timeout: challengeLasts, userVerification }
}
