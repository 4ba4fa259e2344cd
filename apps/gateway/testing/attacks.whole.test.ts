import { randomUUID } from 'node:crypto'
import { login } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { goodPassword, newMember, solvedPuzzle } from './members.fixtures.ts'
import { startGateway, type TestGateway } from './gateway.ts'

/** A puzzle's proof without drawing the puzzle. */
async function proof(at: TestGateway, deviceId: string): Promise<string> {
  return (await at.context.proofs.give({ purpose: 'check', deviceId, target: '', userId: null, lasts: 600_000 })).proof
}

test('a thousand logins in a minute from one address: nobody gets in there, and the member elsewhere is not locked out', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const flood = '203.0.113.66'
  const member = await newMember(strict, {}, { address: '192.0.2.1' })
  // Puzzles that somebody has solved by the dozen.
  const guesses: { deviceId: string; captchaToken: string }[] = []
  for (let at = 0; at < 1000; at++) {
    const deviceId = randomUUID()
    guesses.push({ deviceId, captchaToken: at < 200 ? await proof(strict, deviceId) : 'x' })
  }
  const attempt = async ({ deviceId, captchaToken }: { deviceId: string; captchaToken: string }) =>
    (await strict.call(login, { account: member.phone, password: 'Guess#2026', captchaToken }, { deviceId, address: flood })).code
  const flooding = Promise.all(guesses.map(attempt))
  const as = { deviceId: member.deviceId, address: '192.0.2.1' }
  const inTime = strict.call(login, { account: member.phone, password: goodPassword, captchaToken: await solvedPuzzle(strict, as) }, as)
  expect(await inTime).toMatchObject({ status: 1 })
  const codes = await flooding
  for (const code of new Set(codes)) expect(['LOGIN_FAILED', 'CODE_REQUIRED', 'CAPTCHA_REQUIRED', 'TOO_MANY_REQUESTS']).toContain(code)
  expect(codes.filter((code) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(5)
  expect(codes.filter((code) => code !== 'TOO_MANY_REQUESTS').length).toBeLessThanOrEqual(90)
  // A stranger to the account, elsewhere, with the right password, as a new phone would be.
  const elsewhere = { deviceId: randomUUID(), address: '192.0.2.2' }
  const captchaToken = await solvedPuzzle(strict, elsewhere)
  const reply = await strict.call(login, { account: member.phone, password: goodPassword, captchaToken }, elsewhere)
  expect(reply).toMatchObject({ status: 1, data: { userId: member.userId } })
  await strict.stop()
})
