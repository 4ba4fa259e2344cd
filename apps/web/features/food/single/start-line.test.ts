import { addLine, choiceGaps, defaultLine, emptyCart, instantOf, presetLine, type Product, type ProductBook } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { chooseOption } from './choose-option.ts'
import { dishName, setWith, startLine } from './start-line.ts'

const occasion = { now: instantOf({ year: 2026, month: 11, day: 21, hour: 12 }), orderType: 1 as const }
const [pepperoni, rice, fries, tea, ferry, solo] = [
  'double-pepperoni',
  'pork-chop-rice',
  'chunky-fries',
  'iced-lemon-tea',
  'star-ferry-set',
  'solo-set',
].map((pid) => dish(pid)) as [Product, Product, Product, Product, Product, Product] // as many as are named
const book: ProductBook = {
  products: new Map([pepperoni, rice, fries, tea, ferry, solo].map((product) => [product.uid, product])),
  soldOut: new Set(),
}
const twelve = chooseOption(pepperoni, chooseOption(pepperoni, presetLine(pepperoni), { requirementId: 'size', pid: 'size-12', num: 1 }), {
  requirementId: 'crust',
  pid: 'crust-cheese',
  num: 1,
})
const fresh = { edit: null, dish: null, offer: false }

test('[3.8] a set begins with a dish as it was chosen, by the name that an address gives it', () => {
  const { line, editing } = startLine(ferry, { ...fresh, dish: dishName(twelve) }, { book, cart: emptyCart, occasion })
  expect(dishName(twelve)).toBe('double-pepperoni.size-12.crust-cheese')
  expect(editing).toBeUndefined()
  expect(line.selectedFood?.groups).toMatchObject([
    {
      groupId: 'pizza',
      mains: [{ pid: 'double-pepperoni', groups: [{ products: [{ pid: 'size-12' }] }, { products: [{ pid: 'crust-cheese' }] }] }],
    },
  ])
  expect(line.price).toBe(ferry.price + 4000 + 1500)
})

test('[3.8] a set has no place for a dish that it does not hold, or not so', () => {
  const topped = chooseOption(pepperoni, twelve, { requirementId: 'toppings', pid: 'top-corn', num: 1 })
  expect(setWith(ferry, topped, book)).toBeUndefined()
  expect(setWith(solo, twelve, book)).toBeUndefined()
  expect(startLine(solo, { ...fresh, dish: 'no-such-dish' }, { book, cart: emptyCart, occasion }).line).toEqual(presetLine(solo))
})

test('[4.9] a set takes the place of the line that it is begun with, and as many of it', () => {
  const cart = addLine(emptyCart, { ...presetLine(rice), num: 2 })
  const { line, editing } = startLine(solo, { ...fresh, edit: '0', dish: dishName(presetLine(rice)) }, { book, cart, occasion })
  expect(editing).toBe(0)
  expect(line.num).toBe(2)
  expect(line.selectedFood?.groups).toMatchObject([{ groupId: 'main', mains: [{ pid: 'pork-chop-rice' }] }])
})

test('[1.18] a set begins with the dishes of the cart that go into it, and lacks the one that is missing', () => {
  const cart = [presetLine(rice), presetLine(fries)].reduce(addLine, emptyCart)
  const { line, takes } = startLine(solo, { ...fresh, offer: true }, { book, cart, occasion })
  expect(takes).toEqual([
    { index: 0, num: 1 },
    { index: 1, num: 1 },
  ])
  expect(choiceGaps(solo, line)).toMatchObject([{ kind: 'missing', place: { id: 'drink' } }])
})

test('an address that names no line of the cart begins afresh', () => {
  for (const edit of ['7', '-1', 'x']) {
    expect(startLine(pepperoni, { ...fresh, edit }, { book, cart: emptyCart, occasion })).toEqual({
      line: defaultLine(pepperoni, book.soldOut),
    })
  }
})

test('[3.7] a pizza begins with a crust that can be had, and may go into the cart at once', () => {
  const { line } = startLine(pepperoni, fresh, { book, cart: emptyCart, occasion })
  expect(choiceGaps(pepperoni, line)).toEqual([])
  const without = startLine(pepperoni, fresh, { book: { ...book, soldOut: new Set(['crust-classic']) }, cart: emptyCart, occasion }).line
  expect(without.listRequirements).toContainEqual({ requirementId: 'crust', pidData: [expect.objectContaining({ pid: 'crust-thin' })] })
})

test('a dish that is for somebody of a group order is theirs as a set, too', () => {
  const cart = addLine(emptyCart, { ...presetLine(rice), forName: 'Ben' })
  const { line } = startLine(solo, { ...fresh, edit: '0', dish: dishName(presetLine(rice)) }, { book, cart, occasion })
  expect(line.forName).toBe('Ben')
})
