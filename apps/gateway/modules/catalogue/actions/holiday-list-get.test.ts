import { randomUUID } from 'node:crypto'
import { holidayListGet, holidaySave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)
let [admin, manager]: StaffAs[] = []
beforeAll(async () => {
  admin = await newStaff(gateway, 'admin')
  manager = await newStaff(gateway, 'manager', atShops('3101'))
  const day = { times: [], reason: 'holiday', startDate: '2026/11/22', endDate: '2026/11/22' }
  await gateway.ask(holidaySave, { ...day, holidayId: randomUUID(), storeIds: ['3101', '4201'] }, admin)
  await gateway.ask(
    holidaySave,
    { ...day, startDate: '2026/11/20', endDate: '2026/11/20', holidayId: randomUUID(), storeIds: ['3101'] },
    admin,
  )
})
const list = async (content: object, as = admin) =>
  (await gateway.ask(holidayListGet, content, as)).holidays.map(({ storeId, startDate }) => `${storeId} ${startDate}`)

test('somebody sees the holidays of their shops, the earliest first, until they are over', async () => {
  expect(await list({})).toEqual(['3101 2026/11/20', '3101 2026/11/22', '4201 2026/11/22'])
  expect(await list({}, manager)).toEqual(['3101 2026/11/20', '3101 2026/11/22'])
  expect(await list({ storeId: '4201' })).toEqual(['4201 2026/11/22'])
  clock.at = noon + 12 * 3_600_000
  expect(await list({ storeId: '3101' }, await newStaff(gateway, 'admin'))).toEqual(['3101 2026/11/22'])
  clock.at = noon
})

test('a shop out of reach is unknown, and a malformed content is turned away', async () => {
  expect(await gateway.call(holidayListGet, { storeId: '4201' }, manager)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await gateway.call(holidayListGet, { storeId: '' }, manager)).toMatchObject({ code: 'CONTENT_INVALID' })
})
