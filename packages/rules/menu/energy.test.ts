import { expect, test } from 'vitest'
import { lineOf, pizza, tea } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { energyOf } from './energy.ts'
import type { Option, Product, Requirement, SetMealMain, SetMealProduct } from './product.ts'

const none = cents(0)
const option = (pid: string, more: Partial<Option> = {}): Option => ({ pid, name: pid, price: none, ...more })
const asked = (requirementId: string, options: Option[], more: Partial<Requirement> = {}): Requirement => ({
  requirementId,
  name: requirementId,
  kind: 'choice',
  min: 0,
  max: 9,
  options,
  ...more,
})
const size = asked('size', [option('six', { portion: 600, preset: true }), option('eight', { portion: 800 })], { kind: 'size' })
const dish = (pid: string, more: Partial<Product> = {}): Product => ({ ...tea, uid: `u-${pid}`, pid, ...more })
const menuOf = (...dishes: Product[]) => new Map(dishes.map((each) => [each.pid, each]))
const with_ = (product: Product, chosen: Record<string, Record<string, number>>): CartLine => ({
  ...lineOf(product),
  listRequirements: Object.entries(chosen).map(([requirementId, pids]) => ({
    requirementId,
    pidData: Object.entries(pids).map(([pid, num]) => ({ pid, num, price: none })),
  })),
})
const empty = menuOf()

test('[1.18] the energy of a dish without choices is its own, as much of it as there is', () => {
  expect(energyOf(dish('cola', { kcal: 139 }), lineOf(tea), empty)).toBe(139)
  expect(energyOf(dish('pie', { kcal: 210, portion: 600 }), lineOf(tea), empty)).toBe(1260)
  expect(energyOf(dish('crumb', { kcal: 3, portion: 50 }), lineOf(tea), empty)).toBe(2)
  expect(energyOf(dish('secret'), lineOf(tea), empty)).toBeUndefined()
  expect(energyOf(dish('secret'), lineOf(tea), menuOf(dish('secret', { kcal: 5 })))).toBeUndefined()
})

const slice: Product = {
  ...pizza,
  kcal: 200,
  portion: 50,
  requirements: [
    size,
    asked('toppings', [option('ham', { kcal: 30 }), option('basil'), option('lean', { kcal: -900 })]),
    asked('left-toppings', [option('left-ham', { kcal: 30 })], { side: 'left' }),
    asked('right-toppings', [option('right-ham', { kcal: 40 })], { side: 'right' }),
    asked('drink', [option('cola', { kcal: 1 }), option('secret'), option('small-pie')]),
  ],
}

test.each<[string, Record<string, Record<string, number>>, number]>([
  ['no size, in its own portion', {}, 100],
  ['a size, which says how much there is', { size: { six: 1 } }, 1200],
  ['another size', { size: { eight: 1 } }, 1600],
  ['a topping on all of it', { size: { six: 1 }, toppings: { ham: 1 } }, 1380],
  ['a topping twice', { size: { six: 1 }, toppings: { ham: 2 } }, 1560],
  ['one that adds nothing', { size: { six: 1 }, toppings: { basil: 1 } }, 1200],
  ['one that takes more than there is', { size: { six: 1 }, toppings: { lean: 1 } }, 0],
  ['a topping on the left half', { size: { six: 1 }, 'left-toppings': { 'left-ham': 1 } }, 1290],
  [
    'a topping twice on one half, another on the other',
    { size: { six: 1 }, 'left-toppings': { 'left-ham': 2 }, 'right-toppings': { 'right-ham': 1 } },
    1500,
  ],
])('[1.18] the energy of a pizza with %s', (_what, chosen, kcal) => {
  expect(energyOf(slice, with_(slice, chosen), empty)).toBe(kcal)
})

test('[1.18] the size says how much there is, wherever it is asked', () => {
  const sizeLast: Product = { ...slice, requirements: slice.requirements.toReversed() }
  expect(energyOf(sizeLast, with_(sizeLast, { size: { six: 1 }, toppings: { ham: 1 } }), empty)).toBe(1380)
})

test('[1.18] a dish that comes beside another adds its own energy, whole and as it comes by itself', () => {
  const pie = dish('small-pie', { kcal: 100, requirements: [size] })
  const cola = dish('cola', { kcal: 139 })
  const beside = { size: { six: 1 }, drink: { cola: 2, 'small-pie': 1 } }
  expect(energyOf(slice, with_(slice, beside), menuOf(cola, pie))).toBe(1200 + 2 * 139 + 600)
  expect(energyOf(slice, with_(slice, { size: { six: 1 }, drink: { cola: 1 } }), empty), 'not on the menu').toBe(1206)
  expect(energyOf(slice, with_(slice, { size: { six: 1 }, drink: { secret: 1 } }), menuOf(dish('secret')))).toBeUndefined()
})

const halves: Product = {
  ...slice,
  requirements: [
    size,
    asked('halves', [option('ham-pizza', { kcal: 10 }), option('cheese-pizza'), option('new-pizza'), option('old-pizza')], {
      side: 'halves',
      max: 2,
    }),
  ],
}
const flavours = menuOf(dish('ham-pizza', { kcal: 260 }), dish('cheese-pizza', { kcal: 220 }), dish('new-pizza'))

test.each<[string, Record<string, number>, number | undefined]>([
  ['two flavours', { 'ham-pizza': 1, 'cheese-pizza': 1 }, (270 + 220) * 3],
  ['one flavour twice', { 'ham-pizza': 2 }, 270 * 6],
  ['one flavour so far', { 'ham-pizza': 1 }, (270 + 200) * 3],
  ['none so far', {}, 1200],
  ['one that nobody knows', { 'ham-pizza': 1, 'new-pizza': 1 }, undefined],
  ['one that the menu does not tell about', { 'ham-pizza': 1, 'old-pizza': 1 }, undefined],
  ['more than there is room for', { 'ham-pizza': 2, 'cheese-pizza': 1 }, (2 * 270 + 220) * 3],
])('[1.18] the energy of a pizza of halves with %s', (_what, chosen, kcal) => {
  expect(energyOf(halves, with_(halves, { size: { six: 1 }, halves: chosen }), flavours)).toBe(kcal)
})

test('[1.18] a pizza of halves without an energy of its own has one once both flavours are known', () => {
  const unknown = { ...halves, kcal: undefined }
  const chosen = (pids: Record<string, number>) => energyOf(unknown, with_(unknown, { size: { six: 1 }, halves: pids }), flavours)
  expect(chosen({ 'ham-pizza': 1, 'cheese-pizza': 1 })).toBe((270 + 220) * 3)
  expect(chosen({ 'ham-pizza': 1 })).toBeUndefined()
})

const inner = (pid: string, more: Partial<SetMealProduct> = {}): SetMealProduct => ({ pid, name: pid, price: none, ...more })
const main = (pid: string, products: SetMealProduct[] = [], more: Partial<SetMealMain> = {}): SetMealMain => ({
  pid,
  name: pid,
  picture: pid,
  price: none,
  groups: products.length > 0 ? [{ groupId: 'size', name: 'Size', min: 0, max: 9, products }] : [],
  ...more,
})
const setOf = (mains: SetMealMain[]): Product => ({
  ...pizza,
  type: 2,
  requirements: [],
  groups: [{ groupId: 'mains', name: 'Mains', min: 0, max: 9, mains }],
})
type Inside = { pid: string; num?: number; value?: string }
const setLine = (product: Product, chosen: { pid: string; num?: number; inside?: Inside[] }[]): CartLine => ({
  ...lineOf(product),
  selectedFood: {
    groups: [
      {
        groupId: 'mains',
        mains: chosen.map(({ pid, num = 1, inside = [] }) => ({
          pid,
          num,
          price: none,
          groups: [
            {
              groupId: 'size',
              products: inside.map(({ pid: innerPid, num: count = 1, value }) => ({
                pid: innerPid,
                num: count,
                price: none,
                listPropertys: value ? [{ propertyId: 'ice', valueId: value }] : [],
              })),
            },
          ],
        })),
      },
    ],
  },
})

const ice = [
  {
    propertyId: 'ice',
    name: 'Ice',
    values: [
      { valueId: 'sweet', name: 'Sweet', kcal: 25 },
      { valueId: 'cold', name: 'Cold' },
    ],
  },
]
const set = setOf([
  main('soup', [], { kcal: 90 }),
  main('wing'),
  main('pie', [inner('six', { portion: 600 }), inner('eight', { portion: 800, kcal: 5 }), inner('cheese', { kcal: 20 })]),
  main('tart'),
  main('cup', [inner('drink', { kcal: 60, properties: ice })]),
  main('lean', [inner('less', { kcal: -500 })], { kcal: 100 }),
  main('new'),
  main('told', [], { kcal: 50 }),
])
const onMenu = menuOf(
  dish('wing', { kcal: 80 }),
  dish('pie', { kcal: 200, requirements: [size] }),
  dish('tart', {
    kcal: 100,
    portion: 150,
    requirements: [asked('size', [option('big', { portion: 300 }), option('small', { portion: 50, preset: true })])],
  }),
  dish('cup', { kcal: 0 }),
  dish('told', { kcal: 999, portion: 900 }),
)

test.each<[string, { pid: string; num?: number; inside?: Inside[] }[], number | undefined]>([
  ['nothing so far', [], 0],
  ['a main of which it says the energy itself', [{ pid: 'soup' }], 90],
  ['two of it', [{ pid: 'soup', num: 2 }], 180],
  ['a main that is a dish of the menu', [{ pid: 'wing' }], 80],
  ['several mains', [{ pid: 'soup' }, { pid: 'wing', num: 3 }], 330],
  ['a size chosen inside', [{ pid: 'pie', inside: [{ pid: 'six' }] }], 1200],
  ['a size that adds something', [{ pid: 'pie', inside: [{ pid: 'eight' }] }], 1640],
  ['more chosen inside', [{ pid: 'pie', inside: [{ pid: 'six' }, { pid: 'cheese', num: 2 }] }], 1440],
  ['a size that is asked and not chosen yet', [{ pid: 'pie' }], 200],
  ['the size in which a dish comes by itself', [{ pid: 'tart' }], 50],
  ['what a property adds', [{ pid: 'cup', inside: [{ pid: 'drink', value: 'sweet' }] }], 85],
  ['a property that adds nothing', [{ pid: 'cup', inside: [{ pid: 'drink', value: 'cold' }] }], 60],
  ['less than nothing', [{ pid: 'lean', inside: [{ pid: 'less' }] }], 0],
  ['a main that nobody knows', [{ pid: 'soup' }, { pid: 'new' }], undefined],
  ['a portion of its own, whatever the dish’s is', [{ pid: 'told' }], 50],
])('[1.18] the energy of a set meal with %s', (_what, chosen, kcal) => {
  expect(energyOf(set, setLine(set, chosen), onMenu)).toBe(kcal)
})
