import { cents, instantOf, presetLine, type Product, type ProductBook } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../menu/menu.fixtures.ts'
import { recommend } from './recommend.ts'

/** Saturday 21 November 2026, 12:00. */
const noon = instantOf({ year: 2026, month: 11, day: 21, hour: 12 })
const bookOf = (products: readonly Product[], ...soldOut: string[]): ProductBook => ({
  products: new Map(products.map((product) => [product.uid, product])),
  soldOut: new Set(soldOut),
})

test('[1.18] suggestions take turns among the headings, and leave out what is dear, closed, gone, alcoholic, asks or is in the cart', () => {
  const [soup, water, tarts, cola] = [dish('corn-chicken-soup'), dish('water'), dish('egg-tarts-2'), dish('cola')]
  const [pepperoni, lunch, sixPack] = [dish('double-pepperoni'), dish('lunch-bolognese'), dish('pale-ale-six')]
  const headings = [
    { uids: [tarts.uid, pepperoni.uid] },
    { uids: [soup.uid] },
    { uids: [water.uid, cola.uid, tarts.uid, sixPack.uid, lunch.uid] },
  ]
  const book = bookOf([soup, water, tarts, cola, { ...pepperoni, price: cents(100) }, sixPack, lunch])
  const names = (pids: string[], from = book) =>
    recommend(headings, from, { pids, occasion: { orderType: 2, now: noon } }).map(({ pid }) => pid)
  expect(names([])).toEqual(['egg-tarts-2', 'corn-chicken-soup', 'water', 'cola'])
  expect(names([presetLine(water).pid])).toEqual(['egg-tarts-2', 'corn-chicken-soup', 'cola'])
  expect(names([], bookOf([...book.products.values()], 'egg-tarts-2'))).toEqual(['corn-chicken-soup', 'water', 'cola'])
})
