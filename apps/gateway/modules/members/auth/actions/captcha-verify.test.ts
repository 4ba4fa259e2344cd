import { randomUUID } from 'node:crypto'
import { captchaGet, captchaSms, captchaVerify, login } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { codeSentTo, freshPhone, handTo, newMember, placeOf, goodPassword } from '../../../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

async function puzzle(as = {}) {
  const { captchaId } = await gateway.ask(captchaGet, {}, as)
  return { captchaId, x: await placeOf(gateway, captchaId) }
}

const keysTo = (x: number) => Array.from({ length: Math.ceil(x / 8) + 1 }, (_, at) => ({ x: Math.min(x, at * 8), t: at * 40 }))

test('[1.24] a slice that a finger puts near its place passes', async () => {
  const { captchaId, x } = await puzzle()
  const answer = { captchaId, way: 'drag', x: x + 5, track: handTo(x + 5) }
  expect(await gateway.ask(captchaVerify, answer)).toMatchObject({ captchaToken: expect.stringMatching(/^[\w-]{43}$/) })
})

test('[1.24] arrow keys are an equal way', async () => {
  const { captchaId, x } = await puzzle()
  expect(await gateway.call(captchaVerify, { captchaId, way: 'keys', x, track: keysTo(x) })).toMatchObject({ status: 1 })
})

test('a puzzle takes one answer: a right one after a wrong one, or again, comes too late', async () => {
  const { captchaId, x } = await puzzle()
  const right = { captchaId, way: 'drag', x, track: handTo(x) }
  expect(await gateway.call(captchaVerify, { ...right, x: x + 7, track: handTo(x + 7) })).toMatchObject({
    status: 301,
    code: 'CAPTCHA_WRONG',
  })
  expect(await gateway.call(captchaVerify, right)).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
  const next = await puzzle()
  const answer = { captchaId: next.captchaId, way: 'drag', x: next.x, track: handTo(next.x) }
  await gateway.ask(captchaVerify, answer)
  expect(await gateway.call(captchaVerify, answer)).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
})

test.each([
  [
    'a jump',
    (x: number) => [
      { x: 0, t: 0 },
      { x, t: 400 },
    ],
  ],
  ['no way at all', () => []],
  ['one pace throughout', (x: number) => Array.from({ length: 11 }, (_, at) => ({ x: (x * at) / 10, t: at * 50 }))],
  ['no time', (x: number) => handTo(x).map((point) => ({ ...point, t: 0 }))],
  ['time that runs back', (x: number) => handTo(x).map((point, at) => ({ ...point, t: 500 - at }))],
  ['an end elsewhere', (x: number) => handTo(x - 30)],
])('%s is no hand', async (_name, way) => {
  const { captchaId, x } = await puzzle()
  expect(await gateway.call(captchaVerify, { captchaId, way: 'drag', x, track: way(x) })).toMatchObject({ code: 'CAPTCHA_WRONG' })
})

test('keys do not leap', async () => {
  const { captchaId, x } = await puzzle()
  expect(await gateway.call(captchaVerify, { captchaId, way: 'keys', x, track: handTo(x) })).toMatchObject({ code: 'CAPTCHA_WRONG' })
})

test('a puzzle is for its own device, and for three minutes', async () => {
  const { captchaId, x } = await puzzle()
  const answer = { captchaId, way: 'drag', x, track: handTo(x) }
  expect(await gateway.call(captchaVerify, answer, { deviceId: randomUUID() })).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
  clock.at += 3 * 60_000
  expect(await gateway.call(captchaVerify, answer)).toMatchObject({ code: 'CAPTCHA_EXPIRED' })
})

test('a token opens one login, within five minutes', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const solve = async () => {
    const { captchaId, x } = await puzzle(as)
    return (await gateway.ask(captchaVerify, { captchaId, way: 'drag', x, track: handTo(x) }, as)).captchaToken
  }
  const captchaToken = await solve()
  const form = { account: member.phone, password: goodPassword, captchaToken }
  expect(await gateway.call(login, form, { deviceId: randomUUID() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(await gateway.call(login, form, as)).toMatchObject({ status: 1 })
  expect(await gateway.call(login, form, as)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const late = { ...form, captchaToken: await solve() }
  clock.at += 5 * 60_000
  expect(await gateway.call(login, late, as)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('the code of captchaSms does instead of a puzzle; a wrong one says how many tries are left', async () => {
  const phone = freshPhone()
  const { smsId } = await gateway.ask(captchaSms, { account: phone })
  const wrong = codeSentTo(gateway, phone) === '000000' ? '000001' : '000000'
  expect(await gateway.call(captchaVerify, { captchaId: smsId, way: 'code', code: wrong })).toMatchObject({
    code: 'SMS_CODE_WRONG',
    data: { triesLeft: 4 },
  })
  const code = codeSentTo(gateway, phone)
  expect(await gateway.call(captchaVerify, { captchaId: smsId, way: 'code', code })).toMatchObject({ status: 1 })
  expect(await gateway.call(captchaVerify, { captchaId: smsId, way: 'code', code })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test.each([
  {},
  { captchaId: 'x', way: 'guess' },
  { captchaId: 'x', way: 'drag', x: 'left' },
  { captchaId: 'x', way: 'drag', track: [{ x: 1 }] },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(captchaVerify, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
