import { isWeakPin } from '@harbour/rules'
import type { Ids } from '../../../platform/ids.ts'

const digits = 6
/** As many of four bytes' values as share out evenly among the PINs. */
const [pins, even] = [10 ** digits, 2 ** 32 - (2 ** 32 % 10 ** digits)]

/** A PIN of six digits by chance, and none that anybody tries first. */
export function newPin({ secret }: Pick<Ids, 'secret'>): string {
  const drawn = Buffer.from(secret(), 'base64url').readUInt32BE()
  const pin = String(drawn % pins).padStart(digits, '0')
  return drawn >= even || isWeakPin(pin) ? newPin({ secret }) : pin
}
