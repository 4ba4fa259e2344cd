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

/** Signs in the readers of reports: of each brand, and of two shops. Their sessions end with the day. */
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
  const named = callers.flatMap((as, at) => over.map((period) => ({ as, period, name: `caller ${at}, ${period.from} to ${period.to}` })))
  const found = await Promise.all(named.map(async ({ name, ...asked }) => [name, await reportsOf(asked)] as const))
  return Object.fromEntries(found)
}

async function reportsOf({ as, period }: { as: As; period: (typeof periods)[number] }) {
  const sales = groups.map(async (by) => [by, await gateway.ask(salesGet, { ...period, by }, as)] as const)
  return {
    sales: Object.fromEntries(await Promise.all(sales)),
    costs: await gateway.ask(couponCostGet, period, as),
    promises: await gateway.ask(promiseGet, period, as),
    dayEnds: await gateway.ask(dayEndListGet, period, as),
  }
}

/** The sales of a brand and a period in the ledger. */
async function soldInLedger(brand: number, { from, to }: (typeof periods)[number]) {
  const text = `select coalesce(-sum(amount), 0)::bigint as sold from ledger join orders using (order_id)
    where account = 'sales' and brand = $1 and at >= ($2 || ' 00:00+08')::timestamptz and at < ($3 || ' 00:00+08')::timestamptz + interval '1 day'`
  return (await rows<{ sold: number }>({ name: '', text }, [brand, from, to]))[0]?.sold
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
  for (const as of callers.slice(0, 2))
    for (const period of periods) {
      const { total } = await gateway.ask(salesGet, { ...period, by: 'day' }, as)
      expect(total.now.sold).toBe(await soldInLedger(as.brand ?? 0, period))
    }
  expect(JSON.stringify(fromBooks)).toMatch(/"kind":"promoCode","key":"HARBOUR20".*"kind":"coupon","key":"Coupon"/)
})

test('so it is where days between are not summed up, and months are not', async () => {
  const fromSums = await everyReport()
  await rows({ name: '', text: `delete from report_spans where extract(day from begins) in (1, 7, 8, 20) or ends > begins + 1` })
  expect(await everyReport()).toEqual(fromSums)
  await sumDaysRound(context)
  expect(await everyReport()).toEqual(fromSums)
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
  await forgetAll()
  await expectSameOnceSummed(3)
  for (const status of [10, 12, 18, 100]) await move(0, status)
  await expectSameOnceSummed(3)
  for (const status of [10, 12, 18, 100]) await move(1, status)
  await move(2, -1)
  const last = await expectSameOnceSummed(0)
  await forgetAll()
  expect(await everyReport()).toEqual(last)
})

/** Reads reports before the worker's next round and after it; then days that are summed up have so many orders that were open. */
async function expectSameOnceSummed(open: number) {
  const before = await everyReport()
  await sumDaysRound(context)
  expect(await everyReport()).toEqual(before)
  const [kept] = await rows<{ num: number }>({ name: '', text: 'select count(distinct order_id) as num from report_open_orders' })
  expect(kept?.num).toBe(open)
  return before
}

test('a booking into a day that is summed up is seen at the next check, and the day is summed up again', async () => {
  await sumDaysRound(context)
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
