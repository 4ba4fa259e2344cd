import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf, lunch, menu, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import { canQuickAdd, choiceGaps, optionBlocked, type Blocked } from './choice-gaps.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import { presetLine } from './preset-line.ts'

const none = new Set<string>()
const complete = { size: ['s9'], crust: ['classic'] }
const crust = { id: 'crust' }
const topping = { id: 'topping' }
const chicken = { id: 'g-chicken' }

describe('what a line leaves open', () => {
  test.each<[string, CartLine]>([
    ['all questions answered', classicPizza],
    ['five toppings', pizzaWith({ ...complete, topping: ['cheese', 'cheese', 'cheese', 'cheese', 'pineapple'] })],
    [
      'an answer in two parts',
      { ...classicPizza, listRequirements: [...classicPizza.listRequirements, ...pizzaWith({ topping: ['pineapple'] }).listRequirements] },
    ],
  ])('[8.14] nothing: %s', (_what, line) => {
    expect(choiceGaps(pizza, line)).toEqual([])
  })

  test('[8.14] a requirement below its minimum misses so many', () => {
    expect(choiceGaps(pizza, pizzaWith({ size: ['s9'] }))).toEqual([{ kind: 'missing', place: crust, name: 'Crust', count: 1 }])
  })

  test('[8.14] a requirement above its maximum has so many too many', () => {
    const line = pizzaWith({ ...complete, topping: ['cheese', 'cheese', 'cheese', 'cheese', 'pineapple', 'jalapeno'] })
    expect(choiceGaps(pizza, line)).toEqual([{ kind: 'tooMany', place: topping, name: 'Extra toppings', count: 1 }])
  })

  test('[8.14] an option is taken once, unless it may be doubled', () => {
    const line = pizzaWith({ ...complete, topping: ['pineapple', 'pineapple'] })
    expect(choiceGaps(pizza, line)).toEqual([
      { kind: 'overMost', place: topping, name: 'Extra toppings', pid: 'pineapple', most: 1, count: 2 },
    ])
  })

  test('[8.14] options that exclude each other are named from both sides', () => {
    const line = pizzaWith({ size: ['s9'], crust: ['thin'], topping: ['cheese'] })
    expect(choiceGaps(pizza, line)).toEqual([
      { kind: 'excluded', place: crust, name: 'Crust', pid: 'thin', by: 'cheese' },
      { kind: 'excluded', place: topping, name: 'Extra toppings', pid: 'cheese', by: 'thin' },
    ])
  })

  test('[8.14] an option, or a whole question, that the product does not have is unknown', () => {
    const line = pizzaWith({ ...complete, topping: ['gold'], sauce: ['pesto'] })
    expect(choiceGaps(pizza, line)).toEqual([
      { kind: 'unknown', id: 'gold' },
      { kind: 'unknown', id: 'sauce' },
    ])
  })
})

describe('what a set meal leaves open', () => {
  test.each<Record<string, number>>([{ crispy: 2 }, { crispy: 1, wings: 1 }])('[3.8] nothing: chicken %j', (chosen) => {
    expect(choiceGaps(setMeal, setWith('in-edge', chosen))).toEqual([])
  })

  test('[3.8] a group misses one more of two', () => {
    expect(choiceGaps(setMeal, setWith('in-edge', { crispy: 1 }))).toEqual([{ kind: 'missing', place: chicken, name: 'Chicken', count: 1 }])
  })

  test('[3.8] a main that the group takes once is not taken twice', () => {
    expect(choiceGaps(setMeal, setWith('in-edge', { wings: 2 }))).toEqual([
      { kind: 'overMost', place: chicken, name: 'Chicken', pid: 'wings', most: 1, count: 2 },
    ])
  })

  test('[3.8] a main’s own question counts for each main chosen', () => {
    const { selectedFood } = setWith('in-edge')
    const groups = selectedFood.groups.map(({ groupId, mains }) => ({ groupId, mains: mains.map((main) => ({ ...main, groups: [] })) }))
    const place = { id: 'g-crust', within: { id: 'g-pizza', main: 0 } }
    expect(choiceGaps(setMeal, { ...lineOf(setMeal), selectedFood: { groups } })).toEqual([
      { kind: 'missing', place, name: 'Crust', count: 1 },
    ])
  })
})

describe('why an option cannot be added', () => {
  test.each<[string, CartLine, { id: string }, string, Blocked | null]>([
    ['it can', classicPizza, topping, 'pineapple', null],
    ['it is taken as often as it may be', pizzaWith({ topping: ['pineapple'] }), topping, 'pineapple', { reason: 'most', most: 1 }],
    ['it can be doubled', pizzaWith({ topping: ['cheese'] }), topping, 'cheese', null],
    [
      'the question is full',
      pizzaWith({ topping: ['cheese', 'cheese', 'cheese', 'cheese', 'jalapeno'] }),
      topping,
      'pineapple',
      { reason: 'full', max: 5 },
    ],
    ['the question is almost full', pizzaWith({ topping: ['cheese', 'cheese', 'cheese', 'jalapeno'] }), topping, 'pineapple', null],
    ['a chosen option excludes it', pizzaWith({ crust: ['thin'] }), topping, 'cheese', { reason: 'excluded', by: 'thin' }],
    ['it excludes a chosen option', pizzaWith({ topping: ['cheese'] }), crust, 'thin', { reason: 'excluded', by: 'cheese' }],
    ['one choice takes another’s place', classicPizza, crust, 'edge', null],
    ['chosen already, it may be chosen again', classicPizza, crust, 'classic', null],
  ])('[8.14] %s', (_why, line, place, pid, blocked) => {
    expect(optionBlocked(pizza, line, { place, pid, soldOut: none })).toEqual(blocked)
  })

  test('[8.14] it is sold out, whatever else', () => {
    expect(optionBlocked(pizza, classicPizza, { place: crust, pid: 'edge', soldOut: new Set(['edge']) })).toEqual({ reason: 'soldOut' })
  })

  test('[3.8] mains and inner products are asked in the same way', () => {
    const line = setWith('in-classic', { wings: 1 })
    const inner = { id: 'g-crust', within: { id: 'g-pizza', main: 0 } }
    expect(optionBlocked(setMeal, line, { place: chicken, pid: 'wings', soldOut: none })).toEqual({ reason: 'most', most: 1 })
    expect(optionBlocked(setMeal, line, { place: chicken, pid: 'crispy', soldOut: none })).toBeNull()
    expect(optionBlocked(setMeal, line, { place: inner, pid: 'in-edge', soldOut: none })).toBeNull()
    expect(optionBlocked(setMeal, line, { place: inner, pid: 'in-edge', soldOut: new Set(['in-edge']) })).toEqual({ reason: 'soldOut' })
  })

  test('[8.14] an option that is not offered there is refused', () => {
    expect(() => optionBlocked(pizza, classicPizza, { place: crust, pid: 'gold', soldOut: none })).toThrow(
      new RangeError('gold is not offered at crust'),
    )
    expect(() => optionBlocked(pizza, classicPizza, { place: { id: 'gold' }, pid: 'thin', soldOut: none })).toThrow(
      new RangeError('thin is not offered at gold'),
    )
  })

  test.each([
    [1, null],
    [2, { reason: 'excluded', by: 'cheese' }],
  ])('[8.14] where %i of a question are taken, what excludes another of its answers is blocked beside it: %j', (max, blocked) => {
    const options = [
      { pid: 'cheese', name: 'Extra cheese', price: cents(0) },
      { pid: 'none', name: 'No cheese', price: cents(0), excludes: ['cheese'] },
    ]
    const asking = { ...pizza, requirements: [{ requirementId: 'topping', name: 'Cheese', kind: 'choice' as const, min: 0, max, options }] }
    expect(optionBlocked(asking, pizzaWith({ topping: ['cheese'] }), { place: topping, pid: 'none', soldOut: none })).toEqual(blocked)
  })

  test('[8.14] a topping that is not blocked leaves no new gap once it is added', () => {
    const pids = fc.array(fc.constantFrom('pineapple', 'jalapeno', 'cheese'), { maxLength: 6 })
    fc.assert(
      fc.property(pids, fc.constantFrom('classic', 'thin'), fc.constantFrom('pineapple', 'jalapeno', 'cheese'), (chosen, base, pid) => {
        const before = pizzaWith({ size: ['s9'], crust: [base], topping: chosen })
        const after = pizzaWith({ size: ['s9'], crust: [base], topping: [...chosen, pid] })
        const blocked = optionBlocked(pizza, before, { place: topping, pid, soldOut: none })
        if (choiceGaps(pizza, before).length === 0) expect(choiceGaps(pizza, after).length === 0).toBe(blocked === null)
      }),
    )
  })
})

test.each([
  ['nothing is asked', fries, true],
  ['nothing is asked, whenever it is served', lunch, true],
  ['a crust is asked', pizza, false],
  ['a set meal is chosen from', setMeal, false],
  ['all is preset', { ...pizza, requirements: pizza.requirements.filter(({ requirementId }) => requirementId !== 'crust') }, true],
])('[1.18] one tap adds a product when no question is open: %s', (_why, product, quick) => {
  expect(canQuickAdd(product, none)).toBe(quick)
})

test('[1.18] one tap adds no product of which a preset part has run out', () => {
  const small = { ...pizza, requirements: pizza.requirements.filter(({ requirementId }) => requirementId === 'size') }
  expect(canQuickAdd(small, new Set(['s12']))).toBe(true)
  expect(canQuickAdd(small, new Set(['s9']))).toBe(false)
})

test('[8.14] what is preset is never too much or unknown', () => {
  for (const product of menu.products.values()) {
    const kinds = choiceGaps(product, presetLine(product)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'missing')).toEqual([])
  }
  expect(presetLine(pizza).price).toBe(cents(12_800))
})
