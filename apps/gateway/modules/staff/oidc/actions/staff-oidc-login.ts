import { StaffAccount, staffOidcLogin } from '@harbour/protocol'
import * as v from 'valibot'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../../deps.ts'
import { signIn } from '../../sign-in.ts'
import { nonceOf } from '../sign-in-secrets.ts'
import type { Identified } from '../identity-provider.ts'

export const staffOidcLoginAction = handle(staffOidcLogin, async (returned, call) => {
  const identified = await identify(returned, call)
  if (identified === 'away') throw refuse(staffOidcLogin, 'OIDC_UNAVAILABLE')
  if (identified === 'nobody') throw refuse(staffOidcLogin, 'OIDC_FAILED')
  const account = v.safeParse(StaffAccount, identified.email)
  const person = account.success ? await call.staff.withAccount(account.output) : undefined
  if (!person?.active) throw refuse(staffOidcLogin, 'OIDC_FAILED')
  return signIn(person, { action: staffOidcLogin, provenAt: identified.provenAt }, call)
})

/** The state is spent by the try, and was given to this device. */
async function identify(
  { code, state }: { code: string; state: string },
  { identityProvider, proofs, deviceId }: Call,
): Promise<Identified> {
  if (!identityProvider) return 'away'
  const begun = await proofs.take(state, { purpose: 'staffOidc', deviceId })
  if (!begun) return 'nobody'
  return identityProvider.identify(code, { verifier: begun.target, nonce: nonceOf(begun.target) })
}
