import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { cost, createPasswords } from './passwords.ts'

const argon2 = { hash: vi.fn(hash), verify: vi.fn(verify) }
const passwords = createPasswords(argon2)

test('a password fits its own hash, in any form of its letters, and no other', async () => {
  const kept = await passwords.hash('Caf\u00e9#2026')
  expect(await passwords.fits('Cafe\u0301#2026', kept)).toBe(true)
  expect(await passwords.fits('Cafe#2026', kept)).toBe(false)
})

test('where nobody has a password the same work is done as for a member’s, and nothing fits', async () => {
  const kept = await passwords.hash('Harbour#2026')
  argon2.verify.mockClear()
  expect([await passwords.fits('Wrong#2026', kept), await passwords.fits('nobody has this password', undefined)]).toEqual([false, false])
  const work = argon2.verify.mock.calls.map(([against]) => String(against).split('$').slice(1, 4))
  const wanted = ['argon2id', 'v=19', `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`]
  expect(work).toEqual([wanted, wanted])
})
