import { staffPasskeyRegisterStart } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { creationOptions, mostPasskeys } from '../../../../platform/passkeys/passkey-options.ts'
import { passkeySite } from '../../../../platform/passkeys/passkey-site.ts'
import { handle } from '../../deps.ts'
import { refuseDemoPeople } from '../../demo/demo-people.ts'
import { giveChallenge, userVerification } from '../staff-passkey.ts'

export const staffPasskeyRegisterStartAction = handle(staffPasskeyRegisterStart, async (_input, call) => {
  const { staffId, account } = call.caller
  refuseDemoPeople(account)
  const kept = await call.staffPasskeys.of(call.db.rows, staffId)
  if (kept.length >= mostPasskeys) throw refuse(staffPasskeyRegisterStart, 'PASSKEYS_FULL')
  const challenge = await giveChallenge(staffId, call)
  return creationOptions({ challenge, siteId: passkeySite(call).id, user: { id: staffId, name: account }, kept, userVerification })
})
