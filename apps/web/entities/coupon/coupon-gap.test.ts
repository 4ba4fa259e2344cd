import { cents, type Coupon, type CouponVerdict, type Product } from '@harbour/rules'
import { expect, test } from 'vitest'
import { closingDishes, nearCoupon, nearestCoupon } from './coupon-gap.ts'
import type { JudgedCoupon } from './coupon-list.ts'
import { dish } from '../menu/menu.fixtures.ts'

const bread = dish('garlic-bread')
const occasion = { now: Date.parse('2026-11-23T12:00:00+08:00'), orderType: 1 } as const
const over200 = {
  code: 'HB30',
  gift: { kind: 'cash', amount: cents(3000) },
  judge: 'amount',
  minimum: cents(20_000),
} as Coupon // what else a coupon says plays no part in its gap

const judged = (change: Partial<Coupon>, verdict: CouponVerdict, combines = true) =>
  ({ coupon: { ...over200, ...change }, verdict, combines }) as JudgedCoupon // nor its voucher
const short = (money: number, code = 'HB30') => judged({ code }, { usable: false, reason: 13, gap: { money: cents(money) } })

test('[4.19] a coupon is near while something is missing for it, and nothing else stands against it', () => {
  expect(nearCoupon(short(5000))).toMatchObject({ gap: { money: 5000 }, done: 0.75 })
  expect(nearCoupon(judged({}, { usable: true }))).toBeUndefined()
  expect(nearCoupon(judged({}, { usable: false, reason: 12 }))).toBeUndefined()
  expect(nearCoupon({ ...short(5000), combines: false })).toBeUndefined()
})

test('[4.19] of several the one with the smallest part still open is told', () => {
  expect(nearestCoupon([short(15_000, 'A'), short(1200, 'B'), short(9000, 'C')])?.coupon.code).toBe('B')
  expect(nearestCoupon([])).toBeUndefined()
})

test('[4.19] a coupon that asks for as much again as is in the cart is not told', () => {
  expect(nearestCoupon([short(10_000)])).toBeUndefined()
  expect(nearestCoupon([short(9_900)])?.coupon.code).toBe('HB30')
})

function dishesFor(change: Partial<Coupon>, gap: { money: number } | { items: number }) {
  const dishes = (
    [
      ['a', 1000],
      ['b', 2400],
      ['c', 3000],
    ] as const
  ).map(([pid, price]): Product => ({
    ...bread,
    uid: pid,
    pid,
    price: cents(price),
    alcohol: false,
    requirements: [],
    groups: [],
    service: undefined,
    orderTypes: undefined,
  }))
  const book = { products: new Map(dishes.map((product) => [product.uid, product])), soldOut: new Set<string>(['c']) }
  const open = 'money' in gap ? { money: cents(gap.money) } : gap
  return closingDishes({ coupon: { ...over200, ...change }, gap: open, done: 0 }, book, occasion).map(({ pid }) => pid)
}

test('[4.19] any one of the dishes closes a gap of money; what has run out closes none', () => {
  expect(dishesFor({}, { money: 1000 })).toEqual(['a', 'b'])
  expect(dishesFor({}, { money: 1001 })).toEqual(['b'])
  expect(dishesFor({}, { money: 2401 })).toEqual([])
})

test('[4.20] a dish that does not count closes no gap, and a dish that is asked for does', () => {
  expect(dishesFor({ need: { mode: 'exclude', pids: ['b'] } }, { money: 1000 })).toEqual(['a'])
  expect(dishesFor({ need: { mode: 'include', pids: ['b', 'c'], count: 2 } }, { items: 2 })).toEqual(['b'])
  expect(dishesFor({ need: { mode: 'mapped', pid: 'a' } }, { items: 1 })).toEqual(['a'])
})
