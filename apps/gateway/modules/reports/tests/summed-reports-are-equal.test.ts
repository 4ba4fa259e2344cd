import { couponCostGet, dayEndListGet, promiseGet, salesGet, shopOrderMove } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBookedOrders } from '../../../testing/booked-orders.fixtures.ts'
import { startGateway, type As } from '../../../testing/gateway.ts'
import { macauShop, newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'
import { sumDaysRound } from '../sum-days.ts'

const clock = { at: Date.parse('2027-02-01T12:00:00+08:00') }
const gateway = await startGateway({ clock: { now: () => clock.at } })
afterAll(gateway.stop)
const { context } = gateway
const { rows } = context.db

/** People who read reports: of a brand, and of two of its shops. Their sessions end with the day. */
async function signIn(): Promise<As[]> {
  const finance = await newStaff(gateway, 'finance')
  const ofShops = await newStaff(gateway, 'finance', atShops(taikooShop, '3103'))
  return [...Object.values(brandIds).map((brand) => ({ ...finance, brand })), { ...ofShops, brand: brandIds.hongKong }]
}
let callers = await signIn()

beforeAll(() => writeBookedOrders(context.db, { num: 800, begins: Date.parse('2026-10-20T11:00:00+08:00') }))

const periods = [
  { from: '2026/11/05', to: '2027/02/01' },
  { from: '2026/12/01', to: '2026/12/31' },
  { from: '2026/12/20', to: '2026/12/20' },
  { from: '2027/02/01', to: '2027/02/01' },
]
const groups = ['day', 'shop', 'method', 'orderType', 'hour', 'dish'] as const

/** Every report that reads sums, over those periods, to each caller. */
async function everyReport(over = periods.slice(0, 1)) {
  const reports: Record<string, unknown> = {}
  for (const [at, as] of callers.entries())
    for (const period of over) {
      const named = `caller ${at}, ${period.from} to ${period.to}`
      for (const by of groups) reports[`sales by ${by}, ${named}`] = await gateway.ask(salesGet, { ...period, by }, as)
      reports[`costs, ${named}`] = await gateway.ask(couponCostGet, period, as)
      reports[`promises, ${named}`] = await gateway.ask(promiseGet, period, as)
      reports[`day ends, ${named}`] = await gateway.ask(dayEndListGet, period, as)
    }
  return reports
}

const forgetAll = () => rows({ name: '', text: 'delete from report_spans' })
const spans = async () =>
  (await rows<{ days: number }>({ name: '', text: `select ends - begins as days from report_spans` })).map(({ days }) => days)

test('every report is the same from sums as from the books, to the cent', async () => {
  const fromBooks = await everyReport(periods)
  expect(await spans()).toEqual([])
  await sumDaysRound(context)
  expect((await spans()).filter((days) => days > 1).length).toBeGreaterThan(3)
  expect(await everyReport(periods)).toEqual(fromBooks)
  expect(JSON.stringify(fromBooks)).toMatch(/"kind":"promoCode","key":"HARBOUR20".*"kind":"coupon","key":"Coupon"/)
})

test('so it is where days between are not summed up, and months are not', async () => {
  const fromSums = await everyReport(periods)
  await rows({ name: '', text: `delete from report_spans where extract(day from begins) in (1, 7, 8, 20) or ends > begins + 1` })
  expect(await everyReport(periods)).toEqual(fromSums)
  await sumDaysRound(context)
  expect(await everyReport(periods)).toEqual(fromSums)
})

test('so it is with orders that were open when their day was summed up, before they end and after', async () => {
  const orders: { orderId: string; storeId: string }[] = []
  for (const storeId of [taikooShop, macauShop, taikooShop]) {
    const as = { ...(await newGuest(gateway)), brand: context.catalogue.shop(storeId)?.brand }
    orders.push({ storeId, orderId: (await place(gateway, as, { storeId, pids: ['carbonara'] })).orderId })
  }
  await rows({ name: '', text: `update orders set total = 0 where order_id = any($1)` }, [orders.map(({ orderId }) => orderId)])
  clock.at += 2 * 24 * 60 * 60_000
  callers = await signIn()
  const admin = await newStaff(gateway, 'admin')
  const move = (index: number, status: number) =>
    gateway.ask(shopOrderMove, { storeId: '', orderId: '', ...orders[index], status, ...(status < 0 && { reason: 'soldOut' }) }, admin)
  await expectSameFromBooks(3)
  for (const status of [10, 12, 18, 100]) await move(0, status)
  await expectSameFromBooks(2)
  for (const status of [10, 12, 18, 100]) await move(1, status)
  await move(2, -1)
  await expectSameFromBooks(0)
})

/** Reads reports before the worker's next round, after it, and from the books alone; then so many orders are open in days that are summed up. */
async function expectSameFromBooks(open: number) {
  const before = await everyReport()
  await sumDaysRound(context)
  expect(await everyReport()).toEqual(before)
  await forgetAll()
  expect(await everyReport()).toEqual(before)
  await sumDaysRound(context)
  expect((await rows<{ num: number }>({ name: '', text: 'select count(distinct order_id) as num from report_open_orders' }))[0]?.num).toBe(
    open,
  )
}

test('a booking into a day that is summed up is seen at the next check, and the day is summed up again', async () => {
  const [brand, later] = [brandIds.hongKong, '2027-01-20T12:00:00+08:00']
  const span = { brand, begins: Date.parse('2027-01-01T00:00:00+08:00'), ends: Date.parse('2027-02-01T00:00:00+08:00') }
  await rows({
    name: '',
    text: `insert into ledger (booking_id, order_id, account, amount, currency, at)
      select gen_random_uuid(), order_id, account, amount, 'HKD', '${later}' from orders, (values ('refunds', 700), ('provider', -700)) line (account, amount)
      where order_id = (select order_id from orders where brand = ${brand} limit 1)`,
  })
  expect(await context.reportSums.differing(span)).toHaveLength(1)
  await context.reportSums.forget({ brand, begins: Date.parse('2027-01-25T00:00:00+08:00'), ends: Date.parse('2027-01-26T00:00:00+08:00') })
  await sumDaysRound(context)
  expect(await context.reportSums.differing(span)).toEqual([])
  const summed = await everyReport()
  await forgetAll()
  expect(await everyReport()).toEqual(summed)
})

test('two processes sum up each day once', async () => {
  await forgetAll()
  await Promise.all([sumDaysRound(context), sumDaysRound(context)])
  const all = await spans()
  expect(all.length).toBeGreaterThan(100)
  const different = await rows<{ num: number }>({ name: '', text: 'select count(distinct (brand, begins, ends)) as num from report_spans' })
  expect(different[0]?.num).toBe(all.length)
  expect(await context.reportSums.due(brandIds.hongKong, Date.parse('2027-02-03T00:00:00+08:00'))).toEqual([])
})
