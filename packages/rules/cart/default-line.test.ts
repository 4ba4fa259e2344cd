import { describe, expect, test } from 'vitest'
import { fries, menu, pizza, setMeal } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import type { Option, Product, Requirement } from '../menu/product.ts'
import { choiceGaps } from './choice-gaps.ts'
import { defaultLine, quickLine } from './default-line.ts'
import { presetLine } from './preset-line.ts'

const none = new Set<string>()
const option = (pid: string, more: Partial<Option> = {}): Option => ({ pid, name: pid, price: cents(0), ...more })
const requirement = (requirementId: string, options: Option[], more: Partial<Requirement> = {}): Requirement => ({
  requirementId,
  name: requirementId,
  kind: 'choice',
  min: 1,
  max: 1,
  options,
  ...more,
})
const asking = (...requirements: Requirement[]): Product => ({ ...pizza, requirements })
const chosen = (product: Product, soldOut: ReadonlySet<string> = none) =>
  defaultLine(product, soldOut).listRequirements.map(({ requirementId, pidData }) => [
    requirementId,
    ...pidData.map(({ pid, num }) => `${pid} × ${num}`),
  ])

describe('the default of a dish', () => {
  test('[3.6] is the dish itself where nothing is asked', () => {
    expect(defaultLine(fries, none)).toEqual(presetLine(fries))
  })

  test('[3.7] keeps what is preset, and takes the first of the cheapest answers to what is open', () => {
    expect(chosen(pizza)).toEqual([
      ['size', 's9 × 1'],
      ['crust', 'classic × 1'],
    ])
    expect(defaultLine(pizza, none).price).toBe(12_800)
  })

  test('[3.7] takes the cheapest that is left where some have run out, at its price', () => {
    expect(chosen(pizza, new Set(['classic', 's9']))).toEqual([
      ['size', 's12 × 1'],
      ['crust', 'thin × 1'],
    ])
    expect(defaultLine(pizza, new Set(['classic', 'thin', 's9'])).price).toBe(12_800 + 4000 + 2200)
  })

  test('[3.7] takes nothing that does not go with the rest', () => {
    const thinFirst = asking(
      requirement('size', [option('s14', { preset: true, excludes: ['thin'] })]),
      requirement('crust', [option('thin', { excludes: ['s14'] }), option('classic')]),
    )
    expect(chosen(thinFirst)).toEqual([
      ['size', 's14 × 1'],
      ['crust', 'classic × 1'],
    ])
  })

  test('[3.7] takes of several sauces the first as often as it may be, then the next', () => {
    const sauces = requirement('dip', [option('mayo', { most: 2 }), option('chilli', { most: 2 })], { min: 3, max: 3 })
    expect(chosen(asking(sauces))).toEqual([['dip', 'mayo × 2', 'chilli × 1']])
  })

  test('[3.7] adds nothing that nobody has to answer', () => {
    expect(chosen(asking(requirement('extra', [option('pineapple')], { min: 0, max: 5 })))).toEqual([])
  })

  test('[3.7] leaves the halves of a pizza to its guest, and answers what is asked beside them', () => {
    const halves = requirement('halves', [option('left'), option('right')], { min: 2, max: 2, side: 'halves' })
    expect(chosen(asking(halves, requirement('crust', [option('classic')])))).toEqual([['crust', 'classic × 1']])
  })

  test('[8.14] has no fault but what is left to choose', () => {
    for (const product of menu.products.values()) {
      const kinds = choiceGaps(product, defaultLine(product, none)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'missing')).toEqual([])
    }
  })
})

test.each([
  ['nothing is asked', fries, none, true],
  ['a crust is asked, which has a first', pizza, none, true],
  ['a crust has run out, and another costs no more', pizza, new Set(['classic']), true],
  ['a preset has run out, and what is left costs more', pizza, new Set(['s9']), false],
  ['no crust can be had', pizza, new Set(['classic', 'edge', 'thin']), false],
  ['a set meal is chosen from', setMeal, none, false],
  ['halves are chosen', asking(requirement('halves', [option('a'), option('b')], { min: 2, max: 2, side: 'halves' })), none, false],
])('[1.18] one tap adds a dish where no choice of taste is open: %s', (_why, product, soldOut, quick) => {
  expect(quickLine(product, soldOut)).toEqual(quick ? defaultLine(product, soldOut) : undefined)
})

test('[1.18] one tap adds no set meal of which the only main of a group has run out', () => {
  const soup = setMeal.groups.filter(({ groupId }) => groupId === 'g-soup')
  expect(quickLine({ ...setMeal, groups: soup }, none)).toBeDefined()
  expect(quickLine({ ...setMeal, groups: soup }, new Set(['soup']))).toBeUndefined()
})
