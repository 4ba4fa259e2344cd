import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classicPizza, fries, lineOf, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import type { Product } from '../menu/product.ts'
import { repriceLine, unitPrice } from './unit-price.ts'

/** A set meal with a cheese-filled edge in one main. */
function setOf(groupId: string, pid: string, innerId: string): CartLine {
  const inner = [{ groupId: innerId, products: [{ pid: 'in-edge', num: 1, price: cents(0), listPropertys: [] }] }]
  return { ...lineOf(setMeal), selectedFood: { groups: [{ groupId, mains: [{ pid, num: 1, price: cents(0), groups: inner }] }] } }
}

test.each<[string, Product, CartLine, number]>([
  ['a plain product', fries, lineOf(fries), 3_200],
  ['a plain product, whatever the quantity', fries, lineOf(fries, 7), 3_200],
  ['options that add nothing', pizza, classicPizza, 12_800],
  ['options that add', pizza, pizzaWith({ size: ['s12'], crust: ['edge'] }), 19_000],
  ['an option twice', pizza, pizzaWith({ size: ['s9'], topping: ['cheese', 'cheese', 'jalapeno'] }), 17_050],
  ['a surcharge on a main', setMeal, setWith('in-classic'), 19_400],
  ['an inner product', setMeal, setWith('in-edge', { crispy: 2 }), 20_300],
  ['a surcharge on each of two mains', setMeal, setWith('in-classic', { wings: 2 }), 20_000],
  ['an option that is no longer offered', pizza, pizzaWith({ size: ['s9'], topping: ['gold'] }), 12_800],
  ['a requirement that is no longer asked', pizza, pizzaWith({ size: ['s9'], gold: ['cheese'] }), 12_800],
  ['a group that is no longer there', setMeal, setOf('gone', 'pepperoni', 'g-crust'), 18_800],
  ['a main that is no longer offered', setMeal, setOf('g-pizza', 'gone', 'g-crust'), 18_800],
  ['an inner group that is no longer there', setMeal, setOf('g-pizza', 'pepperoni', 'gone'), 18_800],
  ['the same where all are there', setMeal, setOf('g-pizza', 'pepperoni', 'g-crust'), 20_300],
])('[3.6] [3.8] %s', (_what, product, line, price) => {
  expect(unitPrice(product, line)).toBe(price)
})

test('[3.8] an inner product counts once for each of its mains', () => {
  const set = setWith('in-edge', { crispy: 2 })
  const groups = set.selectedFood.groups.map((group) => ({ ...group, mains: group.mains.map((main) => ({ ...main, num: main.num * 2 })) }))
  expect(unitPrice(setMeal, { ...set, selectedFood: { groups } })).toBe(18_800 + 2 * 1_500)
})

test('[3.6] the price that a line comes with is never believed', () => {
  const anyCents = fc.integer({ min: -100_000, max: 100_000 }).map(cents)
  fc.assert(
    fc.property(anyCents, anyCents, (price, optionPrice) => {
      const line = pizzaWith({ size: ['s12'], crust: ['edge'] })
      const listRequirements = line.listRequirements.map((given) => ({
        ...given,
        pidData: given.pidData.map((option) => ({ ...option, price: optionPrice })),
      }))
      expect(unitPrice(pizza, { ...line, price, listRequirements })).toBe(19_000)
      expect(repriceLine(pizza, { ...line, price, listRequirements })).toEqual(repriceLine(pizza, line))
    }),
  )
})

test('[3.6] a line at the menu’s prices carries them throughout', () => {
  const line = repriceLine(setMeal, setWith('in-edge'))
  expect(line.price).toBe(20_900)
  expect(line.selectedFood?.groups.flatMap(({ mains }) => mains.map(({ price }) => price))).toEqual([0, 0, 600, 0])
  expect(line.selectedFood?.groups[0]?.mains[0]?.groups[0]?.products[0]?.price).toBe(1_500)
  expect(repriceLine(setMeal, line)).toEqual(line)
})

test('[3.6] a count below 0 cannot lower a price', () => {
  const listRequirements = [{ requirementId: 'topping', pidData: [{ pid: 'cheese', num: -5, price: cents(0) }] }]
  expect(() => unitPrice(pizza, { ...lineOf(pizza), listRequirements })).toThrow(RangeError)
})

/** Two halves to choose, at $8 and $12. */
const halves: Product = {
  ...pizza,
  requirements: [
    {
      requirementId: 'halves',
      name: 'Halves',
      kind: 'choice',
      min: 2,
      max: 2,
      charges: 'dearest',
      options: [
        { pid: 'plain', name: 'Margherita', price: cents(0) },
        { pid: 'supreme', name: 'Supreme', price: cents(800) },
        { pid: 'seafood', name: 'Seafood', price: cents(1_200), most: 2 },
      ],
    },
  ],
}

test.each<[string, string[], number]>([
  ['nothing chosen yet', [], 12_800],
  ['one of two', ['supreme'], 13_600],
  ['the dearer of two', ['supreme', 'seafood'], 14_000],
  ['the dearer, whichever comes first', ['seafood', 'supreme'], 14_000],
  ['the same twice', ['seafood', 'seafood'], 14_000],
  ['what is no longer offered', ['plain', 'gold'], 12_800],
])('[3.7] of halves only the dearer is charged: %s', (_what, pids, price) => {
  const line = { ...pizzaWith({ halves: pids }) }
  expect(unitPrice(halves, line)).toBe(price)
  expect(repriceLine(halves, line).price).toBe(price)
})

test('[3.7] a half that is chosen no times is not charged', () => {
  const listRequirements = [{ requirementId: 'halves', pidData: [{ pid: 'seafood', num: 0, price: cents(0) }] }]
  expect(unitPrice(halves, { ...lineOf(halves), listRequirements })).toBe(12_800)
})
