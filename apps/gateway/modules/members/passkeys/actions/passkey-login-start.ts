import { passkeyLoginStart } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { challengeLasts, passkeySite } from '../passkey-site.ts'

export const passkeyLoginStartAction = handle(passkeyLoginStart, async (_content, call) => {
  const { proofs, deviceId } = call
  const { proof } = await proofs.give({ purpose: 'passkey', deviceId, target: '', userId: null, lasts: challengeLasts })
  return { challenge: proof, rpId: passkeySite(call).id, timeout: challengeLasts, userVerification: 'preferred' as const }
})
