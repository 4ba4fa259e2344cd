import { staffPasskeyRegister } from '@harbour/protocol'
import { deviceName } from '../../../../platform/device-name.ts'
import { refuse } from '../../../../platform/handle.ts'
import { mostPasskeys } from '../../../../platform/passkeys/passkey-options.ts'
import { handle } from '../../deps.ts'
import { refuseDemoPeople } from '../../demo/demo-people.ts'
import { madePasskey } from '../staff-passkey.ts'

export const staffPasskeyRegisterAction = handle(staffPasskeyRegister, async ({ credential, name: given }, call) => {
  const { staffId, account } = call.caller
  refuseDemoPeople(account)
  const made = await madePasskey(credential, staffId, call)
  if (!made) throw refuse(staffPasskeyRegister, 'PASSKEY_REFUSED')
  const [passkeyRef, name] = [call.ids.guid(), given ?? deviceName(call.userAgent)]
  const { id: credentialId, publicKey, counter } = made
  const passkey = { passkeyRef, staffId, name, madeAt: call.clock.now(), credentialId, publicKey, counter }
  return call.db.transaction(async (rows) => {
    const kept = await call.staffPasskeys.keep(rows, passkey, mostPasskeys)
    if (kept === 'full') throw refuse(staffPasskeyRegister, 'PASSKEYS_FULL')
    if (kept === 'known') throw refuse(staffPasskeyRegister, 'PASSKEY_REFUSED')
    await call.audit.write(rows, { action: staffPasskeyRegister.name, subject: account, after: { passkeyRef, name } }, call)
    return { passkeyRef, name }
  })
})
