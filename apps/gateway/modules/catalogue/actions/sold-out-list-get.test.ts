import { soldOutListGet, soldOutSaveMany } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [admin, crew]: StaffAs[] = []
beforeAll(async () => {
  admin = await newStaff(gateway, 'admin')
  crew = await newStaff(gateway, 'crew', atShops('3101'))
  const wheres = [wholeChain, { kind: 'brand', brand: 31 }, { kind: 'brand', brand: 42 }, atShops('3101', '3102', '4201')]
  for (const where of wheres) await gateway.ask(soldOutSaveMany, { where, pid: 'carbonara', soldOut: true }, admin)
  await gateway.ask(soldOutSaveMany, { where: atShops('3101'), pid: 'tiramisu', soldOut: true }, admin)
})
const list = async (content: object, as = admin) =>
  (await gateway.ask(soldOutListGet, content, as)).entries.map(({ pid, storeId, brand }) => [pid, storeId ?? brand ?? 'all'].join(' at '))

test('somebody sees what has run out at their shops, and what covers them: each once', async () => {
  expect(await list({ pid: 'carbonara' })).toEqual(['all', '31', '42', '3101', '3102', '4201'].map((where) => `carbonara at ${where}`))
  expect(await list({}, crew)).toEqual(['carbonara at all', 'carbonara at 31', 'carbonara at 3101', 'tiramisu at 3101'])
  expect(await list({ storeId: '4201', pid: 'carbonara' })).toEqual(['carbonara at all', 'carbonara at 42', 'carbonara at 4201'])
})

test('a shop out of reach is unknown, and a malformed content is turned away', async () => {
  expect(await gateway.call(soldOutListGet, { storeId: '3102' }, crew)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await gateway.call(soldOutListGet, { pid: '' }, crew)).toMatchObject({ code: 'CONTENT_INVALID' })
})
