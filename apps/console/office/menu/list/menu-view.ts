import type { Allergen, OrderType } from '@harbour/rules'
import type { MenuRow } from './menu-rows.ts'

/** The states by which the list is looked at, the whole of it first. */
export const menuTabs = ['all', 'drafts', 'soldOut', 'notNow', 'attention'] as const
export type MenuTab = (typeof menuTabs)[number]

/** The narrowing of the list; an empty text narrows nothing. An allergen that is `without` is neither in a product nor may be. */
export type MenuFilter = {
  text: string
  category: string
  allergen: { name: Allergen; without: boolean } | null
  orderType: OrderType | null
}

/** Says whether a row belongs under a tab. */
export function isUnder(tab: MenuTab, row: MenuRow): boolean {
  switch (tab) {
    case 'all':
      return true
    case 'drafts':
      return row.changes === undefined || row.changes.length > 0
    case 'soldOut':
      return row.outAt > 0
    case 'notNow':
      return !row.served
    case 'attention':
      return row.faults > 0 || row.partOut || row.category === undefined
  }
}

/** Says whether a row is meant by a filter: every word of the text is in its names or its code. */
export function isMeant({ product, pid }: MenuRow, { text, category, allergen, orderType }: MenuFilter): boolean {
  const named = `${product.name.tc} ${product.name.en} ${pid}`.toLowerCase()
  if (
    !text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => named.includes(word))
  )
    return false
  if (category !== '' && product.category !== category) return false
  if (orderType !== null && product.orderTypes !== undefined && !product.orderTypes.includes(orderType)) return false
  if (!allergen) return true
  const has = product.contains.includes(allergen.name)
  return allergen.without ? !has && !product.mayContain.includes(allergen.name) : has
}
