import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noon } from '../testing/menu.fixtures.ts'
import { anyCoupon, cash, orderOf, saturday } from '../testing/coupon.fixtures.ts'
import { couponBasket } from './coupon-basket.ts'
import { unmetCouponCondition } from './unmet-coupon-condition.ts'
import { judgeCoupon } from './judge-coupon.ts'
import { orderTypes } from '../orders/order.ts'

test('[5.4] [5.5] outside its dates, then for other ways of dining only', () => {
  const at = (orderType: 1 | 2 | 5) => ({ now: noon, orderType })
  expect(unmetCouponCondition(cash, at(orderTypes.takeaway))).toBeUndefined()
  const delivered = { ...cash, categories: ['A02' as const] }
  expect(unmetCouponCondition(delivered, at(orderTypes.takeaway))).toEqual({ usable: false, reason: null, outside: 'way' })
  expect(unmetCouponCondition({ ...delivered, ends: noon }, at(orderTypes.takeaway))).toEqual({
    usable: false,
    reason: null,
    outside: 'dates',
  })
})

test('[4.23] of an empty cart nothing else is said than that it is empty', () => {
  const empty = couponBasket(orderOf())
  fc.assert(
    fc.property(anyCoupon, fc.constantFrom(1, 2, 5), (coupon, orderType) => {
      const occasion = { ...saturday, orderType }
      expect(judgeCoupon(coupon, empty, occasion)).toEqual(unmetCouponCondition(coupon, occasion) ?? { usable: false, reason: 1 })
    }),
  )
})
