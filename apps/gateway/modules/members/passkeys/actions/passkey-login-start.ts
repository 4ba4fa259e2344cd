import { passkeyLoginStart } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { challengeLasts, requestOptions } from '../../../../platform/passkeys/passkey-options.ts'
import { passkeySite } from '../../../../platform/passkeys/passkey-site.ts'

export const passkeyLoginStartAction = handle(passkeyLoginStart, async (_content, call) => {
  const { proofs, deviceId } = call
  const { proof } = await proofs.give({ purpose: 'passkey', deviceId, target: '', userId: null, lasts: challengeLasts })
  return requestOptions(proof, passkeySite(call).id, 'preferred')
})
