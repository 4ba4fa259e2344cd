import { describe, expect, test } from 'vitest'
import { holdsAlcohol } from './alcohol.ts'
import { bookOf, classicPizza, fries, lineOf, pizzaWith, setMeal, setWith, tea } from '../testing/menu.fixtures.ts'
import type { Product, ProductBook } from './product.ts'

const ale: Product = { ...tea, uid: 'u-ale', pid: 'ale', name: 'Harbour Pale Ale', alcohol: true }

/** A menu on which these pids are alcohol, each a product of its own. */
function barOf(...pids: string[]): ProductBook {
  const drinks = pids.map((pid): Product => ({ ...ale, uid: `u-${pid}`, pid }))
  return { ...bookOf(), products: new Map([...bookOf().products, ...drinks.map((drink) => [drink.uid, drink] as const)]) }
}

describe('an order holds alcohol', () => {
  test.each([
    ['food and tea alone', [lineOf(fries), lineOf(tea), classicPizza], false],
    ['a beer of its own', [lineOf(fries), lineOf(ale)], true],
    ['nothing', [], false],
  ])('[5.13] with %s', (_what, lines, expected) => {
    expect(holdsAlcohol(lines, barOf('ale'))).toBe(expected)
  })

  test('[5.13] as an option, as a main and inside a main', () => {
    const topped = pizzaWith({ size: ['s9'], topping: ['cheese'] })
    expect(holdsAlcohol([topped], barOf('cheese'))).toBe(true)
    expect(holdsAlcohol([setWith('in-classic')], barOf('wings'))).toBe(true)
    expect(holdsAlcohol([setWith('in-edge')], barOf('in-edge'))).toBe(true)
    expect(holdsAlcohol([setWith('in-classic')], barOf('in-edge'))).toBe(false)
  })

  test('[5.13] a choice counted zero times is not held', () => {
    const none = {
      ...lineOf(setMeal),
      selectedFood: { groups: [{ groupId: 'g', mains: [{ pid: 'ale', num: 0, price: ale.price, groups: [] }] }] },
    }
    expect(holdsAlcohol([none], barOf('ale'))).toBe(false)
  })
})
