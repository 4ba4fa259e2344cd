import { shopsNowGet, shopStateSave, tabletReport, todayGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { newGuest, place } from '../../../testing/orders.fixtures.ts'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff, newTablet } from '../../../testing/staff.fixtures.ts'

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
  expect(now).toEqual({ late: 0, cancelled: 1, silent, paused: [], tablets: [], csv: null })
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

test('tablets of shops that are open are named where they are silent, muted or hidden, to those whose shops they are', async () => {
  const admin = await newStaff(gateway, 'admin')
  const pair = async (storeId: string, name: string) => ({ storeId, ...(await newTablet(gateway, admin, storeId, name)) })
  const [counter, kitchen, bar] = [await pair('3101', 'Counter'), await pair('3101', 'Kitchen'), await pair('3101', 'Bar')]
  await pair('3102', 'Unused')
  const health = { sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' }
  const report = ({ storeId, key }: typeof counter, more = {}) => gateway.ask(tabletReport, { storeId, ...health, ...more }, { key })
  const tablets = async (as = manager) => (await gateway.ask(todayGet, {}, { ...as, language: 2 })).tablets
  const [at, name] = [clock.at, 'Taikoo Shing, Cityplaza']
  await report(bar)
  await report(kitchen, { sound: 'muted' })
  clock.at = at + 30_000
  await report(counter, { visible: false })
  await report(kitchen, { sound: 'blocked', visible: false })
  expect(await tablets()).toEqual([
    { storeId: '3101', name, tabletName: 'Counter', state: 'hidden', since: at + 30_000 },
    { storeId: '3101', name, tabletName: 'Kitchen', state: 'muted', since: at },
  ])
  await report(counter)
  await report(kitchen)
  clock.at = at + 60_000
  expect(await tablets()).toEqual([{ storeId: '3101', name, tabletName: 'Bar', state: 'silent', since: at }])
  const [{ csv }, everywhere] = [await gateway.ask(todayGet, { csv: true }, manager), await tablets(admin)]
  expect(csv).toContain('tablet silent,3101,1')
  expect(everywhere.map(({ storeId, state, since }) => [storeId, state, since])).toEqual([
    ['3101', 'silent', at],
    ['3102', 'silent', at],
  ])
  clock.at = Date.parse('2026-11-20T23:30:00+08:00')
  // The shop of the mall is shut by then, the other one never.
  expect((await tablets(await newStaff(gateway, 'admin'))).map(({ storeId }) => storeId)).toEqual(['3102'])
  clock.at = at
})

test('a preorder of the night is unanswered only from when its shop opens', async () => {
  const opening = addMinutes(noon, 23 * 60)
  const seen = async () => {
    const admin = await newStaff(gateway, 'admin')
    const { silent } = await gateway.ask(todayGet, { storeId: '3101' }, admin)
    const { shops } = await gateway.ask(shopsNowGet, {}, admin)
    const { unanswered, unansweredSince } = shops.find(({ storeId }) => storeId === '3101')?.orders ?? {}
    return { silent: silent.map(({ orders, since }) => [orders, since]), unanswered, unansweredSince }
  }
  const answered = "update orders set state = 'completed' where state = 'placed' and store_id = '3101'"
  await gateway.context.db.rows({ name: '', text: answered })
  clock.at = addMinutes(noon, 11.5 * 60)
  await place(gateway, await newGuest(gateway), { wantedAt: addMinutes(noon, 24 * 60) })
  clock.at = addMinutes(opening, 2)
  expect(await seen()).toEqual({ silent: [], unanswered: 0, unansweredSince: null })
  clock.at += 1
  expect(await seen()).toEqual({ silent: [[1, opening]], unanswered: 1, unansweredSince: opening })
})
