import { randomUUID } from 'node:crypto'
import { bindAccessCode, deviceListGet, getUserByExtUserId, isLogin, logout, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway, type As } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const codeOf = async (as: As) => (await gateway.call(userProfileGet, {}, as)).code

async function onThree() {
  const member = await newMember(gateway)
  const [tablet, laptop] = [
    await alsoOn(gateway, member, { deviceId: randomUUID() }),
    await alsoOn(gateway, member, { deviceId: randomUUID() }),
  ]
  return { member, tablet, laptop }
}

test('[1.23] [4.3] [7.28] logging out here ends this device’s session and its access code, and no other', async () => {
  const { member, tablet } = await onThree()
  expect(await gateway.ask(logout, {}, member)).toEqual({ signedOut: 1 })
  expect(await codeOf(member)).toBe('LOGIN_AGAIN')
  expect(await codeOf(tablet)).toBeUndefined()
  const { secretKey } = await gateway.ask(getUserByExtUserId, { extUserId: 'x', phone: '' }, { deviceId: member.deviceId })
  const bound = await gateway.call(bindAccessCode, { secretKey, accessCode: member.accessCode }, { deviceId: member.deviceId })
  expect(bound).toMatchObject({ status: 301, code: 'LOGIN_AGAIN' })
  expect(await gateway.call(isLogin, {}, member)).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('logging out everywhere ends all', async () => {
  const { member, tablet, laptop } = await onThree()
  expect(await gateway.ask(logout, { where: 'everywhere' }, tablet)).toEqual({ signedOut: 3 })
  for (const each of [member, tablet, laptop]) expect(await codeOf(each)).toBe('LOGIN_AGAIN')
})

test('logging out the others leaves this one', async () => {
  const { member, tablet, laptop } = await onThree()
  expect(await gateway.ask(logout, { where: 'others' }, laptop)).toEqual({ signedOut: 2 })
  expect([await codeOf(member), await codeOf(tablet), await codeOf(laptop)]).toEqual(['LOGIN_AGAIN', 'LOGIN_AGAIN', undefined])
})

test('one device may be named; another member’s is unknown', async () => {
  const { member, tablet } = await onThree()
  const { devices } = await gateway.ask(deviceListGet, {}, tablet)
  const { deviceRef } = devices.find(({ here }) => here) ?? {}
  expect(await gateway.call(logout, { where: 'one', deviceRef }, await newMember(gateway))).toMatchObject({
    status: 301,
    code: 'DEVICE_UNKNOWN',
  })
  expect(await codeOf(tablet)).toBeUndefined()
  expect(await gateway.ask(logout, { where: 'one', deviceRef }, member)).toEqual({ signedOut: 1 })
  expect(await codeOf(tablet)).toBe('LOGIN_AGAIN')
  expect(await gateway.call(logout, { where: 'one', deviceRef }, member)).toMatchObject({ code: 'DEVICE_UNKNOWN' })
})

test('a visitor may leave as well; a member who is gone is asked to log in', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(logout, {}, guest)).toEqual({ signedOut: 1 })
  expect(await gateway.call(logout, {}, guest)).toMatchObject({ code: 'LOGIN_AGAIN' })
})

test.each([{ where: 'nowhere' }, { deviceRef: '' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(logout, content, await newGuest(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
})
