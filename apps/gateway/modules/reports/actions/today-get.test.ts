import { shopStateSave, todayGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager, clock } = await startReports()
afterAll(gateway.stop)

test('today as it stands at 12:40', async () => {
  const { minutes, sales, ...now } = await gateway.ask(todayGet, {}, { ...finance, language: 2 })
  expect(minutes).toHaveLength(60)
  // Four were placed at noon, one nobody answers since 12:30; what nobody paid was never an order of the shop.
  expect(minutes.flatMap((orders, at) => (orders > 0 ? [[59 - at, orders]] : []))).toEqual([
    [40, 4],
    [10, 1],
  ])
  expect(sales).toMatchObject({ orders: 4, sold: 43600, refunds: 14411, net: 29189 })
  const silent = [{ storeId: '3101', name: 'Taikoo Shing, Cityplaza', orders: 1, since: addMinutes(noon, 30) }]
  expect(now).toEqual({ late: 0, cancelled: 1, silent, paused: [], csv: null })
})

test('what was cancelled today counts, whenever it was placed', async () => {
  const moved = (by: string) =>
    gateway.context.db.rows({
      name: '',
      text: `update orders set placed_at = placed_at ${by} interval '1 day' where state = 'cancelled' and brand = 31`,
    })
  await moved('-')
  expect(await gateway.ask(todayGet, {}, finance)).toMatchObject({ cancelled: 1 })
  await moved('+')
})

test('a shop is silent after two minutes, an order late once its time has passed', async () => {
  clock.at = addMinutes(noon, 32)
  expect(await gateway.ask(todayGet, {}, finance)).toMatchObject({ silent: [], late: 0 })
  clock.at = addMinutes(noon, 60)
  expect(await gateway.ask(todayGet, {}, finance)).toMatchObject({ silent: [{ orders: 1 }], late: 1 })
  clock.at = addMinutes(noon, 40)
})

test('a pause is seen by those whose shop it is', async () => {
  const until = '2026/11/20 13:00:00'
  await gateway.ask(shopStateSave, { storeId: '3101', busyMinutes: 0, pausedUntil: until }, manager)
  const other = await newStaff(gateway, 'manager', atShops('3102'))
  expect((await gateway.ask(todayGet, {}, manager)).paused).toMatchObject([{ storeId: '3101', until: addMinutes(noon, 60) }])
  expect(await gateway.ask(todayGet, {}, other)).toMatchObject({ paused: [], silent: [], sales: { orders: 0 } })
  const { csv } = await gateway.ask(todayGet, { csv: true }, manager)
  expect(csv?.split('\r\n').slice(0, 9)).toEqual([
    '\uFEFFwhat,of,value',
    'orders,,4',
    'sold,,436',
    'refunds,,144.11',
    'net,,291.89',
    'late,,0',
    'cancelled,,1',
    'unanswered,3101,1',
    'paused,3101,1',
  ])
  expect(await gateway.call(todayGet, { csv: 'yes' }, manager)).toMatchObject({ code: 'CONTENT_INVALID' })
})
