import { userProfileGet, userUpdate } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const consentsOf = {
  name: '',
  text: `select kind, given, wording, at from consents where user_id = $1 and kind not in ('agreement', 'privacy') order by consent_id`,
}

test('[3.1] [7.16] what is sent changes, and the rest stays', async () => {
  const member = await newMember(gateway, { birthday: { year: 1990, month: 1, day: 2 } })
  const before = await gateway.ask(userProfileGet, {}, member)
  const change = { firstName: 'Ka Man', genderCode: 'F', birthday: { year: 1991, month: 12, day: 31 } }
  const after = await gateway.ask(userUpdate, change, member)
  expect(after).toEqual({ ...before, ...change })
  expect(await gateway.ask(userProfileGet, {}, member)).toEqual(after)
  expect(await gateway.ask(userUpdate, { birthday: null, genderCode: null, titlesCode: 'U04' }, member)).toEqual({
    ...after,
    birthday: null,
    genderCode: null,
    titlesCode: 'U04',
  })
})

test('[7.16] a switch of news is a record with its time and words; one that stays as it is is none', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(userUpdate, { receiveNews: true, addressNotification: true }, member)).toMatchObject({
    receiveNews: true,
    addressNotification: true,
    newsBySms: false,
  })
  await gateway.ask(userUpdate, { receiveNews: true }, member)
  await gateway.ask(userUpdate, { receiveNews: false }, member)
  expect(await gateway.context.db.rows(consentsOf, [member.userId])).toEqual([
    { kind: 'receiveNews', given: true, wording: 'news-push-1', at: noon },
    { kind: 'addressNotification', given: true, wording: 'order-push-1', at: noon },
    { kind: 'receiveNews', given: false, wording: 'news-push-1', at: noon },
  ])
})

test('a new email is in lower case and not confirmed', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(userUpdate, { email: ' Ka.Man@Example.COM ' }, member)).toMatchObject({
    email: 'ka.man@example.com',
    emailVerified: false,
  })
})

test.each([
  ['TITLE_UNKNOWN', { titlesCode: 'U09' }],
  ['BIRTHDAY_INVALID', { birthday: { year: 2026, month: 11, day: 21 } }],
  ['EMAIL_INVALID', { email: 'kaman.chan@example' }],
])('[5.12] %s changes nothing', async (code, wrong) => {
  const member = await newMember(gateway)
  const before = await gateway.ask(userProfileGet, {}, member)
  expect(await gateway.call(userUpdate, { firstName: 'X', ...wrong }, member)).toMatchObject({ status: 301, code })
  expect(await gateway.ask(userProfileGet, {}, member)).toEqual(before)
})

test('an id that is sent along is an unknown field: nobody changes another', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  expect(await gateway.call(userUpdate, { userId: other.userId, firstName: 'X' }, member)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(userUpdate, { firstName: 'X' }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
})

test.each([
  { firstName: '' },
  { firstName: 'x'.repeat(41) },
  { genderCode: 'X' },
  { receiveNews: 1 },
  { birthday: { year: 1990, month: 13, day: 1 } },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(userUpdate, content, await newMember(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
})
