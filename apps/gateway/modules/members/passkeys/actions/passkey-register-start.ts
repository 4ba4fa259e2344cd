import { passkeyRegisterStart } from '@harbour/protocol'
import type { Call } from '../deps.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { loggedInJustNow } from '../logged-in-just-now.ts'
import { judgeOwnPassword } from '../../auth/judge-own-password.ts'
import { challengeLasts, mostPasskeys, passkeySite } from '../passkey-site.ts'

/** ES256 and RS256: what phones, computers and security keys sign with. */
const algorithms = [-7, -257]

export const passkeyRegisterStartAction = handle(passkeyRegisterStart, async ({ password }, call) => {
  const { passkeys, proofs, caller, deviceId } = call
  const { userId, phone } = caller
  await makeSure(password, call)
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

/** A passkey opens the account for good: a password that comes along is always looked at, and may be missing only just after a login. */
async function makeSure(password: string | undefined, call: Call<'member'>): Promise<void> {
  const { userId } = call.caller
  if (password === undefined) {
    if (await loggedInJustNow(userId, call)) return
    throw refuse(passkeyRegisterStart, 'PASSWORD_REQUIRED')
  }
  const verdict = await judgeOwnPassword(password, userId, call)
  if (verdict !== 'right') throw refuse(passkeyRegisterStart, verdict)
}
