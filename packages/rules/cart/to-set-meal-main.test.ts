import { expect, test } from 'vitest'
import { fries, lineOf, pizza, pizzaWith, setMeal } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import { inner, main } from '../testing/set-meal.fixtures.ts'
import { toSetMealMain } from './to-set-meal-main.ts'

const cut = { propertyId: 'cut', name: 'Cut', values: ['six', 'eight'].map((valueId) => ({ valueId, name: valueId })) }
const dip = { propertyId: 'dip', name: 'Dip', values: ['garlic', 'chilli'].map((valueId) => ({ valueId, name: valueId })) }
const size = inner('size', ['s9', 's12'], [cents(0), cents(4000)])
const crust = inner('crust', ['classic', 'edge'], [cents(0), cents(1500)])
/** Its cheese-filled edge may be cut in two ways and has two dips; the classic crust says nothing of it. */
const edgy = { ...crust, products: crust.products.map((each) => (each.pid === 'edge' ? { ...each, properties: [cut, dip] } : each)) }
const asked = main(pizza, { price: cents(300), groups: [size, edgy] })
const chosen = (pid: string, price = 0, ...answers: [propertyId: string, valueId: string][]) => ({
  pid,
  num: 1,
  price,
  listPropertys: answers.map(([propertyId, valueId]) => ({ propertyId, valueId })),
})

test('[3.8] what was chosen of a dish is chosen inside the set, at its prices there; the rest comes as it is first chosen', () => {
  expect(toSetMealMain(pizza, pizzaWith({ size: ['s12'] }), asked)).toEqual({
    pid: 'pizza',
    num: 1,
    price: 300,
    groups: [
      { groupId: 'crust', products: [chosen('classic')] },
      { groupId: 'size', products: [chosen('s12', 4000)] },
    ],
  })
})

test.each([
  ['another dish', fries, lineOf(fries), asked],
  ['a set meal', { ...setMeal, pid: 'pizza' }, lineOf(setMeal), asked],
  ['a crust that the set does not have', pizza, pizzaWith({ crust: ['thin'] }), asked],
  ['a crust that it has beside one that it has not', pizza, pizzaWith({ crust: ['edge', 'thin'] }), asked],
  ['a topping, which it does not ask', pizza, pizzaWith({ topping: ['cheese'] }), asked],
  ['an option under another question than its own', pizza, pizzaWith({ topping: ['s9'] }), asked],
  ['a question that the dish does not ask', pizza, pizzaWith({ gold: ['s9'] }), asked],
  ['a size that is not as it comes, where no size is asked', pizza, pizzaWith({ size: ['s12'] }), main(pizza)],
  ['the size as it comes and another', pizza, pizzaWith({ size: ['s9', 's12'] }), main(pizza)],
  ['the size as it comes, twice', pizza, pizzaWith({ size: ['s9', 's9'] }), main(pizza)],
  ['a cut that the set does not know', pizza, pizzaWith({ crust: ['edge'], cut: ['nine'] }), asked],
])('[3.8] %s is no main of it', (_what, product, line, of) => {
  expect(toSetMealMain(product, line, of)).toBeUndefined()
})

test('[3.8] what the set does not ask may have been as it comes', () => {
  expect(toSetMealMain(pizza, pizzaWith({ size: ['s9'] }), main(pizza))).toEqual({ pid: 'pizza', num: 1, price: 0, groups: [] })
  expect(toSetMealMain(pizza, pizzaWith({ topping: [] }), main(pizza))).toMatchObject({ pid: 'pizza' })
})

test.each<[string, Record<string, string[]>, [string, string][]]>([
  ['nothing', {}, []],
  ['the first value, which is how it comes', { cut: ['six'] }, []],
  ['another value', { cut: ['eight'] }, [['cut', 'eight']]],
  [
    'both',
    { cut: ['eight'], dip: ['chilli'] },
    [
      ['cut', 'eight'],
      ['dip', 'chilli'],
    ],
  ],
  ['the second alone', { dip: ['chilli'] }, [['dip', 'chilli']]],
  ['a question without an answer', { cut: [] }, []],
])('[3.8] an answer of the dish answers a property of what is inside: %s', (_what, answers, kept) => {
  const made = toSetMealMain(pizza, pizzaWith({ size: ['s9'], crust: ['edge'], ...answers }), asked)
  expect(made?.groups).toEqual([
    { groupId: 'size', products: [chosen('s9')] },
    { groupId: 'crust', products: [chosen('edge', 1500, ...kept)] },
  ])
})

test('[3.8] each answer goes to what it is about', () => {
  const dipped = { ...size, products: size.products.map((each) => ({ ...each, properties: [dip] })) }
  const edged = { ...crust, products: crust.products.map((each) => ({ ...each, properties: [cut] })) }
  const line = pizzaWith({ size: ['s9'], crust: ['edge'], cut: ['eight'], dip: ['chilli'] })
  expect(toSetMealMain(pizza, line, main(pizza, { groups: [dipped, edged] }))?.groups).toEqual([
    { groupId: 'size', products: [chosen('s9', 0, ['dip', 'chilli'])] },
    { groupId: 'crust', products: [chosen('edge', 1500, ['cut', 'eight'])] },
  ])
})

test('[3.8] what has no such property is not given it', () => {
  const made = toSetMealMain(pizza, pizzaWith({ crust: ['classic'], cut: ['eight'] }), asked)
  expect(made?.groups.flatMap(({ products }) => products.map(({ listPropertys }) => listPropertys))).toEqual([[], []])
})
