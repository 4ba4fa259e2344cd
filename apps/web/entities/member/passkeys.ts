import type { Answer, passkeyLogin, passkeyLoginStart, passkeyRegister, passkeyRegisterStart, Sent } from '@harbour/protocol'

type Made = Sent<typeof passkeyRegister>['credential']
type Signed = Sent<typeof passkeyLogin>['credential']

/** Tells whether this browser has passkeys, on this address: they belong to a name, never to a number. */
export const passkeysWork = () =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

/** Tells whether passkeys are offered where the browser fills in the user's name. */
export const passkeysFillIn = async () => passkeysWork() && (await PublicKeyCredential.isConditionalMediationAvailable?.())

/** A browser asks one thing at a time: what is asked next takes the place of what was waiting. */
let waiting: AbortController | undefined

/** Stops what waits in the background for somebody to choose a passkey. */
export const stopWaiting = () => waiting?.abort()

/** Lets the browser make a passkey; undefined where the guest would rather not, `'had'` where this device has one already. */
export async function makePasskey(options: Answer<typeof passkeyRegisterStart>): Promise<Made | 'had' | undefined> {
  stopWaiting()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await navigator.credentials.create({ publicKey }).catch(unlessDeclined)
  if (made === 'had' || made === undefined) return made
  if (!(made instanceof PublicKeyCredential)) return undefined
  // As: what was made is no signature.
  const { id, rawId, response } = made.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

/** Lets the browser sign with a passkey that the guest chooses; undefined where they would rather not. */
export async function signByPasskey(
  options: Answer<typeof passkeyLoginStart>,
  mediation: 'optional' | 'conditional',
): Promise<Signed | undefined> {
  stopWaiting()
  const asking = new AbortController()
  waiting = asking
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const signed = await navigator.credentials.get({ publicKey, mediation, signal: asking.signal }).catch(unlessDeclined)
  if (!(signed instanceof PublicKeyCredential)) return undefined
  // As: what has signed was not made now.
  const { id, rawId, response } = signed.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

/** A guest who cancels, or lets the time run out, need not be told. */
function unlessDeclined(cause: unknown): 'had' | undefined {
  const { name } = cause instanceof DOMException ? cause : { name: '' }
  if (name === 'InvalidStateError') return 'had'
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  throw cause
}
