import { StaffAccount, staffOidcLogin } from '@harbour/protocol'
import * as v from 'valibot'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../../deps.ts'
import { signIn } from '../../sign-in.ts'
import { IdentityProviderAway, type IdentityProvider } from '../identity-provider.ts'
import { nonceOf } from '../sign-in-secrets.ts'

type Returned = { code: string; state: string }

export const staffOidcLoginAction = handle(staffOidcLogin, async (returned, call) => {
  const { identityProvider } = call
  if (!identityProvider) throw refuse(staffOidcLogin, 'OIDC_UNAVAILABLE')
  const account = v.safeParse(StaffAccount, await emailOf(returned, identityProvider, call))
  const person = account.success ? await call.staff.withAccount(account.output) : undefined
  if (!person?.active) throw refuse(staffOidcLogin, 'OIDC_FAILED')
  return signIn(person, staffOidcLogin, call)
})

/** The state is spent by the try, and was given to this device. */
async function emailOf({ code, state }: Returned, provider: IdentityProvider, { proofs, deviceId }: Call): Promise<string | undefined> {
  const begun = await proofs.take(state, { purpose: 'staffOidc', deviceId })
  if (!begun) return undefined
  try {
    return await provider.emailOf(code, { verifier: begun.target, nonce: nonceOf(begun.target) })
  } catch (cause) {
    throw cause instanceof IdentityProviderAway ? refuse(staffOidcLogin, 'OIDC_UNAVAILABLE') : cause
  }
}
