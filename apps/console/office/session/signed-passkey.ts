import type {
  Answer,
  staffPasskeyLoginStart,
  staffPasskeyRegister,
  staffPasskeyRegisterStart,
  Sent,
  staffPasskeyLogin,
} from '@harbour/protocol'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

/** Lets the browser sign a challenge with a passkey; undefined where its owner would rather not. */
export async function signedPasskey(
  challenge: () => Promise<Answer<typeof staffPasskeyLoginStart>>,
): Promise<Sent<typeof staffPasskeyLogin>['credential'] | undefined> {
  const optionsJSON = await challenge()
  const signed = await startAuthentication({ optionsJSON }).catch(unlessDeclined)
  if (!signed) return undefined
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return { id: signed.id, rawId: signed.rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

/** Lets the browser make a passkey; undefined where its owner would rather not. */
export async function madePasskey(
  optionsJSON: Answer<typeof staffPasskeyRegisterStart>,
): Promise<Sent<typeof staffPasskeyRegister>['credential'] | undefined> {
  const made = await startRegistration({ optionsJSON }).catch(unlessDeclined)
  if (!made) return undefined
  const { clientDataJSON, attestationObject } = made.response
  return { id: made.id, rawId: made.rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

/** Somebody who cancels, or lets the time run out, need not be told. */
function unlessDeclined(cause: unknown): undefined {
  const declined = cause instanceof WebAuthnError && cause.code === 'ERROR_CEREMONY_ABORTED'
  const named = cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')
  if (!declined && !named) throw cause
}
