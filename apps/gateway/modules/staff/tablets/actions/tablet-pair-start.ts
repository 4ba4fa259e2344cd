import { tabletPairStart } from '@harbour/protocol'
import { handle } from '../../deps.ts'
import { pairingCode } from '../pairing-code.ts'

const lifetime = 10 * 60_000

export const tabletPairStartAction = handle(tabletPairStart, async (_input, { clock, ids, tablets }) => {
  const pairing = { code: pairingCode(ids), secret: ids.secret(), expiresAt: clock.now() + lifetime }
  await tablets.wait(pairing)
  return pairing
})
