import { randomUUID } from 'node:crypto'
import { getUserOrders, informationDetailGet, pointGet, register, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { boundKey, freshPhone, joiningForm, newMember, provedPhone } from '../../../../testing/members.fixtures.ts'
import { newGuest, place } from '../../../../testing/orders.fixtures.ts'
import { device, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const consentsOf = { name: '', text: 'select kind, given, wording from consents where user_id = $1 order by consent_id' }

test('[1.24] [3.1] [7.28] who has proved a phone joins with a profile, and has a session', async () => {
  const birthday = { year: 1990, month: 2, day: 28 }
  const member = await newMember(gateway, { birthday, genderCode: 'F' })
  expect(await gateway.ask(userProfileGet, {}, member)).toMatchObject({
    userId: member.userId,
    phoneNo: member.phone,
    visitor: false,
    firstName: '嘉敏',
    lastName: '陳',
    titlesCode: 'U02',
    genderCode: 'F',
    birthday,
    email: member.email,
    emailVerified: false,
    memberNo: expect.stringMatching(/^8520\d{8}$/),
  })
})

test('consents are kept with the version of their words; offers that were not ticked are none', async () => {
  const quiet = await newMember(gateway)
  const texts = [
    { kind: 'agreement', given: true, wording: '2026-10' },
    { kind: 'privacy', given: true, wording: '2026-10' },
  ]
  expect(await gateway.context.db.rows(consentsOf, [quiet.userId])).toEqual(texts)
  expect(await gateway.ask(userProfileGet, {}, quiet)).toMatchObject({ newsBySms: false, newsByEmail: false, receiveNews: false })
  const keen = await newMember(gateway, { newsByEmail: true })
  expect(await gateway.context.db.rows(consentsOf, [keen.userId])).toEqual([
    ...texts,
    { kind: 'newsByEmail', given: true, wording: 'news-email-1' },
  ])
})

test('the welcome points are on the account at once', async () => {
  expect(await gateway.ask(pointGet, {}, await newMember(gateway))).toMatchObject({ balance: 320, worth: 1600 })
})

test('a guest’s orders go with them, and nobody else’s', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  const { orderId } = await place(gateway, guest)
  await place(gateway, other)
  const proof = await provedPhone(gateway, freshPhone(), guest)
  const joined = await gateway.ask(register, { ...(await joiningForm(gateway)), proof }, guest)
  expect(joined.ordersTaken).toBe(1)
  const key = await boundKey(gateway, joined, { deviceId: guest.deviceId })
  const { orders } = await gateway.ask(getUserOrders, {}, { ...guest, key })
  expect(orders.map((order) => order.orderId)).toEqual([orderId])
  expect((await gateway.ask(getUserOrders, {}, guest)).orders).toEqual([])
})

test('many who join at the same moment with one email all do, and it is one’s', async () => {
  const { email } = await joiningForm(gateway)
  const joined = await Promise.all(Array.from({ length: 6 }, () => newMember(gateway, { email })))
  const owners = { name: '', text: 'select user_id from members where email = $1 and owns_email' }
  expect(new Set(joined.map(({ userId }) => userId)).size).toBe(6)
  expect(await gateway.context.db.rows(owners, [email])).toHaveLength(1)
})

test('a number that is taken is given to nobody else', async () => {
  const member = await newMember(gateway)
  const { memberNo } = await gateway.ask(userProfileGet, {}, member)
  const numbers = [memberNo ?? '', memberNo ?? '', '852099999999']
  const known = await gateway.context.members.find(member.userId)
  if (!known) throw new Error('no member')
  const userId = randomUUID()
  const next = { ...known, userId, phone: freshPhone(), email: 'next@example.com', numbers: () => numbers.shift() ?? '' }
  expect(await gateway.context.members.join(next, [])).toBe(true)
  expect(await gateway.context.members.find(userId)).toMatchObject({ memberNo: '852099999999' })
})

test('another member’s session on the device brings nothing along', async () => {
  const member = await newMember(gateway)
  await place(gateway, member)
  const proof = await provedPhone(gateway, freshPhone(), member)
  expect(await gateway.ask(register, { ...(await joiningForm(gateway)), proof }, member)).toMatchObject({ ordersTaken: 0 })
})

test('a phone joins once, and only who has proved it hears so', async () => {
  const member = await newMember(gateway)
  const as = { deviceId: randomUUID() }
  const own = await provedPhone(gateway, member.phone, as)
  expect(await gateway.call(register, { ...(await joiningForm(gateway)), proof: own }, as)).toMatchObject({
    status: 301,
    code: 'ALREADY_MEMBER',
  })
})

test('a proof is good once, and on its own device only', async () => {
  const as = { deviceId: randomUUID() }
  const form = { ...(await joiningForm(gateway)), proof: await provedPhone(gateway, freshPhone(), as) }
  expect(await gateway.call(register, form, { deviceId: device })).toMatchObject({ code: 'PROOF_EXPIRED' })
  await gateway.ask(register, form, as)
  expect(await gateway.call(register, form, as)).toMatchObject({ code: 'PROOF_EXPIRED' })
})

test.each([
  ['PASSWORD_WEAK', { password: 'harbour2026' }, { missing: ['upper', 'symbol'] }],
  ['EMAIL_INVALID', { email: 'kaman.chan@example' }, null],
  ['TITLE_UNKNOWN', { titlesCode: 'U99' }, null],
  ['BIRTHDAY_INVALID', { birthday: { year: 1990, month: 2, day: 30 } }, null],
  ['AGREEMENT_REQUIRED', { agreed: undefined }, null],
  ['AGREEMENT_CHANGED', { agreed: { agreement: 'old', privacy: '2026-10' } }, { agreement: '2026-10', privacy: '2026-10' }],
])('[5.9] [5.12] [8.2] %s says so, in both languages, and the proof is still good', async (code, wrong, data) => {
  const as = { deviceId: randomUUID() }
  const form = { ...(await joiningForm(gateway)), proof: await provedPhone(gateway, freshPhone(), as) }
  expect(await gateway.call(register, { ...form, ...wrong }, as)).toMatchObject({ status: 301, code, data })
  expect((await gateway.call(register, { ...form, ...wrong }, { ...as, language: 2 })).msg).toMatch(/^[\u0020-\u007e’]+$/)
  await gateway.ask(register, form, as)
})

test('the texts that are agreed to are there in both languages', async () => {
  const privacy = await gateway.ask(informationDetailGet, { informationId: 'privacy' }, { language: 2 })
  expect(privacy.sections.length).toBeGreaterThan(3)
})

test.each([
  { proof: '' },
  { firstName: '' },
  { password: 'x'.repeat(201) },
  { agreed: { agreement: '2026-10' } },
  { birthday: { year: 1990 } },
])('a malformed content is turned away: %j', async (wrong) => {
  expect(await gateway.call(register, { ...(await joiningForm(gateway)), proof: 'x', ...wrong })).toMatchObject({ code: 'CONTENT_INVALID' })
})
