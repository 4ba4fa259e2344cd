import { randomUUID } from 'node:crypto'
import { login, passwordUpdate, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, goodPassword, newMember, solvedPuzzle } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const password = 'Ferry#2027'

test('[1.23] a new password leaves this device signed in and ends the others', async () => {
  const member = await newMember(gateway)
  const [tablet, laptop] = [
    await alsoOn(gateway, member, { deviceId: randomUUID() }),
    await alsoOn(gateway, member, { deviceId: randomUUID() }),
  ]
  expect(await gateway.ask(passwordUpdate, { oldPassword: goodPassword, password }, member)).toEqual({ signedOut: 2 })
  expect(await gateway.call(userProfileGet, {}, member)).toMatchObject({ status: 1 })
  for (const other of [tablet, laptop])
    expect(await gateway.call(userProfileGet, {}, other)).toMatchObject({ status: 301, code: 'LOGIN_AGAIN' })
  const captchaToken = await solvedPuzzle(gateway, tablet)
  expect(await gateway.call(login, { account: member.phone, password, captchaToken }, tablet)).toMatchObject({ status: 1 })
})

test.each([
  ['PASSWORD_WRONG', { oldPassword: 'Wrong#2026', password }],
  ['PASSWORD_WEAK', { oldPassword: goodPassword, password: 'ferry' }],
  ['PASSWORD_SAME', { oldPassword: goodPassword, password: goodPassword }],
])('[5.9] %s changes nothing', async (code, content) => {
  const member = await newMember(gateway)
  expect(await gateway.call(passwordUpdate, content, member)).toMatchObject({ status: 301, code })
  expect(await gateway.call(passwordUpdate, { oldPassword: goodPassword, password }, member)).toMatchObject({ status: 1 })
})

test('after five wrong ones no more are looked at for a quarter of an hour', async () => {
  const member = await newMember(gateway)
  const attempt = (oldPassword: string) => gateway.call(passwordUpdate, { oldPassword, password }, member)
  for (let i = 0; i < 5; i++) expect(await attempt('Wrong#2026')).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await attempt(goodPassword)).toMatchObject({ code: 'TRY_LATER' })
  clock.at += 15 * 60_000
  expect(await attempt(goodPassword)).toMatchObject({ status: 1 })
})

test('a visitor has no password to change', async () => {
  expect(await gateway.call(passwordUpdate, { oldPassword: 'x', password }, await newGuest(gateway))).toMatchObject({
    code: 'MEMBERS_ONLY',
  })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(passwordUpdate, { password })).toMatchObject({ code: 'CONTENT_INVALID' })
})
