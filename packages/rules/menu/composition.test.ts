import { expect, test } from 'vitest'
import { lineOf, pizza, tea } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { allergens } from './allergens.ts'
import { compositionOf, freeOf } from './composition.ts'
import type { Option, Product, SetMealMain } from './product.ts'

const none = cents(0)
const option = (pid: string, more: Partial<Option> = {}): Option => ({ pid, name: pid, price: none, ...more })
const ribs: Product = { ...tea, pid: 'ribs', contains: ['egg'], mayContain: ['nut'] }
const dishes = new Map([[ribs.pid, ribs]])

const bread: Product = {
  ...pizza,
  contains: ['gluten'],
  mayContain: ['sulphite'],
  kcal: 100,
  requirements: [
    {
      requirementId: 'spread',
      name: 'Spread',
      kind: 'choice',
      min: 2,
      max: 2,
      options: [
        option('butter', { contains: ['milk'], kcal: 50, most: 2 }),
        option('peanut', { contains: ['peanut'], mayContain: ['gluten'] }),
        option('ribs'),
      ],
    },
    { requirementId: 'top', name: 'Top', kind: 'topping', min: 0, max: 1, options: [option('prawn', { contains: ['crustacean'] })] },
  ],
}
const breadWith = (...chosen: [requirementId: string, pid: string, num: number][]): CartLine => ({
  ...lineOf(bread),
  listRequirements: chosen.map(([requirementId, pid, num]) => ({ requirementId, pidData: [{ pid, num, price: none }] })),
})

test('[1.18] a dish contains what it is made of and what was chosen; what must still be chosen may bring the rest', () => {
  expect(compositionOf(bread, breadWith(), dishes)).toEqual({
    contains: ['gluten'],
    mayContain: ['sulphite'],
    open: ['egg', 'peanut', 'milk', 'nut'],
    kcal: 100,
    whole: false,
  })
  expect(compositionOf(bread, breadWith(['spread', 'butter', 1]), dishes)).toEqual({
    contains: ['gluten', 'milk'],
    mayContain: ['sulphite'],
    open: ['egg', 'peanut', 'nut'],
    kcal: 150,
    whole: false,
  })
  expect(compositionOf(bread, breadWith(['spread', 'butter', 1], ['spread', 'ribs', 1], ['top', 'prawn', 1]), dishes)).toEqual({
    contains: ['gluten', 'crustacean', 'egg', 'milk'],
    mayContain: ['nut', 'sulphite'],
    open: [],
    kcal: undefined,
    whole: true,
  })
  expect(compositionOf(bread, breadWith(['spread', 'butter', 2]), dishes)).toMatchObject({ open: [], kcal: 200, whole: true })
})

const main = (pid: string, products: Option[] = []): SetMealMain => ({
  pid,
  name: pid,
  picture: pid,
  price: none,
  groups: products.length > 0 ? [{ groupId: 'sauce', name: 'Sauce', min: 1, max: 1, products }] : [],
})
const group = (groupId: string, mains: SetMealMain[]) => ({ groupId, name: groupId, min: 1, max: 1, mains })
const sauces = [option('mild', { contains: ['milk'] }), option('fishy', { contains: ['fish'] })]
const set: Product = {
  ...pizza,
  type: 2,
  requirements: [],
  contains: ['gluten'],
  mayContain: [...allergens],
  groups: [
    group('main', [main('ribs', sauces), main('plain', [option('salt', { contains: ['sulphite'] })])]),
    group('side', [main('stranger')]),
  ],
}
const plain: Product = { ...tea, pid: 'plain' }
const onMenu = new Map([...dishes, [plain.pid, plain]])
type Chosen = { group: string; pid: string; sauce?: string }
const setWith = (...chosen: Chosen[]): CartLine => ({
  ...lineOf(set),
  selectedFood: {
    groups: chosen.map(({ group: groupId, pid, sauce }) => ({
      groupId,
      mains: [
        {
          pid,
          num: 1,
          price: none,
          groups: sauce ? [{ groupId: 'sauce', products: [{ pid: sauce, num: 1, price: none, listPropertys: [] }] }] : [],
        },
      ],
    })),
  },
})

test('[1.18] of a set meal what no choice avoids is contained, and what its choices may bring is open until they are made', () => {
  const { contains, mayContain, open, whole } = compositionOf(set, setWith({ group: 'side', pid: 'stranger' }), onMenu)
  expect({ contains, mayContain, open, whole }).toEqual({ contains: ['gluten'], mayContain: allergens.slice(1), open: [], whole: false })
  const mainOnly: Product = { ...set, groups: set.groups.slice(0, 1) }
  expect(compositionOf(mainOnly, setWith(), onMenu)).toMatchObject({
    contains: ['gluten'],
    mayContain: [],
    open: ['egg', 'fish', 'milk', 'sulphite', 'nut'],
    whole: false,
  })
})

test('[1.18] inside a chosen main only its own questions are open, and what is chosen there is contained', () => {
  const mainOnly: Product = { ...set, groups: set.groups.slice(0, 1) }
  expect(compositionOf(mainOnly, setWith({ group: 'main', pid: 'ribs' }), onMenu)).toMatchObject({
    contains: ['gluten', 'egg'],
    mayContain: ['nut'],
    open: ['fish', 'milk'],
    whole: false,
  })
  expect(compositionOf(mainOnly, setWith({ group: 'main', pid: 'plain' }), onMenu)).toMatchObject({
    contains: ['gluten'],
    open: ['sulphite'],
  })
  expect(compositionOf(mainOnly, setWith({ group: 'main', pid: 'ribs', sauce: 'fishy' }), onMenu)).toMatchObject({
    contains: ['gluten', 'egg', 'fish'],
    mayContain: ['nut'],
    open: [],
    whole: true,
  })
})

test('[1.18] only what is still asked is open: another group’s mains and another question’s answers are not', () => {
  const questions = [
    { groupId: 'spread', name: 'Spread', min: 1, max: 1, products: [option('nutty', { contains: ['peanut'] })] },
    { groupId: 'sauce', name: 'Sauce', min: 1, max: 1, products: sauces },
  ]
  const twice: Product = {
    ...set,
    groups: [group('main', [main('ribs', sauces)]), group('second', [{ ...main('ribs'), groups: questions }])],
  }
  const openWith = (...chosen: Chosen[]) =>
    compositionOf(twice, setWith({ group: 'main', pid: 'ribs', sauce: 'mild' }, ...chosen), onMenu).open
  expect(openWith({ group: 'second', pid: 'ribs' })).toEqual(['fish', 'peanut'])
  expect(openWith({ group: 'second', pid: 'ribs', sauce: 'mild' })).toEqual(['peanut'])
  const sides: Product = { ...set, groups: [group('main', [main('ribs')]), group('side', [main('plain'), main('stranger')])] }
  expect(compositionOf(sides, setWith({ group: 'side', pid: 'plain' }), onMenu).open).toEqual(['egg', 'nut'])
})

test('[1.18] a dish is free of what it neither contains nor may, whatever is still chosen', () => {
  expect(freeOf({ contains: [], mayContain: [], open: [] })).toEqual(allergens)
  expect(freeOf({ contains: ['gluten', 'egg'], mayContain: ['nut'], open: ['milk', 'fish'] })).toEqual(['crustacean', 'peanut', 'sulphite'])
})
