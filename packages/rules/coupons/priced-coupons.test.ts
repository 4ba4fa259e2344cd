import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf, menu, pizza, pizzaWith, tea } from '../testing/menu.fixtures.ts'
import {
  anyOrder,
  bigCash,
  cash,
  freeFries,
  given,
  orderOf,
  pizzaAt60,
  someOff,
  tenOff,
  walletOf,
  withGiven,
} from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { addCents, cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { foodTotal, priceOrder } from '../price/price-order.ts'
import { takenByCoupons } from './priced-coupons.ts'

const worth = (code: string, amount: number, more: Partial<Coupon> = {}): Coupon => ({
  ...cash,
  code,
  gift: { kind: 'cash', amount: cents(amount) },
  ...more,
})
const priced = (order: OrderToPrice, ...coupons: Coupon[]) => priceOrder({ ...order, coupons })
const taken = (order: OrderToPrice, ...coupons: Coupon[]) =>
  priced(order, ...coupons).coupons.map(({ code, amount, lost }) => [code, amount, ...(lost === undefined ? [] : [lost])])

const meal = orderOf(classicPizza, lineOf(fries, 2)) // $192, three boxes: $6

test('[9.13] coupons are told by name, taken off after promotions, and no fee but the boxes is theirs', () => {
  const order = { ...meal, orderType: 2 as const, cutlery: true, delivery: { fee: cents(1_500), minimum: cents(0) }, promotions: someOff }
  const price = priced(order, tenOff, cash)
  expect(price).toMatchObject({ subtotal: 19_200, discount: 3_200, couponDiscount: 3_600, boxedMeal: 600, delivery: 1_500, cutlery: 100 })
  expect(price.coupons).toEqual([
    { code: 'CASH20', name: '$20 off', amount: 2_000 },
    { code: 'TEN', name: '$20 off', amount: 1_600 },
  ])
  expect(price.total).toBe(19_200 - 3_200 - 3_600 + 600 + 1_500 + 100)
})

test('[3.15] of nothing nothing is taken, and cash is lost whole', () => {
  expect(takenByCoupons([], [tenOff, cash])).toEqual([
    { code: 'CASH20', name: '$20 off', amount: 0, lost: 2_000 },
    { code: 'TEN', name: '$20 off', amount: 0 },
  ])
})

test('without coupons a price is what it was', () => {
  expect(priced(meal)).toEqual(priceOrder(meal))
  expect(priced(meal)).toMatchObject({ coupons: [], couponDiscount: 0 })
})

describe('[3.15] discounts', () => {
  test.each([
    [90, 1_920],
    [85, 2_880],
    [0, 19_200],
    [99, 192],
  ])('%i percent is paid: %i cents off', (pays, off) => {
    expect(taken(meal, { ...tenOff, gift: { kind: 'discount', pays } })).toEqual([['TEN', off]])
  })

  test.each([
    [104, 94], // 93.6
    [105, 95], // 94.5
    [106, 95], // 95.4
    [115, 104], // 103.5
    [1, 1],
    [4, 4],
    [5, 5], // 4.5
    [6, 5],
  ])('90 percent of %i cents are %i: what is paid is rounded, a half up', (price, paid) => {
    const book = { ...menu, products: new Map([['u-tea', { ...tea, price: cents(price) }]]) }
    const { couponDiscount, total } = priced({ ...meal, lines: [lineOf(tea)], book }, tenOff)
    expect([total, couponDiscount]).toEqual([paid, price - paid])
  })

  test('rounded once an order, not once a line', () => {
    const book = { ...menu, products: new Map([['u-tea', { ...tea, price: cents(105) }]]) }
    const lines = [lineOf(tea), { ...lineOf(tea), voucherCode: 'X' }]
    expect(taken({ ...meal, lines, book }, tenOff)).toEqual([['TEN', 21]])
  })

  test('[3.12] reach only what they cover', () => {
    expect(taken(meal, { ...tenOff, covers: ['fries'] })).toEqual([['TEN', 640]])
    expect(taken(meal, { ...tenOff, covers: ['tea'] })).toEqual([['TEN', 0]])
    expect(taken(meal, { ...tenOff, covers: [] })).toEqual([['TEN', 0]])
  })

  test('one after another, each on what the others leave, the greater first', () => {
    const half = { ...tenOff, code: 'HALF', gift: { kind: 'discount', pays: 50 } } as const
    expect(taken(meal, tenOff, half)).toEqual([
      ['HALF', 9_600],
      ['TEN', 960],
    ])
    expect(taken(meal, { ...tenOff, covers: ['fries'] }, { ...half, covers: ['pizza'] })).toEqual([
      ['HALF', 6_400],
      ['TEN', 640],
    ])
  })

  test('[9.4] take of the boxed-meal fee where they count it', () => {
    expect(taken(meal, { ...tenOff, countsBoxedMeal: true })).toEqual([['TEN', 1_980]])
  })

  test('on what promotions leave, of a dish and of the whole order', () => {
    const order = { ...meal, promotions: someOff } // $20 off the order, $12 off the second fries
    expect(taken(order, tenOff)).toEqual([['TEN', 1_600]])
    expect(taken(order, { ...tenOff, covers: ['pizza'] })).toEqual([['TEN', 1_138]]) // $128 less its share of $20, 1,422 cents
  })
})

describe('[3.15] cash', () => {
  test('the largest first; what is left of it is lost, and the food never costs less than nothing', () => {
    const order = orderOf(lineOf(fries))
    expect(taken(order, worth('A', 1_000), worth('B', 3_000))).toEqual([
      ['B', 3_000],
      ['A', 200, 800],
    ])
    expect(priced(order, worth('A', 1_000), worth('B', 3_000)).total).toBe(200)
    expect(taken(order, worth('A', 3_200))).toEqual([['A', 3_200]])
    expect(taken(order, worth('A', 3_201))).toEqual([['A', 3_200, 1]])
  })

  test('type 4 beside type 1, by what they are worth', () => {
    const like: Coupon = { ...cash, code: 'LIKE', gift: { kind: 'cashLike', amount: cents(3_000) } }
    expect(taken(orderOf(lineOf(fries)), worth('A', 1_000), like)).toEqual([
      ['A', 200, 800],
      ['LIKE', 3_000],
    ])
  })

  test('after discounts', () => {
    const half = { ...tenOff, gift: { kind: 'discount', pays: 50 } } as const
    expect(taken(orderOf(lineOf(fries)), worth('A', 3_000), half)).toEqual([
      ['A', 1_600, 1_400],
      ['TEN', 1_600],
    ])
  })

  test('[3.12] [9.4] reaches what it covers, and the boxed-meal fee where it counts it', () => {
    const order = orderOf(lineOf(fries), lineOf(tea)) // $50 and a box of $2
    expect(taken(order, worth('A', 9_000))).toEqual([['A', 5_000, 4_000]])
    expect(taken(order, worth('A', 9_000, { countsBoxedMeal: true }))).toEqual([['A', 5_200, 3_800]])
    expect(taken(order, worth('A', 9_000, { covers: ['tea'] }))).toEqual([['A', 1_800, 7_200]])
    expect(priced(order, worth('A', 9_000, { countsBoxedMeal: true })).total).toBe(0)
  })

  test('a wide one leaves a narrow one its dishes', () => {
    const order = orderOf(lineOf(fries), lineOf(tea))
    expect(taken(order, worth('WIDE', 3_200), worth('NARROW', 1_800, { covers: ['fries'] }))).toEqual([
      ['WIDE', 3_200],
      ['NARROW', 1_800],
    ])
  })
})

describe('[4.11] a coupon’s own product', () => {
  test('is the line that says so, not another of the same dish that bears its code', () => {
    const lines = [{ ...lineOf(fries), voucherCode: freeFries.code }, given(fries, freeFries)]
    expect(priceOrder({ ...orderOf(...lines), coupons: [freeFries] })).toMatchObject({ itemCount: 2, couponDiscount: 3_200 })
  })

  test.each([
    ['for nothing', freeFries, fries, 3_200, 0],
    ['at its price', pizzaAt60, pizza, 6_800, 6_000],
    [
      'at a price above the menu’s, which is not asked',
      { ...freeFries, gift: { ...pizzaAt60.gift, pid: 'fries' } } as Coupon,
      fries,
      0,
      3_200,
    ],
  ])('%s', (_, coupon, product, off, paid) => {
    const price = priced(orderOf(lineOf(tea), given(product, coupon)), coupon)
    expect(price.couponDiscount).toBe(off)
    expect(price.lines[1]).toEqual({ index: 1, unit: product.price, num: 1, total: product.price, ...(off > 0 && { saved: off }) })
    expect(price.total).toBe(1_800 + paid)
  })

  test('what is chosen with it is charged', () => {
    const line = { ...pizzaWith({ size: ['s12'], crust: ['edge'] }), isCouponPro: true, voucherCode: 'PIZZA' }
    expect(priced(orderOf(line), pizzaAt60).total - priced(orderOf(line), pizzaAt60).boxedMeal).toBe(6_000 + 4_000 + 2_200)
  })

  test('a line without its coupon is left out, never free', () => {
    const order = orderOf(lineOf(tea), given(fries, freeFries))
    expect(priced(order).lines.map(({ index }) => index)).toEqual([0])
    expect(priced(order, cash)).toMatchObject({ itemCount: 1, subtotal: 1_800 })
    expect(priced(order, { ...freeFries, code: 'OTHER' }).lines).toHaveLength(1)
    expect(priced(order, { ...cash, code: freeFries.code }).lines).toHaveLength(1)
  })

  test('another product than the coupon’s is left out', () => {
    expect(priced(orderOf(lineOf(tea), given(pizza, freeFries)), freeFries)).toMatchObject({ subtotal: 1_800, couponDiscount: 0 })
  })

  test('it is one, however many the line asks for and however many lines name it', () => {
    const order = orderOf(lineOf(tea), { ...given(fries, freeFries), num: 9 }, given(fries, freeFries))
    expect(priced(order, freeFries)).toMatchObject({ itemCount: 2, subtotal: 5_000, couponDiscount: 3_200, total: 1_800 })
  })

  test('a coupon whose line is not in the cart takes nothing', () => {
    expect(taken(orderOf(lineOf(tea)), freeFries)).toEqual([['FRIES', 0]])
  })

  test('a line that only names a code is bought as any other', () => {
    expect(priced(orderOf({ ...lineOf(fries), voucherCode: 'FRIES' }), freeFries)).toMatchObject({ subtotal: 3_200, couponDiscount: 0 })
  })

  test('it takes part in no promotion and no minimum of the zone, and its box is free', () => {
    const delivery = { fee: cents(0), minimum: cents(5_000) }
    const order = { ...orderOf(lineOf(fries), given(fries, freeFries)), orderType: 2 as const, delivery, promotions: someOff }
    expect(priced(order, freeFries)).toMatchObject({ discount: 0, boxedMeal: 200, belowMinimum: 1_800, total: 3_400 })
  })

  test('beside it a promotion saves on what is bought', () => {
    const order = { ...orderOf(given(fries, freeFries), lineOf(fries, 2)), promotions: someOff }
    expect(priced(order, freeFries).lines.map(({ index, saved }) => [index, saved])).toEqual([
      [0, 3_200],
      [1, 1_200],
    ])
  })

  test('no discount reaches it, cash does', () => {
    const order = orderOf(lineOf(tea), given(pizza, pizzaAt60))
    expect(taken(order, pizzaAt60, tenOff)).toEqual([
      ['TEN', 180],
      ['PIZZA', 6_800],
    ])
    expect(taken(order, pizzaAt60, worth('A', 9_000))).toEqual([
      ['A', 7_800, 1_200],
      ['PIZZA', 6_800],
    ])
  })
})

describe('laws', () => {
  const anyCase = fc.tuple(anyOrder, walletOf(6)).map(([order, coupons]) => ({ ...withGiven(order, coupons), coupons }))

  test('the parts add up, nothing is negative, and nothing but food, boxes and by delivery coupons the delivery is reached', () => {
    fc.assert(
      fc.property(anyCase, (order) => {
        const price = priceOrder(order)
        const { coupons, couponDiscount, boxedMeal, delivery, cutlery, total } = price
        expect(addCents(...coupons.map(({ amount }) => amount))).toBe(couponDiscount)
        expect(foodTotal(price) - couponDiscount + boxedMeal + delivery + cutlery).toBe(total)
        const off = (ofDelivery: boolean) =>
          addCents(...coupons.flatMap((one) => ((one.delivery ?? false) === ofDelivery ? [one.amount] : [])))
        expect(off(false)).toBeLessThanOrEqual(foodTotal(price) + boxedMeal)
        expect(off(true)).toBeLessThanOrEqual(delivery)
        expect(total).toBeGreaterThanOrEqual(cutlery)
        for (const { amount, lost = cents(1) } of coupons) expect(Math.min(amount, lost - 1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the order of taps changes nothing', () => {
    fc.assert(
      fc.property(anyCase, (order) => {
        expect(priceOrder({ ...order, coupons: order.coupons.toReversed() })).toEqual(priceOrder(order))
      }),
    )
  })

  test('what cash takes and loses is what it is worth', () => {
    fc.assert(
      fc.property(anyCase, (order) => {
        for (const { code, amount, lost = cents(0) } of priceOrder(order).coupons) {
          const gift = order.coupons.find((coupon) => coupon.code === code)?.gift
          if (gift?.kind === 'cash' || gift?.kind === 'cashLike' || gift?.kind === 'delivery') expect(amount + lost).toBe(gift.amount)
          else expect(lost).toBe(0)
        }
      }),
    )
  })

  test('one more cash coupon or free product never costs more', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), (order, isCash) => {
        const more = isCash ? worth('MORE', 2_500) : { ...freeFries, code: 'MORE' }
        const fuller = isCash ? order : { ...order, lines: [...order.lines, given(fries, more)] }
        expect(priceOrder({ ...fuller, coupons: [...order.coupons, more] }).total).toBeLessThanOrEqual(priceOrder(order).total)
      }),
    )
  })
})

test('[4.17] a large coupon beside many dishes', () => {
  expect(taken(meal, bigCash)).toEqual([['CASH50', 5_000]])
})
