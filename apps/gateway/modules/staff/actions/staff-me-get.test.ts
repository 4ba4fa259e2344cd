import { randomUUID } from 'node:crypto'
import { staffListGet, staffMeGet, staffSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway, noon } from '../../../testing/gateway.ts'
import { atShops, newStaff, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'

const hours = 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

const crew = [{ role: 'crew', scope: atShops('3101') }] as const
const me = (as: StaffAs) => gateway.call(staffMeGet, {}, as)

test('a session ends after two hours in which nobody used it, and after twelve however busy they were', async () => {
  const [idle, busy] = [await newStaff(gateway, 'crew'), await newStaff(gateway, 'crew')]
  for (let at = 1; at < 12; at++) {
    now = noon + at * hours
    expect(await me(busy)).toMatchObject({ status: 1 })
  }
  expect(await me(idle)).toMatchObject({ code: 'LOGIN_AGAIN' })
  now = noon + 12 * hours
  expect(await me(busy)).toMatchObject({ code: 'LOGIN_AGAIN' })
  now = noon
})

test('a key opens nothing on another device, and no key opens nothing at all', async () => {
  const person = await newStaff(gateway, 'admin')
  expect(await me({ ...person, deviceId: randomUUID() })).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect(await me({ ...person, key: '' })).toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(await me({ ...person, deviceId: person.deviceId.toUpperCase() })).toMatchObject({ status: 1 })
})

test('who is made inactive is out at once, and a role that is taken opens nothing any more', async () => {
  const [admin, person] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'manager', atShops('3101'))]
  const change = (more: object) =>
    gateway.ask(staffSave, { staffId: person.staffId, account: person.account, name: 'Chan', grants: crew, active: true, ...more }, admin)
  expect(await gateway.call(staffListGet, {}, person)).toMatchObject({ status: 1 })
  await change({})
  expect(await gateway.call(staffListGet, {}, person)).toMatchObject({ status: 301, code: 'NOT_ALLOWED', data: null })
  await change({ active: false })
  expect(await me(person)).toMatchObject({ code: 'LOGIN_AGAIN' })
  await change({ grants: [{ role: 'crew', scope: wholeChain }] })
  expect(await me(person)).toMatchObject({ code: 'LOGIN_AGAIN' })
})
