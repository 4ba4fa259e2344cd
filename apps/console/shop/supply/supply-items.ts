import type { Menu, ShopOverlay } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import type { ShopOrder } from '../orders/shop-order.ts'

type SoldOut = ShopOverlay['soldOutEntries'][number]

/** A product, or a part that dishes are chosen with, as the shop switches it off and on; `inside` names the sets and dishes that hold it. */
export type SupplyItem = {
  pid: string
  name: string
  picture: string | null
  kind: 'product' | 'part'
  soldOut: SoldOut | undefined
  inside: string[]
}

type MenuProduct = Menu['products'][number]

/** All that can run out at a shop: its products first, then the parts of them, each once, by the order of the menu. */
export function supplyItems({ products }: Pick<Menu, 'products'>, entries: readonly SoldOut[]): SupplyItem[] {
  const soldOut = new Map(entries.map((entry) => [entry.pid, entry]))
  const items = new Map<string, SupplyItem>()
  const add = (item: Omit<SupplyItem, 'soldOut' | 'inside'>, inside?: string) => {
    const known = items.get(item.pid)
    const all = known ?? { ...item, soldOut: soldOut.get(item.pid), inside: [] }
    if (!known) items.set(item.pid, all)
    if (inside !== undefined && !all.inside.includes(inside)) all.inside.push(inside)
  }
  for (const { pid, name, picture } of products) add({ pid, name, picture, kind: 'product' })
  for (const product of products) for (const part of partsOf(product)) add({ ...part, kind: 'part', picture: null }, product.name)
  return [...items.values()].toSorted((a, b) => Number(a.kind === 'part') - Number(b.kind === 'part'))
}

function partsOf({ requirements, groups }: MenuProduct): { pid: string; name: string }[] {
  const options = requirements.flatMap(({ options }) => options)
  const mains = groups.flatMap(({ mains }) => mains)
  return [...options, ...mains, ...mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products))]
}

/** The views of the list. */
export const supplyViews = ['all', 'soldOut', 'parts'] as const
export type SupplyView = (typeof supplyViews)[number]

/** The items of a view whose name has all of what was typed. */
export function foundItems(items: readonly SupplyItem[], view: SupplyView, typed: string): SupplyItem[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(
    ({ name, kind, soldOut }) =>
      (view === 'all' ? kind === 'product' : view === 'parts' ? kind === 'part' : soldOut) &&
      words.every((word) => name.toLowerCase().includes(word)),
  )
}

/** The orders that are still to be made and hold an item, by its name in a line or among its parts. */
export function ordersWith({ pid, name }: Pick<SupplyItem, 'pid' | 'name'>, orders: readonly ShopOrder[]): ShopOrder[] {
  const unmade: readonly number[] = [orderStatuses.placed, orderStatuses.accepted, orderStatuses.preparing]
  return orders.filter(
    ({ status, lines }) =>
      unmade.includes(status) &&
      lines.some(
        (line) => line.pid === pid || line.parts?.some((part) => part.name === name || part.inside.some((inner) => inner.name === name)),
      ),
  )
}
