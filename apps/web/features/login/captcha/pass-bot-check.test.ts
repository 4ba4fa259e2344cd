import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { passBotCheck } from './pass-bot-check.ts'

const [salt, nonce, cost, number] = ['00ff'.repeat(8), 'a1b2'.repeat(8), 3, 777]

/** The hash that ALTCHA's second version makes of a number: of the salt, the nonce and the number, so many times. */
function keyOf(counter: number): string {
  let key = Buffer.from(`${salt}${nonce}${counter.toString(16).padStart(8, '0')}`, 'hex')
  for (let round = 0; round < cost; round++) key = createHash('sha256').update(key).digest()
  return key.toString('hex')
}

test('the phone works out the number that a bot check asks for, and sends the challenge back as it came', async () => {
  const parameters = { algorithm: 'SHA-256', nonce, salt, cost, keyLength: 32, keyPrefix: keyOf(number).slice(0, 32), data: { endsAt: 1 } }
  const challenge = { parameters, signature: 'signed' }
  const answer = await passBotCheck({ kind: 'work', challenge })
  expect(JSON.parse(atob(answer))).toEqual({ challenge, solution: { counter: number, derivedKey: keyOf(number) } })
})
