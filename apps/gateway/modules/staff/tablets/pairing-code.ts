import type { Ids } from '../../../platform/ids.ts'

/** Digits and letters of which none is taken for another: no 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** As many of a byte's values as share out evenly among the letters. */
const even = 256 - (256 % alphabet.length)

/** A code of eight characters, which somebody reads off a tablet: one of 6.5 times ten to the 11. */
export function pairingCode({ secret }: Pick<Ids, 'secret'>): string {
  const bytes = [...Buffer.from(secret(), 'base64url')].filter((byte) => byte < even)
  if (bytes.length < 8) return pairingCode({ secret })
  return bytes
    .slice(0, 8)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
}
