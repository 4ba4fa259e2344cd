import { randomUUID } from 'node:crypto'
import { auditGet, getStore, holidayRemove, holidaySave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [admin, manager]: StaffAs[] = []
beforeAll(async () => void ([admin, manager] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'manager', atShops('3101'))]))

const holidayId = randomUUID()
const states = () => Promise.all(['3101', '3102'].map(async (storeId) => (await gateway.ask(getStore, { storeId })).openness.state))

test('a holiday is taken back at the shops named alone; twice is once', async () => {
  const day = { startDate: '2026/11/20', endDate: '2026/11/20', times: [], reason: 'staffing' }
  await gateway.ask(holidaySave, { holidayId, storeIds: ['3101', '3102'], ...day }, admin)
  expect(await states()).toEqual(['closed', 'closed'])
  const outOfReach = { holidayId, storeIds: ['3101', '3102'] }
  expect(await gateway.call(holidayRemove, outOfReach, manager)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  for (let times = 0; times < 2; times++)
    expect(await gateway.ask(holidayRemove, { holidayId, storeIds: ['3101'] }, manager)).toEqual({ holidays: [] })
  expect(await states()).toEqual(['open', 'closed'])
  const { entries } = await gateway.ask(auditGet, { storeId: '3101' }, admin)
  expect(entries.map(({ action }) => action)).toEqual([holidayRemove.name, holidaySave.name])
})

test.each([{}, { holidayId: 'x', storeIds: ['3101'] }, { holidayId, storeIds: [] }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(holidayRemove, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
