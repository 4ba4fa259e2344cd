import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classicPizza, fries, lineOf, menu, pizza, pizzaWith } from '../testing/menu.fixtures.ts'
import { cash, freeFries, orderOf, pizzaAt60 } from '../testing/coupon.fixtures.ts'
import { couponPrice, givesFree, voucherTypeOf } from './coupon-display.ts'
import { mappedCoupon } from './coupon-mapping.ts'
import { cents } from '../money.ts'
import { priceOrder } from '../price/price-order.ts'

const third = { ...freeFries, judge: 'vendor' } as const

test.each([
  [1, 'fixed', 5],
  [3_200, 'fixed', 5],
  [0, 'product', 3],
  [null, 'product', 3],
])(
  '[4.35] a third party’s product whose mapped one costs %s cents becomes %s, of type %i, for which nothing is paid',
  (price, kind, type) => {
    const mapped = mappedCoupon(third, price === null ? null : cents(price))
    expect(mapped.gift).toMatchObject({ kind, pid: 'fries', productCode: 'HK1' })
    expect([voucherTypeOf(mapped), couponPrice(mapped), givesFree(mapped)]).toEqual([type, 0, true])
  },
)

test('[4.35] its amount is the price of the mapped dish without its choices, whatever that is', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.constantFrom(classicPizza, pizzaWith({ size: ['s12'], crust: ['edge'] })), (price, chosen) => {
      const dish = { ...pizza, price: cents(price) }
      const book = { ...menu, products: new Map([fries, dish].map((product) => [product.uid, product])) }
      const coupon = mappedCoupon({ ...third, gift: { kind: 'product', productCode: 'HK1', pid: 'pizza' } }, dish.price)
      const order = { ...orderOf(lineOf(fries), { ...chosen, isCouponPro: true, voucherCode: coupon.code }), book }
      const { couponDiscount, total } = priceOrder({ ...order, coupons: [coupon] })
      expect(couponDiscount).toBe(price)
      const choices = priceOrder({ ...orderOf(chosen), book }).subtotal - price
      expect(total).toBe(priceOrder({ ...orderOf(lineOf(fries)), book }).total + choices)
    }),
  )
})

test('[4.35] only a third party’s product is converted', () => {
  for (const coupon of [freeFries, { ...cash, judge: 'vendor' } as const, { ...pizzaAt60, judge: 'vendor' } as const])
    expect(mappedCoupon(coupon, cents(1_000))).toBe(coupon)
})
