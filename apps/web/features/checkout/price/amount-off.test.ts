import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { amountOff } from './amount-off.ts'

test('promotions, coupons and points together are what an order is reduced by', () => {
  const taken = { discount: cents(3000), couponDiscount: cents(2000) }
  expect(amountOff(taken)).toBe(5000)
  expect(amountOff({ ...taken, points: { used: 200, amount: cents(1000) } })).toBe(6000)
})
