import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fries, pizza, tea } from '../testing/menu.fixtures.ts'
import { anyDiet, productsByPid, isStrict, suitsAsChoice, suitsDiet, type Diet } from './diet.ts'
import { allergens } from './allergens.ts'
import type { Product, SetMealGroup, SetMealMain } from './product.ts'

const none = new Map<string, Product>()
const hot: Product = { ...fries, spice: 2, vegetarian: false, contains: ['egg'], mayContain: ['nut'] }

test.each<[string, Partial<Diet>, boolean]>([
  ['everything', {}, true],
  ['vegetarian', { vegetarian: true }, false],
  ['as hot as it is', { spice: 2 }, true],
  ['milder', { spice: 1 }, false],
  ['nothing hot', { spice: 0 }, false],
  ['without what it contains', { avoid: ['egg'] }, false],
  ['without what it may contain', { avoid: ['nut'] }, false],
  ['without what it is free of', { avoid: ['fish', 'milk'] }, true],
  ['without one of several', { avoid: ['fish', 'egg'] }, false],
])('[1.18] a hot dish with egg and perhaps nuts, for who eats %s', (_what, diet, suits) => {
  expect(suitsDiet(hot, { ...anyDiet, ...diet }, none)).toBe(suits)
})

const anyOfEight = fc.subarray([...allergens])
const diets = fc.record({ vegetarian: fc.boolean(), spice: fc.constantFrom(0, 1, 2, 3), avoid: anyOfEight })
const anyDishes = fc
  .record({ vegetarian: fc.boolean(), spice: fc.constantFrom(0, 1, 2, 3), contains: anyOfEight, mayContain: anyOfEight })
  .map((traits): Product => ({ ...fries, ...traits }))

test('[1.18] who eats everything is offered everything, and a stricter diet never offers more', () => {
  fc.assert(
    fc.property(anyDishes, diets, diets, (dish, one, other) => {
      const both = {
        vegetarian: one.vegetarian || other.vegetarian,
        spice: one.spice < other.spice ? one.spice : other.spice,
        avoid: [...one.avoid, ...other.avoid],
      }
      expect(suitsDiet(dish, anyDiet, none)).toBe(true)
      expect(suitsDiet(dish, both, none)).toBe(suitsDiet(dish, one, none) && suitsDiet(dish, other, none))
      if (!isStrict(one)) expect(suitsDiet(dish, one, none)).toBe(true)
    }),
  )
})

const ribs: Product = { ...fries, uid: 'u-ribs', pid: 'ribs', vegetarian: false, spice: 2, contains: ['milk'] }
const main = ({ pid }: Product, more: Partial<SetMealMain> = {}): SetMealMain => ({
  pid,
  name: pid,
  picture: pid,
  price: fries.price,
  groups: [],
  ...more,
})
const group = (count: number, mains: SetMealMain[]): SetMealGroup => ({
  groupId: `g${mains.length}`,
  name: 'Part',
  min: count,
  max: count,
  mains,
})
const set = (...groups: SetMealGroup[]): Product => ({
  ...fries,
  uid: 'u-set',
  pid: 'set',
  type: 2,
  vegetarian: false,
  contains: ['milk'],
  groups,
})
const crust = (...products: SetMealMain['groups'][number]['products']) => ({ groupId: 'crust', name: 'Crust', min: 1, max: 1, products })
const cheesy = { pid: 'edge', name: 'Cheese edge', price: fries.price, contains: ['milk' as const] }
const plain = { pid: 'classic', name: 'Classic', price: fries.price }
const dishes = productsByPid({ products: new Map([fries, tea, ribs, { ...pizza, contains: [] }].map((dish) => [dish.uid, dish])) })
const noMilk: Diet = { ...anyDiet, avoid: ['milk'] }

test.each<[string, Product, boolean]>([
  ['a part with a choice that suits, and another that does not', set(group(1, [main(ribs), main(fries)])), true],
  ['a part with no choice that suits', set(group(1, [main(fries)]), group(1, [main(ribs)])), false],
  ['a part that may be left out', set(group(1, [main(fries)]), { ...group(1, [main(ribs)]), min: 0 }), true],
  ['two of a part with one that suits, as often as wished', set(group(2, [main(ribs), main(fries)])), true],
  ['two of a part with one that suits, once at most', set(group(2, [main(ribs), main(fries, { most: 1 })])), false],
  ['a main that asks and can be answered so', set(group(1, [main(pizza, { groups: [crust(cheesy, plain)] })])), true],
  ['a main that asks and cannot', set(group(1, [main(pizza, { groups: [crust(cheesy)] })])), false],
  ['a main that the menu does not tell about', set(group(1, [main({ ...fries, pid: 'unknown' })])), false],
])('[1.18] for who avoids milk, a set with %s: %s', (_what, product, suits) => {
  expect(suitsDiet(product, noMilk, dishes)).toBe(suits)
  expect(suitsDiet(product, anyDiet, new Map([...dishes, ['unknown', fries]]))).toBe(true)
})

const dip = { requirementId: 'dip', name: 'Dip', kind: 'choice' as const, min: 1, max: 1 }

test('[1.18] a dish whose question nothing suitable answers does not suit; one that may be left open does', () => {
  const asking = (min: number): Product => ({ ...fries, requirements: [{ ...dip, min, options: [cheesy] }] })
  expect(suitsDiet(asking(1), noMilk, none)).toBe(false)
  expect(suitsDiet(asking(0), noMilk, none)).toBe(true)
})

test.each([
  [1, undefined, true],
  [2, undefined, false],
  [2, 2, true],
])('[1.18] a question for %i, with one suitable answer that may be had %s times, can be answered: %s', (min, most, suits) => {
  const options = [cheesy, { ...plain, ...(most !== undefined && { most }) }]
  expect(suitsDiet({ ...fries, requirements: [{ ...dip, min, max: 2, options }] }, noMilk, none)).toBe(suits)
})

test.each<[Partial<Diet>, boolean]>([
  [{}, false],
  [{ vegetarian: true }, true],
  [{ spice: 2 }, true],
  [{ avoid: ['egg'] }, true],
])('[1.18] a diet of everything but for %j is strict: %s', (diet, strict) => {
  expect(isStrict({ ...anyDiet, ...diet })).toBe(strict)
})

test.each<[string, Parameters<typeof suitsAsChoice>[0], Partial<Diet>, boolean]>([
  ['bacon', { ...plain, meat: true }, { vegetarian: true }, false],
  ['pineapple', plain, { vegetarian: true, spice: 0, avoid: [...allergens] }, true],
  ['jalapeño', { ...plain, spice: 2 }, { spice: 1 }, false],
  ['jalapeño', { ...plain, spice: 2 }, { spice: 2 }, true],
  ['extra cheese', cheesy, { avoid: ['milk'] }, false],
  ['a half that is a dish', { ...plain, pid: 'ribs' }, { avoid: ['milk'] }, false],
])('[1.18] %s as a topping or a half', (_what, choice, diet, suits) => {
  expect(suitsAsChoice(choice, { ...anyDiet, ...diet }, dishes)).toBe(suits)
})
