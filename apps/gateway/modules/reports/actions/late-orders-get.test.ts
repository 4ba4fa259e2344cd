import { lateOrdersGet, todayGet } from '@harbour/protocol'
import { addMinutes, orderStatuses } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager, clock } = await startReports()
afterAll(gateway.stop)

const late = async (as = finance, content = {}) => (await gateway.ask(lateOrdersGet, content, { ...as, language: 2 })).orders

test('the orders behind the number of late ones, to those whose shops they are', async () => {
  expect(await late()).toEqual([])
  clock.at = addMinutes(noon, 60)
  const orders = await late()
  expect(orders).toMatchObject([
    {
      storeId: '3101',
      storeName: 'Taikoo Shing, Cityplaza',
      status: orderStatuses.placed,
      placedAt: addMinutes(noon, 30),
      pickupNo: expect.stringMatching(/\d/),
    },
  ])
  expect(orders[0]?.promisedBy).toBeLessThan(clock.at)
  expect((await gateway.ask(todayGet, {}, finance)).late).toBe(orders.length)
  expect(await late(manager)).toHaveLength(1)
  expect(await late(await newStaff(gateway, 'manager', atShops('3102')))).toEqual([])
  expect(await late(finance, { storeId: '3102' })).toEqual([])
  expect(await gateway.call(lateOrdersGet, { storeId: '3102' }, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
})
