import { passkeyRegisterStart } from '@harbour/protocol'
import type { Call } from '../deps.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { loggedInJustNow } from '../logged-in-just-now.ts'
import { judgeOwnPassword } from '../../auth/judge-own-password.ts'
import { challengeLasts, creationOptions, mostPasskeys } from '../../../../platform/passkeys/passkey-options.ts'
import { passkeySite } from '../../../../platform/passkeys/passkey-site.ts'

export const passkeyRegisterStartAction = handle(passkeyRegisterStart, async ({ password }, call) => {
  const { passkeys, proofs, caller, deviceId } = call
  const { userId, phone } = caller
  await makeSure(password, call)
  const kept = await passkeys.of(userId)
  if (kept.length >= mostPasskeys) throw refuse(passkeyRegisterStart, 'PASSKEYS_FULL')
  const { proof } = await proofs.give({ purpose: 'passkey', deviceId, target: '', userId, lasts: challengeLasts })
  return creationOptions({
    challenge: proof,
    siteId: passkeySite(call).id,
    user: { id: userId, name: phone },
    kept,
    userVerification: 'preferred',
  })
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
