import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf, menu, pizza, pizzaWith, setWith, tea } from '../testing/menu.fixtures.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import type { SetMealGroup } from '../menu/product.ts'
import { bookOf, cola, group, inner, main, wings } from '../testing/set-meal.fixtures.ts'
import { dishesOf, fillSetMeal } from './fill-set-meal.ts'

const book = bookOf([fries, tea, pizza, wings, cola])
const filled = (groups: SetMealGroup[], lines: CartLine[], ...soldOut: string[]) =>
  fillSetMeal(groups, dishesOf(lines, book), new Set(soldOut)).map(({ groupId, main: { pid } }) => `${groupId}: ${pid}`)

describe('a set filled with the dishes of a cart', () => {
  const both = group('both', 1, [main(tea), main(cola)])
  const onlyTea = group('tea', 1, [main(tea)])

  test.each([[[both, onlyTea]], [[onlyTea, both]]])(
    '[3.8] the group with the least choice comes first, and each dish goes in once',
    (groups) => {
      expect(filled(groups, [lineOf(tea), lineOf(cola)])).toEqual(['tea: tea', 'both: cola'])
    },
  )

  test.each([
    ['the dearer dish', 0, 'tea'],
    ['the dearer dish with a small surcharge', 399, 'tea'],
    ['the cheaper, where the dearer has a surcharge that is larger than the difference', 401, 'cola'],
  ])('[3.8] what gains most goes in: %s', (_what, surcharge, pid) => {
    const drink = group('drink', 1, [main(cola), main(tea, { price: cents(surcharge) })])
    expect(filled([drink], [lineOf(cola), lineOf(tea)])).toEqual([`drink: ${pid}`])
    expect(filled([drink], [lineOf(tea), lineOf(cola)])).toEqual([`drink: ${pid}`])
  })

  test('what is for somebody of a group order goes into no set', () => {
    expect(filled([both], [{ ...lineOf(tea), forName: 'Ada' }])).toEqual([])
  })

  test('[3.8] a group takes no more of a main than it may, and no more than it asks', () => {
    const once = group('drink', 2, [main(tea, { most: 1 }), main(cola)])
    expect(filled([once], [lineOf(tea, 2)])).toEqual(['drink: tea'])
    expect(filled([once], [lineOf(tea, 2), lineOf(cola, 2)])).toEqual(['drink: tea', 'drink: cola'])
    expect(filled([once], [lineOf(cola, 3)])).toEqual(['drink: cola', 'drink: cola'])
  })

  test.each([
    ['nothing', [], ['pizza: pizza']],
    ['the dish itself', ['pizza'], []],
    ['what was chosen inside', ['edge'], []],
    ['what was not chosen', ['classic'], ['pizza: pizza']],
  ])('[3.8] where %s has run out', (_what, soldOut, parts) => {
    const pizzas = group('pizza', 1, [main(pizza, { groups: [inner('size', ['s9']), inner('crust', ['classic', 'edge'])] })])
    expect(filled([pizzas], [pizzaWith({ size: ['s9'], crust: ['edge'] })], ...soldOut)).toEqual(parts)
  })

  test('[3.8] a dish that comes in another portion does not go in', () => {
    expect(filled([group('drink', 1, [main(tea, { ownPortion: true })])], [lineOf(tea)])).toEqual([])
  })
})

describe('the dishes of a cart', () => {
  const listed = (...lines: CartLine[]) => dishesOf(lines, menu).map(({ index, price, product }) => [index, price, product.pid])

  test('[3.8] are told one by one, each at its price with what was chosen', () => {
    expect(listed(pizzaWith({ size: ['s12'], crust: ['classic'] }), lineOf(tea, 2))).toEqual([
      [0, 16_800, 'pizza'],
      [1, 1_800, 'tea'],
      [1, 1_800, 'tea'],
    ])
  })

  test.each([
    [10, 10],
    [11, 10],
  ])('[3.8] of a line of %i, %i are looked at', (num, count) => {
    expect(listed(lineOf(tea, num))).toHaveLength(count)
  })

  test.each<[string, CartLine]>([
    ['a set meal', setWith('in-edge')],
    ['what a coupon gave', { ...lineOf(fries), isCouponPro: true, voucherCode: 'A' }],
    ['the fee of a delivery', { ...lineOf(fries), isSendType: true }],
    ['what is not on the menu', lineOf(cola)],
  ])('[3.8] %s is none', (_what, line) => {
    expect(listed(line, classicPizza)).toEqual([[1, 12_800, 'pizza']])
  })
})
