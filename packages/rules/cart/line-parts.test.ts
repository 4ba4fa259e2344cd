import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import { lineParts, mainParts } from './line-parts.ts'
import { halfWords, lineWords } from './line-words.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import type { Product, Requirement } from '../menu/product.ts'

const asked = (requirementId: string, side: Requirement['side'], names: string[]): Requirement => ({
  requirementId,
  name: requirementId,
  kind: 'choice',
  ...(side && { side }),
  min: 0,
  max: 4,
  options: names.map((name) => ({ pid: name.toLowerCase(), name, price: cents(0) })),
})
const halfHalf: Product = {
  ...pizza,
  requirements: [
    asked('halves', 'halves', ['Seafood', 'Hawaiian']),
    asked('size', undefined, ['Small', 'Large']),
    asked('l', 'left', ['Prawn', 'Corn']),
    asked('r', 'right', ['Prawn', 'Corn']),
  ],
}
const words = (product: Product, line: CartLine, language: 1 | 2 = 2) => lineWords(lineParts(product, line), language)

test.each<[string, Record<string, string[]>, string, string]>([
  ['nothing', {}, '', ''],
  [
    'the halves in the order of choosing',
    { halves: ['hawaiian', 'seafood'] },
    'left: Hawaiian; right: Seafood',
    '左：Hawaiian；右：Seafood',
  ],
  [
    'toppings with their half, and the size once',
    { size: ['large'], halves: ['seafood', 'hawaiian'], r: ['corn', 'prawn'] },
    'left: Seafood; right: Hawaiian (with Prawn, Corn); Large',
    '左：Seafood；右：Hawaiian（加Prawn、Corn）；Large',
  ],
  ['a topping twice', { halves: ['seafood'], l: ['corn', 'corn'] }, 'left: Seafood (with Corn × 2)', '左：Seafood（加Corn × 2）'],
  ['toppings of a half without a flavour yet', { r: ['corn'] }, 'right: with Corn', '右：加Corn'],
])('a pizza of two halves reads left and right: %s', (_what, choices, en, tc) => {
  expect(words(halfHalf, { ...pizzaWith(choices), uid: halfHalf.uid })).toBe(en)
  expect(words(halfHalf, { ...pizzaWith(choices), uid: halfHalf.uid }, 1)).toBe(tc)
})

test('what is said of the halves alone leaves the size out', () => {
  const parts = lineParts(halfHalf, pizzaWith({ halves: ['seafood', 'hawaiian'], size: ['large'] }))
  expect(halfWords(parts, 2)).toBe('left: Seafood; right: Hawaiian')
  expect(halfWords(lineParts(pizza, pizzaWith({ size: ['s9'] })), 2)).toBe('')
})

test('[3.7] options stand in the order in which the product asks, with their counts', () => {
  expect(words(pizza, pizzaWith({ topping: ['cheese', 'cheese', 'pineapple'], size: ['s12'] }))).toBe(
    '12 inch, Pineapple, Extra cheese × 2',
  )
})

test('[3.8] mains that are the same in everything are one with their count, others are not', () => {
  const pepperoni = (edge: boolean) => ({
    pid: 'pepperoni',
    num: 1,
    price: cents(0),
    groups: [{ groupId: 'g-crust', products: [{ pid: edge ? 'in-edge' : 'in-classic', num: 1, price: cents(0), listPropertys: [] }] }],
  })
  const mains = setMeal.groups[0]?.mains ?? []
  const said = (...edges: boolean[]) => lineWords(mainParts(mains, edges.map(pepperoni)), 2)
  expect(said(true, true)).toBe('Double Pepperoni (Cheese-filled edge) × 2')
  expect(said(true, false)).toBe('Double Pepperoni (Cheese-filled edge), Double Pepperoni (Classic)')
  expect(words(setMeal, setWith('in-classic'))).toBe('Double Pepperoni (Classic), Crispy, Wings, Corn Soup × 2')
})

test('what the menu does not know any more is left out', () => {
  expect(words(pizza, pizzaWith({ size: ['gone'], unknown: ['s9'] }))).toBe('')
  expect(lineParts(pizza, lineOf(pizza))).toEqual([])
})

test('in whatever order a line says the same, it reads the same', () => {
  const sizes = fc.subarray(['s9', 's12'])
  const toppings = fc.subarray(['pineapple', 'jalapeno', 'cheese'])
  fc.assert(
    fc.property(sizes, toppings, (size, topping) => {
      const there = pizzaWith({ size, topping })
      const back = pizzaWith({ topping: topping.toReversed(), size: size.toReversed() })
      expect(words(pizza, back)).toBe(words(pizza, there))
    }),
  )
})
