import { passkeyRegister } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { deviceName } from '../../members/device-name.ts'
import { madePasskey } from '../../members/judge-passkey.ts'
import { mostPasskeys } from '../../members/passkey-site.ts'

export const passkeyRegisterAction = handle(passkeyRegister, async ({ credential }, call) => {
  const { passkeys, ids, clock, caller, userAgent } = call
  const { userId } = caller
  const made = await madePasskey(credential, userId, call)
  if (!made) throw refuse(passkeyRegister, 'PASSKEY_REFUSED')
  if ((await passkeys.of(userId)).length >= mostPasskeys) throw refuse(passkeyRegister, 'PASSKEYS_FULL')
  const passkeyRef = ids.guid()
  const name = deviceName(userAgent)
  const isNew = await passkeys.keep({
    passkeyRef,
    userId,
    name,
    madeAt: clock.now(),
    credentialId: made.id,
    publicKey: made.publicKey,
    counter: made.counter,
  })
  if (!isNew) throw refuse(passkeyRegister, 'PASSKEY_REFUSED')
  return { passkeyRef, name }
})
