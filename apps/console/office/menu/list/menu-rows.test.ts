import { categories, products } from '@harbour/chain'
import type { SoldOutEntry } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { Listed } from '../../catalogue/records.ts'
import { menuRows, type MenuSources } from './menu-rows.ts'
import { isMeant, isUnder, menuTabs, type MenuFilter } from './menu-view.ts'

const listed = products.map((record): Listed<'product'> => ({ id: record.pid, hash: record.pid, changed: false, record }))
const gone = (pid: string, where: Partial<SoldOutEntry>): SoldOutEntry => ({
  pid,
  storeId: null,
  brand: null,
  until: null,
  reason: null,
  since: null,
  note: null,
  by: { kind: 'staff', name: null },
  ...where,
})
const sources: MenuSources = {
  products: listed,
  categories: categories.map((record) => ({ id: record.categoryId, hash: record.categoryId, changed: false, record })),
  live: [],
  soldOut: [],
  brand: brandIds.hongKong,
  storeIds: ['3101', '3102'],
  now: Date.parse('2026-11-23T18:30:00+08:00'),
}
const row = (pid: string, more: Partial<MenuSources> = {}) => {
  const found = menuRows({ ...sources, ...more }).find((each) => each.pid === pid)
  if (!found) throw new Error(`no ${pid}`)
  return found
}

test('rows stand as the menu has its headings', () => {
  const order = menuRows(sources).map(({ category }) => categories.findIndex(({ categoryId }) => categoryId === category?.categoryId))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('sold out is counted by the shops of the brand', () => {
  const some = [gone('margherita', { storeId: '3101' }), gone('margherita', { storeId: '4201' })]
  expect(row('margherita', { soldOut: some }).outAt).toBe(1)
  expect(row('margherita', { soldOut: [gone('margherita', { brand: brandIds.macau })] }).outAt).toBe(0)
  expect(row('margherita', { soldOut: [gone('margherita', {})] }).outAt).toBe(2)
  expect(row('margherita', { soldOut: [gone('crust-thin', { storeId: '3101' })] })).toMatchObject({ outAt: 0, partOut: true })
})

test('what a draft changes is said by its parts; what guests never had is new', () => {
  const changed = listed.map((each) => (each.id === 'margherita' ? { ...each, changed: true, record: { ...each.record, boxes: 7 } } : each))
  expect(row('margherita', { products: changed, live: listed }).changes).toEqual(['boxes'])
  expect(row('margherita', { products: changed }).changes).toBeUndefined()
  expect(row('margherita').changes).toEqual([])
})

const all: MenuFilter = { text: '', category: '', allergen: null, orderType: null }
test.each<[string, Partial<MenuFilter>, boolean]>([
  ['nothing', {}, true],
  ['its English name', { text: 'MARGH' }, true],
  ['both names at once', { text: '瑪格麗特 margherita' }, true],
  ['another name', { text: 'pepperoni' }, false],
  ['its category', { category: 'pizza' }, true],
  ['another category', { category: 'beer' }, false],
  ['an allergen in it', { allergen: { name: 'milk', without: false } }, true],
  ['without an allergen that is in it', { allergen: { name: 'milk', without: true } }, false],
  ['a way to order', { orderType: 2 }, true],
])('a pizza by %s: %s', (_what, filter, meant) => {
  expect(isMeant(row('margherita'), { ...all, ...filter })).toBe(meant)
})

test('each tab has its own', () => {
  const one = row('margherita')
  expect(menuTabs.filter((tab) => isUnder(tab, one))).toEqual(['all'])
  expect(menuTabs.filter((tab) => isUnder(tab, { ...one, changes: undefined, outAt: 1, served: false, faults: 1 }))).toEqual([...menuTabs])
})
