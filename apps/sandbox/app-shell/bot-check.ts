import { createHash } from 'node:crypto'
import * as v from 'valibot'

const Challenge = v.object({
  kind: v.literal('work'),
  challenge: v.looseObject({
    parameters: v.looseObject({ nonce: v.string(), salt: v.string(), cost: v.number(), keyLength: v.number(), keyPrefix: v.string() }),
  }),
})

/** The answer to a gateway's bot check, worked out as any app would: ALTCHA's proof of work, version 2 with SHA-256. */
export function workedOut(data: unknown): string {
  const { challenge } = v.parse(Challenge, data)
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const start = Buffer.from(`${salt}${nonce}00000000`, 'hex')
  for (let counter = 0; ; counter++) {
    start.writeUInt32BE(counter, start.length - 4)
    let key = start
    for (let round = 0; round < cost; round++) key = createHash('sha256').update(key).digest()
    const derivedKey = key.toString('hex', 0, keyLength)
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}
