import { randomUUID } from 'node:crypto'
import { captchaSms, captchaVerify, getUserOrders, isLogin, login } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { boundKey, codeSentTo, freshPhone, goodPassword, newMember, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { newGuest, place } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { TRUST_PROXY: '1' } })
afterAll(gateway.stop)

async function tryLogin(account: string, password: string, as: As = {}) {
  const from = { deviceId: randomUUID(), ...as }
  return gateway.call(login, { account, password, captchaToken: await solvedPuzzle(gateway, from) }, from)
}

async function checkByCode(account: string, as: As) {
  const { smsId } = await gateway.ask(captchaSms, { account }, as)
  const answer = { captchaId: smsId, way: 'code', code: codeSentTo(gateway, account) }
  return (await gateway.ask(captchaVerify, answer, as)).captchaToken
}

test('[1.24] a member logs in by phone, with or without its prefix, or by email in any case', async () => {
  const member = await newMember(gateway)
  for (const account of [
    member.phone,
    member.phone.slice(4),
    `${member.phone.slice(4, 8)} ${member.phone.slice(8)}`,
    member.email.toUpperCase(),
  ])
    expect(await tryLogin(account, goodPassword)).toMatchObject({ status: 1, data: { userId: member.userId } })
})

test('[6.2] the access code opens a session of the member on that device', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const signedIn = await gateway.ask(
    login,
    { account: member.phone, password: goodPassword, captchaToken: await solvedPuzzle(gateway, as) },
    as,
  )
  const key = await boundKey(gateway, signedIn, as)
  expect(await gateway.ask(isLogin, {}, { ...as, key })).toEqual({ userId: member.userId })
  expect(await gateway.call(isLogin, {}, { deviceId: randomUUID(), key })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('a guest’s orders go with them', async () => {
  const [member, guest] = [await newMember(gateway), await newGuest(gateway)]
  const { orderId } = await place(gateway, guest)
  const captchaToken = await solvedPuzzle(gateway, guest)
  const signedIn = await gateway.ask(login, { account: member.phone, password: goodPassword, captchaToken }, guest)
  expect(signedIn.ordersTaken).toBe(1)
  const key = await boundKey(gateway, signedIn, { deviceId: guest.deviceId })
  expect((await gateway.ask(getUserOrders, {}, { ...guest, key })).orders.map((order) => order.orderId)).toEqual([orderId])
})

test('each try needs a security check', async () => {
  const member = await newMember(gateway)
  expect(await gateway.call(login, { account: member.phone, password: goodPassword })).toMatchObject({
    status: 301,
    code: 'CAPTCHA_REQUIRED',
  })
})

test('a wrong password and an account that does not exist read the same', async () => {
  const member = await newMember(gateway)
  const replies = [
    await tryLogin(member.phone, 'Wrong#2026'),
    await tryLogin(freshPhone(), 'Wrong#2026'),
    await tryLogin('nobody@example.com', 'x'),
  ]
  for (const reply of replies) expect({ ...reply, logId: '' }).toEqual({ ...replies[0], logId: '', code: 'LOGIN_FAILED', data: null })
})

test('after five wrong passwords from an address only a code will do there, for an account that exists or not', async () => {
  const member = await newMember(gateway)
  for (const account of [member.phone, freshPhone()]) {
    for (let i = 0; i < 5; i++)
      expect(await tryLogin(account, 'Wrong#2026', { address: '203.0.113.7' })).toMatchObject({ code: 'LOGIN_FAILED' })
    expect(await tryLogin(account, goodPassword, { address: '203.0.113.7' })).toMatchObject({ status: 301, code: 'CODE_REQUIRED' })
  }
  // The member elsewhere notices nothing; the member there gets in by a code.
  expect(await tryLogin(member.phone, goodPassword, { address: '203.0.113.8' })).toMatchObject({ status: 1 })
  const as = { deviceId: randomUUID(), address: '203.0.113.7' }
  const captchaToken = await checkByCode(member.phone, as)
  expect(await gateway.call(login, { account: member.phone, password: goodPassword, captchaToken }, as)).toMatchObject({ status: 1 })
})

test('a code for another account is no check', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const captchaToken = await checkByCode(freshPhone(), as)
  expect(await gateway.call(login, { account: member.phone, password: goodPassword, captchaToken }, as)).toMatchObject({
    code: 'CAPTCHA_REQUIRED',
  })
})

test('guesses from everywhere ask strangers for a code, and leave a known device alone', wholeLaneOnly, async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 20; i++)
    expect(await tryLogin(member.phone, 'Wrong#2026', { address: `198.51.100.${i}` })).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await tryLogin(member.phone, goodPassword, { address: '198.51.100.99' })).toMatchObject({ code: 'CODE_REQUIRED' })
  expect(await tryLogin(member.phone, goodPassword, { deviceId: member.deviceId, address: '198.51.100.98' })).toMatchObject({ status: 1 })
  clock.at += 60 * 60_000
  expect(await tryLogin(member.phone, goodPassword, { address: '198.51.100.99' })).toMatchObject({ status: 1 })
})

test('strangers who guess and have codes sent all day keep the owner out of no new device', wholeLaneOnly, async () => {
  const { phone: account } = await newMember(gateway)
  for (let i = 0; i < 20; i++) await tryLogin(account, 'Wrong#2026', { address: `192.0.2.${i}` })
  for (let i = 0; i < 12; i++) await gateway.call(captchaSms, { account }, { deviceId: randomUUID(), address: `192.0.2.${i}` })
  const as = { deviceId: randomUUID(), address: '192.0.2.200' }
  expect(await tryLogin(account, goodPassword, as)).toMatchObject({ code: 'CODE_REQUIRED' })
  expect(await gateway.call(captchaSms, { account }, as)).toMatchObject({ code: 'SMS_TOO_MANY' })
  const { smsId } = await gateway.ask(captchaSms, { account, password: goodPassword }, as)
  const answer = { captchaId: smsId, way: 'code', code: codeSentTo(gateway, account) }
  const { captchaToken } = await gateway.ask(captchaVerify, answer, as)
  expect(await gateway.call(login, { account, password: goodPassword, captchaToken }, as)).toMatchObject({ status: 1 })
})

test('an email opens the account of whoever claimed it first; another’s claim opens nothing and says nothing', async () => {
  const first = await newMember(gateway)
  const second = await newMember(gateway, { email: first.email, password: 'Another#2026' })
  expect(second.userId).not.toBe(first.userId)
  expect(await tryLogin(first.email, goodPassword)).toMatchObject({ data: { userId: first.userId } })
  expect(await tryLogin(first.email, 'Another#2026')).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('passwords are kept as argon2id', async () => {
  const member = await newMember(gateway)
  const kept = { name: '', text: 'select password_hash as hash from members where user_id = $1' }
  const [row] = await gateway.context.db.rows<{ hash: string }>(kept, [member.userId])
  expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test.each(['12345', 'nobody@nowhere'])('%s is no account', async (account) => {
  expect(await tryLogin(account, 'x')).toMatchObject({ status: 301, code: 'ACCOUNT_INVALID' })
})

test.each([{}, { account: 'x' }, { account: '61234567', password: '' }, { account: 61234567, password: 'x' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(login, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
