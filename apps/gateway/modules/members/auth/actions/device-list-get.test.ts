import { randomUUID } from 'node:crypto'
import { deviceListGet, logout } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test('[1.23] a member sees where they are signed in, the latest first', async () => {
  const member = await newMember(gateway, {}, { userAgent: pixel })
  clock.at += 60_000
  const phone = await alsoOn(gateway, member, { deviceId: randomUUID(), userAgent: iPhone })
  await newMember(gateway)
  const { devices } = await gateway.ask(deviceListGet, {}, phone)
  expect(devices).toMatchObject([
    { name: 'Safari, iPhone', here: true, signedInAt: clock.at, seenAt: clock.at },
    { name: 'Chrome, Android', here: false, signedInAt: clock.at - 60_000 },
  ])
  await gateway.ask(logout, {}, member)
  expect((await gateway.ask(deviceListGet, {}, phone)).devices).toHaveLength(1)
})

test('logging in twice on a device is one device', async () => {
  const member = await newMember(gateway)
  const again = await alsoOn(gateway, member, { deviceId: member.deviceId })
  expect((await gateway.ask(deviceListGet, {}, again)).devices).toHaveLength(1)
})

test('a visitor has no list, and an unknown field is turned away', async () => {
  expect(await gateway.call(deviceListGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(deviceListGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
