import { cancelledGet, couponCostGet, dayEndGet, ledgerGet, promiseGet, salesGet, shopOrderMove } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { playEvening } from '../../../testing/evening/evening.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { macauShop, newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

/** Long after the evening: banks may have sent money back for weeks. */
const gateway = await startGateway({ now: Date.parse('2027-02-01T12:00:00+08:00') })
afterAll(gateway.stop)
const finance = await newStaff(gateway, 'finance')
const admin = await newStaff(gateway, 'admin')
const { rows } = gateway.context.db
const period = { from: '2026/11/01', to: '2027/02/01' }

type Fields = Record<string, number>
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
const one = async (text: string, brand: number) => (await rows<Fields>({ name: '', text }, [brand]))[0] ?? {}

test.each([7])('after evening %i every report adds up to the ledger and the orders, to the cent', async (seed) => {
  await playEvening(seed, gateway)
  for (const storeId of [taikooShop, macauShop]) await collectLess(storeId)
  for (const brand of Object.values(brandIds)) {
    const as = { ...finance, brand }
    const books = await one(
      `select coalesce(-sum(amount) filter (where account = 'sales'), 0)::int as sold, coalesce(sum(amount) filter (where account = 'refunds'), 0)::int as refunds,
        coalesce(sum(amount) filter (where account = 'till'), 0)::int as cash,
        coalesce(sum(amount) filter (where account = 'short'), 0)::int as short, count(*)::int as lines
      from ledger join orders using (order_id) where brand = $1`,
      brand,
    )
    const orders = await one(
      `select count(*)::int as count, coalesce(sum(total), 0)::int as sold, coalesce(sum((price->>'subtotal')::int), 0)::int as gross,
        coalesce(sum((price->>'discount')::int), 0)::int as promotions, coalesce(sum((price->>'couponDiscount')::int), 0)::int as coupons
      from orders o where brand = $1 and (exists (select from ledger l where l.order_id = o.order_id and account = 'sales')
        or total = 0 and state not in ('cancelled', 'paymentPending'))`,
      brand,
    )

    const { total } = await gateway.ask(salesGet, { ...period, by: 'day' }, as)
    const { now } = total
    expect([now.sold, now.refunds, now.net]).toEqual([books.sold, books.refunds, (books.sold ?? 0) - (books.refunds ?? 0)])
    expect([now.orders, now.sold, now.gross, now.promotions, now.coupons]).toEqual([
      orders.count,
      orders.sold,
      orders.gross,
      orders.promotions,
      orders.coupons,
    ])
    expect(now.gross - now.promotions - now.coupons - now.points + now.fees).toBe(now.sold)
    for (const by of ['day', 'shop', 'method', 'orderType', 'hour'] as const) {
      const report = await gateway.ask(salesGet, { ...period, by }, as)
      for (const field of ['orders', 'gross', 'sold', 'refunds', 'net', 'fees', 'points'] as const)
        expect(sum(report.rows.map((row) => row.now[field])), `${field} by ${by}`).toBe(now[field])
    }
    const { dishes } = await gateway.ask(salesGet, { ...period, by: 'dish' }, as)
    expect(sum(dishes.map((dish) => dish.now.gross))).toBe(now.gross)

    const costs = await gateway.ask(couponCostGet, period, as)
    expect(costs.takenOff).toEqual({ promotions: now.promotions, coupons: now.coupons })
    expect(sum(costs.rows.map(({ takenOff }) => takenOff))).toBe(now.promotions + now.coupons)

    const ended = await one(
      `select count(*) filter (where state = 'cancelled')::int as cancelled, coalesce(sum(refunded) filter (where state = 'cancelled'), 0)::int as back,
        count(*) filter (where state = 'completed')::int as completed from orders where brand = $1`,
      brand,
    )
    const cancelled = await gateway.ask(cancelledGet, period, as)
    expect([cancelled.total.orders, cancelled.total.goesBack]).toEqual([ended.cancelled, ended.back])
    const booked = await one(
      `select coalesce(sum(amount), 0)::int as back from ledger join orders o using (order_id)
      where brand = $1 and o.state = 'cancelled' and refund_id is not null and account in ('refunds', 'owed', 'quarantine')`,
      brand,
    )
    expect(cancelled.total.paidBack).toBe(booked.back)
    const promises = await gateway.ask(promiseGet, period, as)
    expect(promises.total.orders).toBe(ended.completed)
    for (const parts of [promises.shops, promises.hours, [promises.total]])
      expect(sum(parts.map(({ kept, early, late }) => kept + early + late))).toBe(ended.completed)

    await expectDaysToAddUp({ brand, books })
  }
})

/** An order in cash of which a dollar is missing. */
async function collectLess(storeId: string) {
  const as = { ...admin, brand: gateway.context.catalogue.shop(storeId)?.brand }
  const guest = await newGuest(gateway)
  const { orderId, total } = await place(gateway, { ...guest, brand: as.brand }, { storeId, pids: ['carbonara'] })
  for (const status of [10, 12, 18]) await gateway.ask(shopOrderMove, { storeId, orderId, status }, as)
  await gateway.ask(shopOrderMove, { storeId, orderId, status: 100, cash: { collected: (total - 100) / 100 } }, as)
}

/** The ledger, page by page and day by day, and each shop's day ends. */
async function expectDaysToAddUp({ brand, books }: { brand: 31 | 42; books: Fields }) {
  const days = await rows<{ day: string; storeId: string }>(
    {
      name: '',
      text: `select distinct to_char(at at time zone 'Asia/Shanghai', 'YYYY/MM/DD') as day, store_id as "storeId" from ledger join orders using (order_id) where brand = $1`,
    },
    [brand],
  )
  let [lines, sales] = [0, 0]
  for (const day of new Set(days.map((each) => each.day))) {
    const page = await gateway.ask(ledgerGet, { day }, { ...finance, brand })
    lines += sum(page.accounts.map((account) => account.lines))
    sales -= page.accounts.find(({ account }) => account === 'sales')?.amount ?? 0
    expect(sum(page.accounts.map(({ amount }) => amount))).toBe(0)
  }
  expect([lines, sales]).toEqual([books.lines, books.sold])
  const ends = await Promise.all(days.map(({ day, storeId }) => gateway.ask(dayEndGet, { day, storeId }, admin)))
  expect(sum(ends.map(({ takings }) => takings))).toBe(books.sold)
  expect(sum(ends.map(({ refunds }) => refunds))).toBe(books.refunds)
  expect(sum(ends.map(({ cashExpected, carried }) => cashExpected + carried))).toBe(books.cash)
  expect(sum(ends.map(({ short }) => short))).toBe(books.short)
  expect(books.short).toBeGreaterThan(0)
  for (const { methods, cash, short, ways, hours } of ends) {
    const [orders, inCash] = [sum(methods.map((each) => each.orders)), methods.find(({ method }) => method === 'cash')]
    expect([cash.counter.orders + cash.riders.orders, cash.counter.takings + cash.riders.takings]).toEqual([
      inCash?.orders ?? 0,
      inCash?.takings ?? 0,
    ])
    expect(cash.counter.short + cash.riders.short).toBe(short)
    expect([sum(Object.values(ways)), sum(hours.map((hour) => hour.orders))]).toEqual([orders, orders])
  }
}
