import { describe, expect, test } from 'vitest'
import {
  at,
  bookOf,
  classicPizza,
  deliveryLine,
  fries,
  lineOf,
  lunch,
  menu,
  noon,
  pizza,
  pizzaWith,
  setMeal,
  setWith,
  tea,
} from '../testing/menu.fixtures.ts'
import { checkCart } from './check-cart.ts'
import { freeFries, given } from '../testing/coupon.fixtures.ts'
import type { Coupon } from '../coupons/coupon.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import { orderTypes } from '../orders/order.ts'
import { repriceLine } from './unit-price.ts'

const takeaway = { now: noon, orderType: orderTypes.takeaway }
const priced = { pizza: repriceLine(pizza, classicPizza), set: repriceLine(setMeal, setWith('in-edge')) }

test('[8.14] a cart as the menu has it is in order', () => {
  expect(checkCart([lineOf(fries, 2), priced.pizza, priced.set, deliveryLine], menu, takeaway)).toEqual([])
})

test.each<[string, CartLine]>([
  ['its uid is gone', { ...lineOf(fries), uid: 'u-gone' }],
  ['its uid is another product’s now', { ...lineOf(fries), pid: 'tea' }],
])('[8.14] an item is removed when %s', (_why, line) => {
  expect(checkCart([lineOf(tea), line], menu, takeaway)).toEqual([{ index: 1, uid: line.uid, code: 'removed' }])
})

test.each<[string, CartLine, string]>([
  ['the product', lineOf(fries), 'fries'],
  ['an option', priced.pizza, 'classic'],
  ['a main', priced.set, 'wings'],
  ['an inner product', priced.set, 'in-edge'],
])('[8.14] an item is sold out by %s', (_what, line, pid) => {
  expect(checkCart([line], bookOf(pid), takeaway)).toEqual([{ index: 0, uid: line.uid, code: 'soldOut', pids: [pid] }])
})

test('[8.14] an option that nobody chose may be sold out', () => {
  expect(checkCart([priced.pizza], bookOf('thin'), takeaway)).toEqual([])
})

describe('an item unavailable at the selected time', () => {
  const { service } = lunch
  const served = { index: 0, uid: 'u-lunch', code: 'notServedNow' }

  test.each([
    ['2026/11/20 14:29:59', 'takeaway', []],
    ['2026/11/20 14:30:00', 'takeaway', [{ ...served, service }]],
    ['2026/11/21 12:00:00', 'delivery', [{ ...served, service }]],
    ['2026/11/20 12:00:00', 'dineIn', [{ ...served, orderTypes: [1, 2] }]],
    ['2026/11/21 12:00:00', 'dineIn', [{ ...served, service, orderTypes: [1, 2] }]],
  ] as const)('[8.14] at %s for %s', (now, orderType, issues) => {
    expect(checkCart([lineOf(lunch)], menu, { now: at(now), orderType: orderTypes[orderType] })).toEqual(issues)
  })
})

test('[8.14] unselected items are named', () => {
  const gaps = [{ kind: 'missing', place: { id: 'crust' }, name: 'Crust', count: 1 }]
  const line = repriceLine(pizza, pizzaWith({ size: ['s9'] }))
  expect(checkCart([line], menu, takeaway)).toEqual([{ index: 0, uid: 'u-pizza', code: 'choicesMissing', gaps }])
})

describe('limits', () => {
  test('[8.14] what there is of one product does not count against another', () => {
    expect(checkCart([lineOf(fries, 15), lineOf(tea, 15)], menu, takeaway)).toEqual([])
  })

  test('[8.14] the most of a product counts across its lines, and names those from where it is exceeded', () => {
    const cart = [priced.pizza, { ...priced.pizza, num: 19 }, repriceLine(pizza, pizzaWith({ size: ['s12'], crust: ['edge'] }))]
    expect(checkCart(cart.slice(0, 2), menu, takeaway)).toEqual([])
    expect(checkCart(cart, menu, takeaway)).toEqual([
      { index: 2, uid: 'u-pizza', code: 'limitExceeded', limit: 'product', most: 20, count: 21 },
    ])
  })

  const many = { ...menu, products: new Map([['u-tea', { ...tea, most: 1000 }]]) }

  test.each([
    [99, []],
    [100, [{ index: 1, uid: 'u-tea', code: 'limitExceeded', limit: 'items', most: 99, count: 100 }]],
  ])('[8.14] %i items in one order', (num, issues) => {
    expect(checkCart([lineOf(tea, 40), lineOf(tea, num - 40)], many, takeaway)).toEqual(issues)
  })

  test.each([
    [50, []],
    [51, [{ index: 51, uid: 'u-tea', code: 'limitExceeded', limit: 'lines', most: 50, count: 51 }]],
  ])('[8.14] %i lines in one order, the delivery fee not counted', (count, issues) => {
    const lines = Array.from({ length: count }, () => lineOf(tea))
    expect(checkCart([deliveryLine, ...lines], many, takeaway)).toEqual(issues)
  })
})

describe('prices', () => {
  test('[8.14] a price other than the menu’s is named with both', () => {
    const line = { ...lineOf(fries, 2), price: cents(3_000) }
    expect(checkCart([line], menu, takeaway)).toEqual([{ index: 0, uid: 'u-fries', code: 'priceChanged', was: 3_000, now: 3_200 }])
  })

  test('[8.14] the menu’s own price is accepted after that', () => {
    expect(checkCart([repriceLine(fries, { ...lineOf(fries), price: cents(1) })], menu, takeaway)).toEqual([])
  })

  test('[8.14] a line with an unknown choice, or a senseless count, is to be chosen again before its price is spoken of', () => {
    const senseless = [{ requirementId: 'topping', pidData: [{ pid: 'cheese', num: -3, price: cents(0) }] }]
    const codes = (line: CartLine) => checkCart([line], menu, takeaway).map(({ code }) => code)
    expect(codes(pizzaWith({ size: ['s9'], crust: ['gold'] }))).toEqual(['choicesMissing'])
    expect(codes({ ...classicPizza, listRequirements: [...classicPizza.listRequirements, ...senseless] })).toEqual(['choicesMissing'])
  })
})

test('[8.14] a price is spoken of also where something is still to be chosen', () => {
  const line = { ...pizzaWith({ size: ['s9'] }), price: cents(1) }
  expect(checkCart([line], menu, takeaway).map(({ code }) => code)).toEqual(['choicesMissing', 'priceChanged'])
})

test('[8.14] everything that is wrong with a line is said', () => {
  const line = { ...lineOf(lunch, 21), price: cents(1) }
  const codes = checkCart([line], bookOf('lunch'), takeaway).map(({ code }) => code)
  expect(codes).toEqual(['soldOut', 'notServedNow', 'limitExceeded', 'priceChanged'])
})

describe('[4.11] a coupon’s line', () => {
  const line = given(fries, freeFries)
  const codes = (lines: CartLine[], coupons?: Coupon[]) =>
    checkCart(lines, menu, { ...takeaway, coupons }).map(({ index, code }) => [index, code])

  test('is there while its coupon is', () => {
    expect(codes([lineOf(tea), line], [freeFries])).toEqual([])
    expect(codes([lineOf(tea), line], [])).toEqual([[1, 'removed']])
    expect(codes([lineOf(tea), line])).toEqual([[1, 'removed']])
    expect(codes([line], [{ ...freeFries, code: 'OTHER' }])).toEqual([[0, 'removed']])
  })

  test('is one line of one', () => {
    expect(codes([line, line], [freeFries])).toEqual([[1, 'removed']])
    expect(checkCart([{ ...line, num: 2 }], menu, { ...takeaway, coupons: [freeFries] })).toEqual([
      { index: 0, uid: 'u-fries', code: 'limitExceeded', limit: 'product', most: 1, count: 2 },
    ])
  })
})
