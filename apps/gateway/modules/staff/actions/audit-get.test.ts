import { randomBytes } from 'node:crypto'
import { auditGet, shopStateSave, soldOutSave, staffInviteAccept } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
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

test('it is searched by what was done, to what, and on which days, and given as a spreadsheet', async () => {
  await gateway.ask(soldOutSave, { storeId: '4201', pid: 'carbonara', soldOut: true }, admin)
  const [latest] = await entries({ action: soldOutSave.name })
  expect(latest).toMatchObject({ action: soldOutSave.name, subject: 'carbonara' })
  expect((await entries({ action: 'candao.staff.' })).every(({ action }) => action.startsWith('candao.staff.'))).toBe(true)
  expect((await entries({ subject: 'CARBO', storeId: '4201' })).map(({ subject }) => subject)).toEqual(['carbonara'])
  const day = formatDate(latest?.at ?? 0)
  expect(await entries({ from: day, to: day })).not.toEqual([])
  expect(await entries({ to: '2020/01/01' })).toEqual([])
  expect(await entries({ from: '2099/01/01' })).toEqual([])
  const { csv } = await gateway.ask(auditGet, { subject: 'carbonara', csv: true }, admin)
  expect(csv).toContain(`${latest?.auditNo},`)
  expect((await gateway.ask(auditGet, {}, admin)).csv).toBeNull()
})

test('a spreadsheet has 5,000 entries, and says after which it goes on', async () => {
  const many = `insert into audit (at, staff_name, action, subject, log_id) select now(), 'Operator', 'many', n, '' from generate_series(1, 5001) n`
  await gateway.context.db.rows({ name: '', text: many })
  const asked = { action: 'many', csv: true }
  const first = await gateway.ask(auditGet, asked, admin)
  const rest = await gateway.ask(auditGet, { ...asked, olderThan: first.csvEnd ?? undefined }, admin)
  expect([first, rest].map(({ csv }) => csv?.trim().split('\r\n').length)).toEqual([5001, 2])
  expect(first.csvEnd).not.toBeNull()
  expect(rest.csvEnd).toBeNull()
})

test('a subject of any length is written down by its beginning: a provider’s own reference, say', async () => {
  const { audit, db } = gateway.context
  const subject = randomBytes(4000).toString('base64url')
  const by = { caller: { staffId: admin.staffId, name: 'Chan Siu Ming' }, logId: 'long' }
  await db.transaction((rows) => audit.write(rows, { action: 'a long one', subject }, by))
  expect((await entries({ action: 'a long one' })).map((entry) => entry.subject)).toEqual([subject.slice(0, 500)])
})
