// Fixtures of set meals: two more dishes, and short ways to write mains and groups.
import { fries, tea } from './menu.fixtures.ts'
import { cents, type Cents } from '../money.ts'
import type { Product, ProductBook, SetMealGroup, SetMealInnerGroup, SetMealMain } from '../menu/product.ts'

export const wings: Product = { ...fries, uid: 'u-wings', pid: 'wings', name: 'Wings', price: cents(5200) }
export const cola: Product = { ...tea, uid: 'u-cola', pid: 'cola', name: 'Cola', price: cents(1400) }

export const main = ({ pid, name }: Product, more: Partial<SetMealMain> = {}): SetMealMain => ({
  pid,
  name,
  picture: pid,
  price: cents(0),
  groups: [],
  ...more,
})
/** The first of them is chosen at first. */
export const inner = (groupId: string, pids: string[], prices: Cents[] = []): SetMealInnerGroup => ({
  groupId,
  name: groupId,
  min: 1,
  max: 1,
  products: pids.map((pid, at) => ({ pid, name: pid, price: prices[at] ?? cents(0), preset: at === 0 })),
})
/** A group that asks so many of these mains. */
export const group = (groupId: string, count: number, mains: SetMealMain[]): SetMealGroup => ({
  groupId,
  name: groupId,
  min: count,
  max: count,
  mains,
})

export const bookOf = (products: readonly Product[], ...soldOut: string[]): ProductBook => ({
  products: new Map(products.map((product) => [product.uid, product])),
  soldOut: new Set(soldOut),
})
