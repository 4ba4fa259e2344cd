import { expect, test } from 'vitest'
import { tea } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import type { Option, Product, SetMealMain } from './product.ts'
import { choiceTraits, presetsOf, mergeTraits, type Traits } from './traits.ts'

const none = cents(0)
const traits = (more: Partial<Traits> = {}): Traits => ({ vegetarian: true, spice: 0, contains: [], mayContain: [], ...more })
const option = (pid: string, more: Partial<Option> = {}): Option => ({ pid, name: pid, price: none, ...more })

test('[1.18] several things together have each allergen of any, the heat of the hottest, and meat where one has it', () => {
  expect(mergeTraits([])).toEqual(traits())
  expect(mergeTraits([traits({ spice: 1 }), traits({ spice: 3, vegetarian: false }), traits({ spice: 2 })])).toEqual(
    traits({ spice: 3, vegetarian: false }),
  )
  const milky = traits({ contains: ['milk', 'gluten'], mayContain: ['nut'] })
  const nutty = traits({ contains: ['egg'], mayContain: ['milk', 'fish'] })
  expect(mergeTraits([milky, nutty])).toEqual(traits({ contains: ['gluten', 'egg', 'milk'], mayContain: ['fish', 'nut'] }))
})

const ribs: Product = {
  ...tea,
  pid: 'ribs',
  vegetarian: false,
  spice: 1,
  contains: ['egg'],
  mayContain: ['nut'],
  requirements: [
    {
      requirementId: 'sauce',
      name: 'Sauce',
      kind: 'choice',
      min: 1,
      max: 1,
      options: [option('mild', { contains: ['milk'], preset: true }), option('hot', { spice: 3, contains: ['fish'] })],
    },
    {
      requirementId: 'dip',
      name: 'Dip',
      kind: 'choice',
      min: 0,
      max: 1,
      options: [option('mayo', { mayContain: ['peanut'], preset: true })],
    },
  ],
}
const dishes = new Map([[ribs.pid, ribs]])

test('[1.18] an option brings what it says, and all that it is as a dish of the menu, as that comes by itself', () => {
  expect(choiceTraits(option('ham', { meat: true, spice: 2, contains: ['milk'], mayContain: ['egg'] }), dishes)).toEqual(
    traits({ vegetarian: false, spice: 2, contains: ['milk'], mayContain: ['egg'] }),
  )
  expect(choiceTraits(option('basil'), dishes)).toEqual(traits())
  expect(choiceTraits(option('ribs', { contains: ['gluten'] }), dishes)).toEqual({
    vegetarian: false,
    spice: 1,
    contains: ['gluten', 'egg', 'milk'],
    mayContain: ['peanut', 'nut'],
  })
})

const main = (pid: string, groupIds: string[] = []): SetMealMain => ({
  pid,
  name: pid,
  picture: pid,
  price: none,
  groups: groupIds.map((groupId) => ({ groupId, name: groupId, min: 1, max: 1, products: [] })),
})

test('[1.18] a main of a set meal is its dish, but for what the set asks itself; one that no menu tells about is unknown', () => {
  expect(choiceTraits(main('ribs'), dishes)).toMatchObject({ vegetarian: false, contains: ['egg', 'milk'], mayContain: ['peanut', 'nut'] })
  expect(choiceTraits(main('ribs', ['sauce']), dishes)).toMatchObject({ contains: ['egg'], mayContain: ['peanut', 'nut'] })
  expect(choiceTraits(main('stranger'), dishes)).toBeUndefined()
})

test('a dish comes by itself with what is preset, but for the questions that are asked elsewhere', () => {
  const pids = (asked?: string[]) => presetsOf(ribs, asked).map(({ pid }) => pid)
  expect(pids()).toEqual(['mild', 'mayo'])
  expect(pids(['sauce'])).toEqual(['mayo'])
  expect(pids(['sauce', 'dip'])).toEqual([])
})
