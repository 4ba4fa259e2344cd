import { randomUUID } from 'node:crypto'
import { staffAccessGet, staffLogin, staffMeGet, staffSave, staffSessionListGet, staffSessionsEnd } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newPerson, newStaff, staffPassword } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a manager ends all sessions of the shop’s people, and of nobody else', async () => {
  const [manager, crew] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'crew', atShops('3101'))]
  const others = [
    await newStaff(gateway, 'crew', atShops('3102')),
    await newStaff(gateway, 'manager', atShops('3101')),
    await newStaff(gateway, 'admin'),
  ]
  expect(await gateway.ask(staffSessionsEnd, { staffId: crew.staffId }, manager)).toEqual({ ended: 1 })
  expect(await gateway.call(staffMeGet, {}, crew)).toMatchObject({ code: 'LOGIN_AGAIN' })
  for (const staffId of [...others.map((other) => other.staffId), randomUUID()])
    expect(await gateway.call(staffSessionsEnd, { staffId }, manager)).toMatchObject({ code: 'STAFF_UNKNOWN' })
  for (const other of others) expect(await gateway.call(staffMeGet, {}, other)).toMatchObject({ status: 1 })
  expect(await gateway.call(staffSessionsEnd, { staffId: 'x' }, manager)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('an admin ends the one session that is named, and the person’s others stay', async () => {
  const [admin, crew, other] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'crew'), await newStaff(gateway, 'crew')]
  const deviceId = randomUUID()
  const { key } = await gateway.ask(staffLogin, { account: crew.account, password: staffPassword }, { deviceId })
  const left = (await gateway.ask(staffSessionListGet, {}, crew)).sessions.find(({ here }) => !here)
  const end = { staffId: crew.staffId, sessionId: left?.sessionId }
  expect(await gateway.call(staffSessionsEnd, { ...end, staffId: other.staffId }, admin)).toMatchObject({ code: 'SESSION_UNKNOWN' })
  expect(await gateway.ask(staffSessionsEnd, end, admin)).toEqual({ ended: 1 })
  expect(await gateway.call(staffMeGet, {}, { key, deviceId })).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect(await gateway.call(staffMeGet, {}, crew)).toMatchObject({ status: 1 })
  expect(await gateway.call(staffSessionsEnd, end, admin)).toMatchObject({ status: 301, code: 'SESSION_UNKNOWN' })
  const { people } = await gateway.ask(staffAccessGet, {}, admin)
  expect(people.find(({ staffId }) => staffId === crew.staffId)?.sessions).toHaveLength(1)
})

test('who is made inactive has no session left', async () => {
  const [admin, crew] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'crew', atShops('3101'))]
  const change = (active: boolean) => gateway.ask(staffSave, newPerson({ staffId: crew.staffId, account: crew.account, active }), admin)
  expect((await gateway.ask(staffSessionListGet, {}, crew)).sessions).toHaveLength(1)
  await change(false)
  await change(true)
  expect(await gateway.ask(staffSessionsEnd, { staffId: crew.staffId }, admin)).toEqual({ ended: 0 })
  expect(await gateway.call(staffMeGet, {}, crew)).toMatchObject({ code: 'LOGIN_AGAIN' })
})
