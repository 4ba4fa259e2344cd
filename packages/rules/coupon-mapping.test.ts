import { expect, test } from 'vitest'
import { cash, freeFries, pizzaAt60 } from './coupon-cast.ts'
import { couponPrice } from './coupon-display.ts'
import { mappedCoupon } from './coupon-mapping.ts'
import { cents } from './money.ts'

const third = { ...freeFries, judge: 'vendor' } as const

test.each([
  [1, 'fixed', 1],
  [3_200, 'fixed', 3_200],
  [0, 'product', 0],
  [null, 'product', 0],
])('[4.35] a third party’s product whose mapped one costs %s cents becomes %s at %i', (price, kind, shown) => {
  const mapped = mappedCoupon(third, price === null ? null : cents(price))
  expect(mapped.gift).toMatchObject({ kind, pid: 'fries', productCode: 'HK1' })
  expect(couponPrice(mapped)).toBe(shown)
})

test('[4.35] only a third party’s product is converted', () => {
  for (const coupon of [freeFries, { ...cash, judge: 'vendor' } as const, { ...pizzaAt60, judge: 'vendor' } as const])
    expect(mappedCoupon(coupon, cents(1_000))).toBe(coupon)
})
