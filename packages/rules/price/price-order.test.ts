import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classicPizza, deliveryLine, fries, lineOf, menu, pizzaWith, setWith, tea } from '../testing/menu.fixtures.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { addCents, cents } from '../money.ts'
import { orderTypes, type OrderType } from '../orders/order.ts'
import type { OrderToPrice } from './order-price.ts'
import { foodTotal, priceOrder } from './price-order.ts'
import type { Promotion } from '../promotions/promotion.ts'

const fees = { cutlery: cents(100), boxedMeal: cents(200), boxedMealCap: cents(1_000) }
const delivery = { fee: cents(1_500), minimum: cents(10_000) }
const order = (given: Partial<OrderToPrice>): OrderToPrice => ({
  lines: [],
  book: menu,
  orderType: 1,
  fees,
  delivery,
  cutlery: false,
  ...given,
})

const line: fc.Arbitrary<CartLine> = fc
  .tuple(
    fc.constantFrom(lineOf(fries), lineOf(tea), classicPizza, setWith('in-edge'), deliveryLine, lineOf({ ...fries, uid: 'gone' })),
    fc.nat(9),
  )
  .map(([one, num]) => ({ ...one, num }))
const anyOrder: fc.Arbitrary<OrderToPrice> = fc
  .record({ lines: fc.array(line, { maxLength: 12 }), orderType: fc.constantFrom<OrderType>(1, 2, 5), cutlery: fc.boolean() })
  .map(order)

test('[9.13] a whole order, part by part', () => {
  const lines = [lineOf(fries, 2), pizzaWith({ size: ['s12'], crust: ['edge'] }), { ...lineOf(tea), price: cents(1) }]
  expect(priceOrder(order({ lines, orderType: orderTypes.delivery, cutlery: true }))).toEqual({
    lines: [
      { index: 0, unit: 3_200, num: 2, total: 6_400 },
      { index: 1, unit: 19_000, num: 1, total: 19_000 },
      { index: 2, unit: 1_800, num: 1, total: 1_800 },
    ],
    itemCount: 4,
    subtotal: 27_200,
    promotions: [],
    discount: 0,
    gifts: [],
    coupons: [],
    couponDiscount: 0,
    boxedMeal: 600,
    delivery: 1_500,
    cutlery: 100,
    total: 29_400,
  })
})

describe('lines', () => {
  test('[3.6] one that is not on the menu is left out; the others keep their places', () => {
    const { lines, subtotal } = priceOrder(order({ lines: [{ ...lineOf(fries), uid: 'gone' }, lineOf(tea)] }))
    expect(lines.map(({ index }) => index)).toEqual([1])
    expect(subtotal).toBe(1_800)
  })

  test('[4.10] the delivery-fee line is neither an item nor a price', () => {
    const price = priceOrder(order({ lines: [lineOf(tea), deliveryLine], orderType: orderTypes.takeaway }))
    expect([price.itemCount, price.delivery, price.total]).toEqual([1, 0, 1_800])
  })

  test('[3.6] no price that a line comes with reaches the total', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: -1_000_000, max: 1_000_000 }), (given, price) => {
        const forged = given.lines.map((one) => ({ ...one, price: cents(price) }))
        expect(priceOrder({ ...given, lines: forged })).toEqual(priceOrder(given))
      }),
    )
  })
})

describe('fees', () => {
  test.each([
    ['takeaway', 4, 800],
    ['takeaway', 5, 1_000],
    ['takeaway', 6, 1_000],
    ['delivery', 1, 200],
    ['dineIn', 6, 0],
  ] as const)('[9.4] %s of %i boxed items: the boxed-meal fee is %i cents', (orderType, boxes, fee) => {
    expect(priceOrder(order({ lines: [lineOf(fries, boxes)], orderType: orderTypes[orderType] })).boxedMeal).toBe(fee)
  })

  test('[9.4] a set meal is one boxed item, however many boxes it takes, and a drink none', () => {
    const fee = (...lines: CartLine[]) => priceOrder(order({ lines })).boxedMeal
    expect(fee(setWith('in-edge'), lineOf(tea, 9))).toBe(200)
    expect(fee({ ...setWith('in-edge'), num: 2 }, lineOf(fries))).toBe(600)
  })

  test.each([
    ['takeaway', true, 100],
    ['delivery', true, 100],
    ['dineIn', true, 0],
    ['takeaway', false, 0],
    ['delivery', false, 0],
  ] as const)('[9.13] %s, cutlery asked for %s: %i cents', (orderType, cutlery, fee) => {
    expect(priceOrder(order({ lines: [lineOf(tea)], orderType: orderTypes[orderType], cutlery })).cutlery).toBe(fee)
  })

  test.each([
    ['takeaway', 0],
    ['delivery', 1_500],
    ['dineIn', 0],
  ] as const)('[4.10] %s: delivery costs %i cents', (orderType, fee) => {
    expect(priceOrder(order({ lines: [lineOf(tea)], orderType: orderTypes[orderType] })).delivery).toBe(fee)
  })

  test('[4.12] an empty cart costs nothing, however it would be eaten', () => {
    for (const orderType of Object.values(orderTypes)) expect(priceOrder(order({ orderType, cutlery: true })).total).toBe(0)
  })

  test('[4.10] before the address is known delivery costs nothing yet', () => {
    expect(priceOrder(order({ lines: [lineOf(tea)], orderType: orderTypes.delivery, delivery: undefined }))).not.toHaveProperty(
      'belowMinimum',
    )
  })
})

describe('the zone’s minimum', () => {
  test.each([
    [10_000, undefined],
    [9_999, undefined],
    [12_800, undefined],
    [12_801, 1],
    [20_000, 7_200],
  ])('[8.12] a pizza at $128 against a minimum of %i cents is short by %s', (minimum, gap) => {
    const price = priceOrder(
      order({ lines: [classicPizza], orderType: orderTypes.delivery, cutlery: true, delivery: { ...delivery, minimum: cents(minimum) } }),
    )
    expect(price.belowMinimum).toBe(gap)
  })

  test('[8.12] nothing else has one', () => {
    expect(priceOrder(order({ lines: [lineOf(tea)], orderType: orderTypes.takeaway }))).not.toHaveProperty('belowMinimum')
  })
})

const terms = { name: 'P', note: '', stacks: true }
const promotions: Promotion[] = [
  { ...terms, promotionId: 'tier', kind: 'spend', tiers: [{ spend: cents(12_800), off: cents(2_000) }] },
  { ...terms, promotionId: 'gift', kind: 'gift', spend: cents(12_800), pids: ['tea'] },
  { ...terms, promotionId: 'second', kind: 'second', items: [{ pid: 'fries', price: cents(2_000) }], most: 9 },
  { ...terms, promotionId: 'addOn', kind: 'addOn', spend: cents(12_800), items: [{ pid: 'tea', price: cents(1_000) }], most: 1 },
]
const gifts = [{ promotionId: 'gift', pid: 'tea' }]

describe('promotions', () => {
  test('[3.20] are taken off the dishes, before the fees, and told by name', () => {
    const lines = [classicPizza, lineOf(fries, 2), lineOf(tea, 2)]
    const price = priceOrder(order({ lines, orderType: orderTypes.delivery, cutlery: true, promotions, gifts }))
    expect(price).toMatchObject({
      itemCount: 5,
      subtotal: 22_800,
      discount: 4_000,
      boxedMeal: 600,
      delivery: 1_500,
      cutlery: 100,
      total: 21_000,
    })
    expect(price.promotions.map(({ promotionId, amount }) => [promotionId, amount])).toEqual([
      ['tier', 2_000],
      ['second', 1_200],
      ['addOn', 800],
    ])
    expect(price.gifts).toEqual(gifts)
  })

  test('[3.20] each line says what is saved on it, the first of a dish first', () => {
    const lines = [classicPizza, lineOf(fries), lineOf(tea), { ...lineOf(tea, 3) }, lineOf(fries, 3)]
    expect(priceOrder(order({ lines, promotions })).lines.map(({ saved }) => saved)).toEqual([undefined, 1_200, 800, undefined, 1_200])
  })

  test.each([
    [12_800, 10_800, 1],
    [12_799, 12_799, 0],
  ])('[1.18] [3.20] at %i cents the dishes cost %i, with %i gift: both go with the spend', (price, total, given) => {
    const book = { ...menu, products: new Map([['u-tea', { ...tea, price: cents(price) }]]) }
    const spent = priceOrder(order({ lines: [lineOf(tea)], book, promotions: promotions.slice(0, 2), gifts }))
    expect([spent.total, spent.gifts.length]).toEqual([total, given])
  })

  test('[8.12] the zone’s minimum counts the dishes before promotions', () => {
    const given = order({
      lines: [classicPizza],
      orderType: orderTypes.delivery,
      promotions,
      delivery: { ...delivery, minimum: cents(12_800) },
    })
    expect(priceOrder(given)).not.toHaveProperty('belowMinimum')
  })

  test('[1.18] a gift is neither boxed nor charged: with it or without, an order costs the same', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { gifts: _, ...plain } = priceOrder({ ...given, promotions })
        expect(priceOrder({ ...given, promotions, gifts })).toMatchObject(plain)
      }),
    )
  })

  test('[3.20] an empty cart has none', () => {
    expect(priceOrder(order({ promotions, gifts }))).toMatchObject({ promotions: [], discount: 0, gifts: [], total: 0 })
  })
})

describe('laws', () => {
  test('[9.13] the parts add up to the total, the lines to the subtotal, the counts to the items', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const price = priceOrder({ ...given, promotions })
        const { lines, itemCount, subtotal, discount, boxedMeal, delivery: fee, cutlery, total } = price
        expect(addCents(foodTotal(price), boxedMeal, fee, cutlery)).toBe(total)
        expect(addCents(...price.promotions.map(({ amount }) => amount))).toBe(discount)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(addCents(...lines.map((one) => one.total))).toBe(subtotal)
        expect(lines.reduce((sum, { num }) => sum + num, 0)).toBe(itemCount)
      }),
    )
  })

  test('[9.13] the order of the lines does not change the total, and without promotions one more line never lowers it', () => {
    fc.assert(
      fc.property(anyOrder, line, (given, more) => {
        const { total } = priceOrder(given)
        const promoted = { ...given, promotions }
        expect(priceOrder({ ...promoted, lines: given.lines.toReversed() }).total).toBe(priceOrder(promoted).total)
        expect(priceOrder({ ...given, lines: [...given.lines, more] }).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })
})
