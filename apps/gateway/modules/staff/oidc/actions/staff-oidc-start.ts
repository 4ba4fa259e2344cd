import { staffOidcStart } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { nonceOf } from '../sign-in-secrets.ts'

const lifetime = 10 * 60_000

export const staffOidcStartAction = handle(staffOidcStart, async (_input, { identityProvider, proofs, ids, deviceId }) => {
  if (!identityProvider) throw refuse(staffOidcStart, 'OIDC_UNAVAILABLE')
  const verifier = ids.secret()
  const { proof: state } = await proofs.give({ purpose: 'staffOidc', deviceId, target: verifier, userId: null, lasts: lifetime })
  const url = await identityProvider.signInUrl({ state, verifier, nonce: nonceOf(verifier) })
  if (url === undefined) throw refuse(staffOidcStart, 'OIDC_UNAVAILABLE')
  return { url }
})
