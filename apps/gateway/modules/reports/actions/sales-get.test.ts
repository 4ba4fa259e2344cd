import { salesGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, manager, finance } = await startReports()
afterAll(gateway.stop)
test('a period that the database does not get through in its time is refused as too long', async () => {
  const { salesReports } = gateway.context
  const { sales } = salesReports
  salesReports.sales = () => Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
  expect(await gateway.call(salesGet, { ...theDay, by: 'day' }, finance)).toMatchObject({ status: 301, code: 'PERIOD_TOO_LONG' })
  salesReports.sales = sales
})

const english = { ...finance, language: 2 } as const

/** $89 and $69 in cash, $189 and $89 by Alipay; of these $55.11, a plate at $64 less its share of what was off, and $89 went back. */
const total = {
  now: {
    orders: 4,
    gross: 48000,
    promotions: 3000,
    coupons: 2000,
    points: 0,
    fees: 600,
    sold: 43600,
    refunds: 14411,
    net: 29189,
    average: 10900,
  },
  before: {
    orders: 1,
    gross: 6400,
    promotions: 0,
    coupons: 0,
    points: 0,
    fees: 100,
    sold: 6500,
    refunds: 0,
    net: 6500,
    average: 6500,
  },
}

test.each([
  ['day', '2026/11/20', '2026/11/20'],
  ['shop', '3101', 'Taikoo Shing, Cityplaza'],
  ['orderType', '1', '1'],
  ['hour', '12', '12'],
])('by %s, a day beside the one before', async (by, key, name) => {
  expect(await gateway.ask(salesGet, { ...theDay, by }, english)).toEqual({ rows: [{ key, name, ...total }], dishes: [], total, csv: null })
})

test('by method, with what went back of each', async () => {
  const { rows } = await gateway.ask(salesGet, { ...theDay, by: 'method' }, english)
  expect(rows).toMatchObject([
    { key: 'alipay', now: { orders: 2, sold: 27800, refunds: 14411, net: 13389 }, before: { orders: 0, sold: 0 } },
    { key: 'cash', now: { orders: 2, sold: 15800, refunds: 0, net: 15800 }, before: { orders: 1, sold: 6500 } },
  ])
})

test('by dish, at the prices of the menu', async () => {
  const { dishes } = await gateway.ask(salesGet, { ...theDay, by: 'dish' }, english)
  const none = { orders: 0, items: 0, gross: 0 }
  expect(dishes).toEqual([
    { key: 'carbonara', name: 'Carbonara', now: { orders: 4, items: 6, gross: 38400 }, before: { orders: 1, items: 1, gross: 6400 } },
    { key: 'garlic-bread', name: 'Garlic Bread', now: { orders: 4, items: 4, gross: 9600 }, before: none },
  ])
})

test('as a spreadsheet, in dollars', async () => {
  const { csv } = await gateway.ask(salesGet, { ...theDay, by: 'dish', csv: true }, english)
  expect(csv).toBe(
    '\uFEFFkey,name,orders,items,gross,orders before,items before,gross before\r\n' +
      'carbonara,Carbonara,4,6,384,1,1,64\r\ngarlic-bread,Garlic Bread,4,4,96,0,0,0\r\n',
  )
})

test('without a shop named it tells of the shops that the caller’s roles cover, brand by brand, and of no other', async () => {
  const soldTo = async (as: object) => (await gateway.ask(salesGet, { from: '2026/11/19', to: '2026/11/20', by: 'shop' }, as)).rows
  const shops = async (as: object) => (await soldTo(as)).map(({ key }) => key)
  const ofOther = await newStaff(gateway, 'manager', atShops('3102'))
  const ofMacau = await newStaff(gateway, 'finance', { kind: 'brand', brand: 42 })
  expect(await shops(finance)).toEqual(['3101'])
  expect(await shops({ ...finance, brand: 42 })).toEqual(['4201'])
  expect(await shops(manager)).toEqual(['3101'])
  expect(await shops({ ...manager, brand: 42 })).toEqual([])
  expect(await shops(ofOther)).toEqual([])
  expect(await shops(ofMacau)).toEqual([])
  expect(await shops({ ...ofMacau, brand: 42 })).toEqual(['4201'])
})

test.each([
  ['2026/11/20', '2026/11/19', 'PERIOD_INVALID'],
  ['2026/11/20', '2026/11/21', 'PERIOD_INVALID'],
  ['2025/10/16', '2026/11/20', 'PERIOD_TOO_LONG'],
  ['2026/02/29', '2026/11/20', 'CONTENT_INVALID'],
  ['2026-11-19', '2026/11/20', 'CONTENT_INVALID'],
])('%s to %s is refused: %s', async (from, to, code) => {
  expect(await gateway.call(salesGet, { from, to, by: 'day' }, finance)).toMatchObject({ code })
})
