import { cents, instantOf, presetLine, type CartLine, type Product, type ProductBook } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../menu/menu.fixtures.ts'
import { orderAgain } from './order-again.ts'

/** Saturday 21 November 2026, 12:00. */
const noon = instantOf({ year: 2026, month: 11, day: 21, hour: 12 })
const [rice, tarts, lunch, half] = [dish('pork-chop-rice'), dish('egg-tarts-4'), dish('lunch-bolognese'), dish('half-half')]
const bookOf = (products: readonly Product[], ...soldOut: string[]): ProductBook => ({
  products: new Map(products.map((product) => [product.uid, product])),
  soldOut: new Set(soldOut),
})
const book = bookOf([rice, tarts, lunch, half])

/** A line as an order tells it, at the price of that day. */
function ordered(product: Product, change: Partial<CartLine> = {}) {
  const { uid, pid, type, num, listRequirements } = { ...presetLine(product), ...change }
  const price = cents(100)
  return { uid, pid, name: product.name, choices: '', picture: '', num, unit: price, total: price, chosen: { type, listRequirements } }
}
const again = (lines: ReturnType<typeof ordered>[], from = book) => orderAgain({ lines }, from, { now: noon, orderType: 1 })

test('[1.21] an order comes again with its choices and counts, at the prices of today', () => {
  const listRequirements = [{ requirementId: 'cheese', pidData: [{ pid: 'cheese-double', num: 1, price: cents(0) }] }]
  const { lines, left } = again([ordered(rice, { num: 2, listRequirements }), ordered(tarts)])
  expect(lines).toMatchObject([
    { uid: rice.uid, num: 2, price: rice.price + 1000, listRequirements: [{ pidData: [{ pid: 'cheese-double' }] }] },
    { uid: tarts.uid, num: 1, price: tarts.price },
  ])
  expect(left).toEqual([])
})

test('[1.21] [8.14] what is gone, has run out or is not served now stays behind, and is named with its reason', () => {
  const { lines, left } = again(
    [ordered(dish('tiramisu')), ordered(tarts), ordered(lunch), ordered(rice)],
    bookOf([rice, tarts, lunch], tarts.pid),
  )
  expect(lines.map(({ uid }) => uid)).toEqual([rice.uid])
  expect(left.map(({ name, issue }) => [name, issue.code])).toEqual([
    ['Tiramisu Cup', 'removed'],
    [tarts.name, 'soldOut'],
    [lunch.name, 'notServedNow'],
  ])
})

test('[1.21] a choice that has run out comes along with its dish, to be chosen again there', () => {
  const listRequirements = [{ requirementId: 'cheese', pidData: [{ pid: 'cheese-double', num: 1, price: cents(0) }] }]
  const { lines, left } = again([ordered(rice, { listRequirements })], bookOf([rice], 'cheese-double'))
  expect(lines).toHaveLength(1)
  expect(left).toEqual([])
})

test('[1.21] an order of the first days, kept without its choices, comes again as it comes by itself', () => {
  const { chosen: _, ...kept } = ordered(tarts)
  expect(orderAgain({ lines: [kept] }, book, { now: noon, orderType: 1 }).lines).toEqual([presetLine(tarts)])
})
