import { randomUUID } from 'node:crypto'
import { getOrderDetail, getUserOrders, login, passwordForget, registerSms, userProfileGet, type Action } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freshPhone, goodPassword, newMember, solvedPuzzle } from './members.fixtures.ts'
import { place } from './orders.fixtures.ts'
import { startGateway, type TestGateway } from './gateway.ts'

const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: '1' } })
afterAll(gateway.stop)

const lowerQuartile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0

/** A puzzle's proof without drawing the puzzle. */
async function proof(at: TestGateway, deviceId: string): Promise<string> {
  return (await at.context.proofs.give({ purpose: 'check', deviceId, target: '', userId: null, lasts: 600_000 })).proof
}

/**
 * The time that a call takes longer for one than for the other, as a part of the whole. They take turns, and what counts is the quicker part of
 * each: whatever else the machine does only makes some slower.
 */
async function timeApart(pairs: number, ask: (which: 'member' | 'nobody') => Promise<unknown>): Promise<number> {
  const times = { member: new Array<number>(), nobody: new Array<number>() }
  for (let turn = -6; turn < pairs * 2; turn++) {
    const which = (turn + 6) % 4 < 2 === (turn % 2 === 0) ? 'member' : 'nobody'
    const begun = performance.now()
    await ask(which)
    if (turn >= 0) times[which].push(performance.now() - begun)
  }
  const [member, nobody] = [lowerQuartile(times.member), lowerQuartile(times.nobody)]
  return Math.abs(member - nobody) / Math.max(member, nobody)
}

test('the time of a login does not tell whether there is an account', async () => {
  const members = [await newMember(gateway), await newMember(gateway), await newMember(gateway)]
  let turn = 0
  const apart = await timeApart(30, async (which) => {
    const deviceId = randomUUID()
    // Few guesses at each account from each address, so that none asks for a code.
    const as = { deviceId, address: `198.51.100.${turn++ % 200}` }
    const account = which === 'member' ? (members[turn % 3]?.phone ?? '') : freshPhone()
    return gateway.call(login, { account, password: 'Wrong#2026', captchaToken: await proof(gateway, deviceId) }, as)
  })
  // Without the same work for nobody it would be nearly the whole.
  expect(apart).toBeLessThan(0.25)
})

test('nor does that of a forgotten password', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(gateway)))
  let turn = 0
  const apart = await timeApart(50, async (which) => {
    const as = { deviceId: randomUUID() }
    const account = which === 'member' ? (members[turn++ % 8]?.phone ?? '') : freshPhone()
    return gateway.call(passwordForget, { account }, as)
  })
  expect(apart).toBeLessThan(0.4)
})

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

test('[2.43] an id in a link, or in a content, makes nobody somebody else', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { orderId } = await place(gateway, other)
  const index = btoa(btoa(other.userId))
  const form = new FormData()
  form.set('actionName', userProfileGet.name)
  form.set('content', JSON.stringify({ brand: 31, deviceId: member.deviceId }))
  form.set('key', member.key)
  const answer = await fetch(`${gateway.url}/api/UserUnify?_name=${userProfileGet.name}&_index=${index}`, { method: 'POST', body: form })
  expect(await answer.json()).toMatchObject({ data: { userId: member.userId } })
  expect(await gateway.call(getUserOrders, { userId: other.userId }, member)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(getOrderDetail, { orderId }, member)).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test('a key that was copied to another device opens nothing', async () => {
  const member = await newMember(gateway)
  const reply = await gateway.call(userProfileGet, {}, { key: member.key, deviceId: randomUUID() })
  expect(reply).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
})

test('the log has no names, phones, emails, passwords, codes or keys', async () => {
  const lines: object[] = []
  const write = (line: object) => void lines.push(line)
  const log = { info: write, warn: write, error: write, debug: write } as unknown as TestGateway['context']['log'] // what the gateway uses of it
  const watched = await startGateway({ instead: { log } })
  const member = await newMember(watched, { firstName: 'Rumpelstilzchen' })
  await watched.call(login, { account: member.phone, password: 'Wrong#2026', captchaToken: 'x' }, member)
  await watched.stop()
  const text = JSON.stringify(lines)
  expect(lines.length).toBeGreaterThan(5)
  const codes = watched.sent.map((message) => /\d{6}/.exec(message.text)?.[0] ?? '')
  for (const secret of [
    'Rumpelstilzchen',
    member.phone,
    member.phone.slice(4),
    member.email,
    goodPassword,
    'Wrong#2026',
    member.key,
    ...codes,
  ])
    expect(text).not.toContain(secret)
})

test('a puzzle’s proof opens one call, whichever it is', async () => {
  const deviceId = randomUUID()
  const captchaToken = await proof(gateway, deviceId)
  const ask = (definition: Action, content: object) => gateway.call(definition, { ...content, captchaToken }, { deviceId })
  expect(await ask(registerSms, { phone: freshPhone() })).toMatchObject({ status: 1 })
  expect(await ask(passwordForget, { account: freshPhone() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(await ask(login, { account: freshPhone(), password: 'x' })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})
