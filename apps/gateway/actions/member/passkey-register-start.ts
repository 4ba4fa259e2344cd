import { passkeyRegisterStart } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { challengeLasts, mostPasskeys, passkeySite } from '../../members/passkey-site.ts'

/** ES256 and RS256: what phones, computers and security keys sign with. */
const algorithms = [-7, -257]

export const passkeyRegisterStartAction = handle(passkeyRegisterStart, async (_content, call) => {
  const { passkeys, proofs, caller, deviceId } = call
  const { userId, phone } = caller
  const kept = await passkeys.of(userId)
  if (kept.length >= mostPasskeys) throw refuse(passkeyRegisterStart, 'PASSKEYS_FULL')
  const { proof } = await proofs.give({ purpose: 'passkey', deviceId, target: '', userId, lasts: challengeLasts })
  return {
    challenge: proof,
    rp: { id: passkeySite(call).id, name: 'Harbour' },
    user: { id: Buffer.from(userId).toString('base64url'), name: phone, displayName: phone },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeLasts,
    excludeCredentials: kept.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true, userVerification: 'preferred' as const },
    attestation: 'none' as const,
  }
})
