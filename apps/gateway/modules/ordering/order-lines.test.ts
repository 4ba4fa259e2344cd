import { cents, presetLine, priceOrder, type CartLine, type Product } from '@harbour/rules'
import { expect, test } from 'vitest'
import { choicesOf, orderLinesOf, titleOfLine, type OrderLine } from './order-lines.ts'

const none = cents(0)
const plain = {
  type: 3 as const,
  tall: false,
  boxes: 1,
  makeMinutes: 8,
  spice: 0 as const,
  vegetarian: false,
  alcohol: false,
  fresh: false,
  most: 9,
}
const more = { description: '', picture: 'pizza', contains: [], mayContain: [] }

/** One pizza with a size and toppings, and a set with a main that has a drink inside. */
function book(words: { pizza: string; size: string; ham: string; set: string; chicken: string; tea: string; ice: string }) {
  const option = (pid: string, name: string) => ({ pid, name, price: none, most: 2 })
  const size = { requirementId: 'size', name: 'size', kind: 'size' as const, min: 1, max: 1, options: [option('size-9', words.size)] }
  const topping = { requirementId: 'top', name: 'top', kind: 'topping' as const, min: 0, max: 4, options: [option('ham', words.ham)] }
  const ice = { propertyId: 'ice', name: 'ice', values: [{ valueId: 'less', name: words.ice }] }
  const drink = {
    groupId: 'drink',
    name: 'drink',
    min: 1,
    max: 1,
    products: [{ pid: 'tea', name: words.tea, price: none, properties: [ice] }],
  }
  const main = { pid: 'chicken', name: words.chicken, picture: '', price: none, groups: [drink] }
  const pizza: Product = {
    ...plain,
    ...more,
    uid: '31-pizza',
    pid: 'pizza',
    name: words.pizza,
    price: cents(8000),
    requirements: [size, topping],
    groups: [],
  }
  const groups = [{ groupId: 'main', name: 'main', min: 1, max: 2, mains: [main] }]
  const set: Product = {
    ...plain,
    ...more,
    type: 2,
    uid: '31-set',
    pid: 'set',
    name: words.set,
    price: cents(9000),
    requirements: [],
    groups,
  }
  return { products: new Map([pizza, set].map((product) => [product.uid, product])), soldOut: new Set<string>() }
}

const tc = book({ pizza: '薄餅', size: '9 吋', ham: '火腿', set: '套餐', chicken: '炸雞', tea: '凍檸茶', ice: '少冰' })
const en = book({ pizza: 'Pizza', size: '9 inch', ham: 'Ham', set: 'Set', chicken: 'Chicken', tea: 'Lemon tea', ice: 'less ice' })

const kept = (lines: CartLine[]) =>
  orderLinesOf(
    lines,
    priceOrder({ lines, book: tc, orderType: 1, fees: { cutlery: none, boxedMeal: none, boxedMealCap: none }, cutlery: false }),
    { tc, en },
  )

function lineOf(uid: string): CartLine {
  const product = tc.products.get(uid)
  if (!product) throw new Error(`no ${uid}`)
  return presetLine(product)
}

test('a line keeps its choices in both languages, counted where there are several', () => {
  const listRequirements = [
    { requirementId: 'size', pidData: [{ pid: 'size-9', num: 1, price: none }] },
    { requirementId: 'top', pidData: [{ pid: 'ham', num: 2, price: none }] },
  ]
  expect(kept([{ ...lineOf('31-pizza'), num: 3, listRequirements }])).toEqual([
    {
      uid: '31-pizza',
      pid: 'pizza',
      name: { tc: '薄餅', en: 'Pizza' },
      parts: {
        tc: [
          { name: '9 吋', num: 1, inside: [] },
          { name: '火腿', num: 2, inside: [] },
        ],
        en: [
          { name: '9 inch', num: 1, inside: [] },
          { name: 'Ham', num: 2, inside: [] },
        ],
      },
      contains: [],
      mayContain: [],
      picture: 'pizza',
      num: 3,
      unit: 8000,
      total: 24000,
      chosen: { type: 3, listRequirements },
    },
  ])
})

test('a set meal keeps its mains and what goes inside them', () => {
  const tea = { pid: 'tea', num: 1, price: none, listPropertys: [{ propertyId: 'ice', valueId: 'less' }] }
  const chicken = { pid: 'chicken', num: 1, price: none, groups: [{ groupId: 'drink', products: [tea] }] }
  const [line] = kept([{ ...lineOf('31-set'), selectedFood: { groups: [{ groupId: 'main', mains: [chicken] }] } }])
  expect(line && [choicesOf(line, 1), choicesOf(line, 2)]).toEqual(['炸雞（凍檸茶、少冰）', 'Chicken (Lemon tea, less ice)'])
  expect(line?.chosen?.selectedFood).toEqual({ groups: [{ groupId: 'main', mains: [chicken] }] })
})

test('an order of the first days, kept in words alone, reads as it did', () => {
  const [line] = kept([lineOf('31-pizza')])
  if (!line) throw new Error('no line')
  const { parts: _, ...old }: OrderLine = { ...line, choices: { tc: '9 吋、火腿 ×2', en: '9 inch, Ham ×2' } }
  expect([choicesOf(old, 1), choicesOf(old, 2)]).toEqual(['9 吋、火腿 ×2', '9 inch, Ham ×2'])
  expect([titleOfLine(old, 1), titleOfLine(old, 2)]).toEqual(['薄餅', 'Pizza'])
})

test('the delivery-fee line and what is not on the menu are no lines of an order', () => {
  const pizza = lineOf('31-pizza')
  expect(kept([{ ...pizza, isSendType: true }, { ...pizza, uid: 'gone' }, pizza])).toHaveLength(1)
})
