import { expect, test } from 'vitest'
import { fries, lineOf, menu, pizza, tea } from '../testing/menu.fixtures.ts'
import { bigCash, cash, freeFries, given, orderOf, pizzaAt60, tenOff } from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { memberPreferentials } from './member-preferential.ts'
import { cents } from '../money.ts'
import { priceOrder } from '../price/price-order.ts'

const names = { tc: '減 $20', en: '$20 off' }

function entries(order: ReturnType<typeof orderOf>, ...coupons: Coupon[]) {
  const priced = priceOrder({ ...order, coupons }).coupons
  const used = priced.flatMap((taken) => {
    const coupon = coupons.find(({ code }) => code === taken.code)
    return coupon ? [{ coupon, taken, names, vendor: 'Harbour' }] : []
  })
  return memberPreferentials(used, order)
}

test('[3.19] the entry of a cash coupon with a minimum', () => {
  expect(entries(orderOf(lineOf(fries, 9)), { ...bigCash, channel: 'Mezzofy', countsBoxedMeal: true })).toEqual([
    {
      childType: 3,
      type: 7,
      content: '減 $20',
      contentEng: '$20 off',
      pid: null,
      prePrice: 0,
      realPrePrice: 0,
      count: 1,
      couponType: 3,
      preProducts: [],
      couponIdx: 0,
      couponPriceLimit: 20_000,
      couponPriceLimitIncludedMealFee: 1,
      couponPriceLimitType: 1,
      thirdCoupoChannel: 'Mezzofy',
      voucherVendor: 'Harbour',
      couponDiscount: 5_000,
      couponDiscountType: 1,
    },
  ])
})

test('[3.19] a product coupon names its product and both prices', () => {
  const order = orderOf(lineOf(tea), given(fries, freeFries), given(pizza, pizzaAt60))
  expect(entries(order, pizzaAt60, freeFries)).toMatchObject([
    { pid: 'fries', prePrice: 3_200, realPrePrice: 0, couponType: 2, couponIdx: 0, couponDiscount: 3_200 },
    { pid: 'pizza', prePrice: 12_800, realPrePrice: 6_000, couponType: 9, couponIdx: 1, couponDiscount: 6_800 },
  ])
})

test('[3.19] a discount is of type 2, in the order in which coupons are kept', () => {
  expect(entries(orderOf(lineOf(fries)), tenOff, cash)).toMatchObject([
    { couponType: 3, couponDiscountType: 1, couponDiscount: 2_000, couponIdx: 0, couponPriceLimitIncludedMealFee: 0 },
    { couponType: 5, couponDiscountType: 2, couponDiscount: 320, couponIdx: 1 },
  ])
})

test.each([
  ['always', 0],
  ['amount', 1],
  ['dishes', 2],
  ['vendor', null],
] as const)('[3.16] [3.19] judged %s, its limit is of type %s', (judge, type) => {
  expect(entries(orderOf(lineOf(fries)), { ...cash, judge })).toMatchObject([{ couponPriceLimitType: type }])
})

test.each([
  [{ covers: ['fries'] }, ['fries']],
  [{ need: { mode: 'include', pids: ['tea', 'fries'], count: 1 } }, ['tea', 'fries']],
  [{ need: { mode: 'mapped', pid: 'tea' } }, ['tea']],
  [{ need: { mode: 'mapped', pid: null } }, []],
  [{}, []],
] as [Partial<Coupon>, string[]][])('[3.19] of %o the products are %j', (more, products) => {
  expect(entries(orderOf(lineOf(fries)), { ...cash, ...more })).toMatchObject([{ preProducts: products }])
})

test('a product that has left the menu is not named', () => {
  const [entry] = memberPreferentials([{ coupon: freeFries, taken: { code: 'FRIES', name: '', amount: cents(0) }, names, vendor: '' }], {
    lines: [given(fries, freeFries)],
    book: { ...menu, products: new Map() },
  })
  expect(entry).toMatchObject({ pid: null, prePrice: 0, realPrePrice: 0 })
})
