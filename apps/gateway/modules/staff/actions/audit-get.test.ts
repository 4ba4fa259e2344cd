import { auditGet, shopStateSave, soldOutSave, staffInviteAccept } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type As } from '../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let admin: StaffAs
beforeAll(async () => void (admin = await newStaff(gateway, 'admin')))

const entries = async (search: object = {}, as: As = admin) => (await gateway.ask(auditGet, search, as)).entries

test('a manager reads of the shop, an admin of a brand of its shops, and of what belongs to no shop only those of the whole chain', async () => {
  await gateway.ask(soldOutSave, { storeId: '4201', pid: 'tiramisu', soldOut: true }, admin)
  await gateway.ask(soldOutSave, { storeId: '3101', pid: 'truffle-fries', soldOut: true }, admin)
  await gateway.ask(shopStateSave, { storeId: '3102', busyMinutes: 10, pausedUntil: null }, admin)
  const manager = await newStaff(gateway, 'manager', atShops('3101'))
  const ofBrand = await newStaff(gateway, 'admin', { kind: 'brand', brand: 42 })
  const shops = async (as: As, search: object = {}) => new Set((await entries(search, as)).map(({ storeId }) => storeId))
  expect(await shops(manager)).toEqual(new Set(['3101']))
  expect(await shops(ofBrand)).toEqual(new Set(['4201']))
  expect(await shops(admin)).toEqual(new Set(['3101', '3102', '4201', null]))
  expect(await shops(admin, { storeId: '4201' })).toEqual(new Set(['4201']))
  expect(await gateway.call(auditGet, { storeId: '3102' }, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test('it goes on after an entry, and finds what one person did', async () => {
  const crew = await newStaff(gateway, 'crew', atShops('3101'))
  for (let at = 0; at < 55; at++) await gateway.ask(soldOutSave, { storeId: '3101', pid: 'carbonara', soldOut: at % 2 === 0 }, crew)
  const first = await entries({ staffId: crew.staffId })
  const rest = await entries({ staffId: crew.staffId, olderThan: first.at(-1)?.auditNo })
  expect([first.length, rest.length]).toEqual([50, 6])
  expect(rest.at(-1)?.action).toBe(staffInviteAccept.name)
})
