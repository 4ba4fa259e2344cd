import { randomUUID } from 'node:crypto'
import { staffDemoLogin, staffInviteAccept, staffMeGet, staffPinGive, staffPinSave, staffSave } from '@harbour/protocol'
import { isWeakPin } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { device, startGateway } from '../../../../testing/gateway.ts'
import { atTablet, newPinHolder, staffPin, type TabletAs } from '../../../../testing/pins.fixtures.ts'
import { atShops, crewAt, invited, newStaff, newTablet, staffPassword, type StaffAs } from '../../../../testing/staff.fixtures.ts'
import { markDemoChain, unmarkDemoChain } from '../../demo/demo-chain-store.ts'
import { firstLinks } from '../../demo/first-links.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const taikoo = atShops('3101')
let manager: StaffAs
let tablet: TabletAs
beforeAll(async () => {
  manager = await newPinHolder(gateway, 'manager', taikoo)
  const { key, tabletId: deviceId } = await newTablet(gateway, manager, '3101')
  tablet = { key, deviceId, storeId: '3101' }
})

const give = (staffId: string, as: object = manager) => gateway.call(staffPinGive, { staffId }, as)

test('a manager gives somebody of the crew another PIN of six digits, who has not joined too; the one before is good no more', async () => {
  const crew = await newPinHolder(gateway, 'crew', taikoo)
  const there = await atTablet(gateway, crew, tablet)
  const { pin } = await gateway.ask(staffPinGive, { staffId: crew.staffId }, manager)
  expect(pin).toMatch(/^\d{6}$/)
  expect(isWeakPin(pin)).toBe(false)
  expect(await gateway.call(staffMeGet, {}, there)).toMatchObject({ code: 'LOGIN_AGAIN' })
  await expect(atTablet(gateway, crew, tablet, staffPin)).rejects.toThrow('PIN_WRONG')
  await atTablet(gateway, crew, tablet, pin)
  const person = { ...crew, ...(await invited(gateway, crewAt('3101'))) }
  const given = await gateway.ask(staffPinGive, { staffId: person.staffId.toUpperCase() }, manager)
  const me = await gateway.ask(staffMeGet, {}, await atTablet(gateway, person, tablet, given.pin))
  expect(me.staff).toMatchObject({ staffId: person.staffId, joined: false })
  // The way to a password of their own is there still.
  await gateway.ask(staffInviteAccept, { token: person.token, password: staffPassword })
  await atTablet(gateway, person, tablet, given.pin)
})

test('whoever is out of reach is unknown, and nobody gives themselves one', async () => {
  const [other, elsewhere] = [await newStaff(gateway, 'manager', taikoo), await newStaff(gateway, 'crew', atShops('3102'))]
  const gone = await newStaff(gateway, 'crew', taikoo)
  const change = { staffId: gone.staffId, account: gone.account, name: 'Ho', grants: crewAt('3101') }
  await gateway.ask(staffSave, { ...change, active: false }, manager)
  for (const { staffId } of [other, elsewhere, gone, { staffId: randomUUID() }])
    expect(await give(staffId)).toMatchObject({ status: 301, code: 'STAFF_UNKNOWN', data: null })
  expect(await give(manager.staffId)).toMatchObject({ code: 'STAFF_SELF' })
  expect(await give(manager.staffId, other)).toMatchObject({ code: 'STAFF_UNKNOWN' })
  expect(await give(manager.staffId, gone)).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect(await give('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('nobody gives PINs at a tablet, nor without the right', async () => {
  const crew = await newPinHolder(gateway, 'crew', taikoo)
  expect(await give(crew.staffId, await atTablet(gateway, manager, tablet))).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await give(manager.staffId, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
})

test('the demo’s people give no PIN, choose none and are given none', async () => {
  await markDemoChain(gateway.context.db.rows)
  const { demo } = await firstLinks({ ...gateway.context, storeId: '3101' })
  const token = demo.find(({ role }) => role === 'manager')?.token
  const { key, staff } = await gateway.ask(staffDemoLogin, { token })
  const [as, refusal] = [
    { key, deviceId: device },
    { status: 301, code: 'NOT_ALLOWED' },
  ]
  const crew = await newStaff(gateway, 'crew', taikoo)
  expect(await give(crew.staffId, as)).toMatchObject(refusal)
  expect(await give(staff.staffId, await newStaff(gateway, 'admin'))).toMatchObject(refusal)
  expect(await gateway.call(staffPinSave, { pin: '350917' }, as)).toMatchObject(refusal)
  await unmarkDemoChain(gateway.context.db.rows)
})
