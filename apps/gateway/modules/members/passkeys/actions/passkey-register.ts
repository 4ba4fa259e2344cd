import { passkeyRegister } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { deviceName } from '../../../../platform/device-name.ts'
import { madePasskey } from '../judge-passkey.ts'
import { mostPasskeys } from '../../../../platform/passkeys/passkey-options.ts'

export const passkeyRegisterAction = handle(passkeyRegister, async ({ credential }, call) => {
  const { passkeys, ids, clock, caller, userAgent } = call
  const { userId } = caller
  const made = await madePasskey(credential, userId, call)
  if (!made) throw refuse(passkeyRegister, 'PASSKEY_REFUSED')
  const passkeyRef = ids.guid()
  const name = deviceName(userAgent)
  const { id: credentialId, publicKey, counter } = made
  const kept = await passkeys.keep({ passkeyRef, userId, name, madeAt: clock.now(), credentialId, publicKey, counter }, mostPasskeys)
  if (kept === 'full') throw refuse(passkeyRegister, 'PASSKEYS_FULL')
  if (kept === 'known') throw refuse(passkeyRegister, 'PASSKEY_REFUSED')
  return { passkeyRef, name }
})
