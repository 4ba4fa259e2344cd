import type { Menu, ShopOverlay } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import type { ShopOrder } from '../orders/shop-order.ts'

type SoldOut = ShopOverlay['soldOutEntries'][number]

/**
 * A product, or a part that dishes are chosen with, as the shop switches it off and on; `inside` names the sets and dishes that hold it, `group` what a part is
 * chosen as, such as a crust.
 */
export type SupplyItem = {
  pid: string
  name: string
  /** Its name in the other language, as far as the menu says it. */
  otherName: string
  group: string
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
  for (const { pid, name, otherName = '', picture } of products) add({ pid, name, otherName, picture, kind: 'product', group: '' })
  for (const product of products)
    for (const part of partsOf(product)) add({ ...part, otherName: '', kind: 'part', picture: null }, product.name)
  return [...items.values()].toSorted((a, b) => Number(a.kind === 'part') - Number(b.kind === 'part'))
}

function partsOf({ requirements, groups }: MenuProduct): { pid: string; name: string; group: string }[] {
  const options = requirements.flatMap(({ name: group, options }) => options.map(({ pid, name }) => ({ pid, name, group })))
  const mains = groups.flatMap(({ name: group, mains }) => mains.map(({ pid, name }) => ({ pid, name, group })))
  const inner = groups.flatMap(({ mains }) => mains.flatMap((main) => main.groups))
  return [...options, ...mains, ...inner.flatMap(({ name: group, products }) => products.map(({ pid, name }) => ({ pid, name, group })))]
}

/** Items by what they are chosen as, in the order of the menu; products stand together under no name. */
export function grouped(items: readonly SupplyItem[]): { group: string; items: SupplyItem[] }[] {
  const groups = Map.groupBy(items, ({ group }) => group)
  return [...groups].map(([group, items]) => ({ group, items }))
}

/** The views of the list. */
export const supplyViews = ['all', 'soldOut', 'parts'] as const
export type SupplyView = (typeof supplyViews)[number]

/** The items of a view in whose names, of either language, all stands that was typed. */
export function foundItems(items: readonly SupplyItem[], view: SupplyView, typed: string): SupplyItem[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ name, otherName, pid, kind, soldOut }) => {
    const inView = view === 'all' ? kind === 'product' : view === 'parts' ? kind === 'part' : soldOut !== undefined
    const names = `${name} ${otherName} ${pid.replaceAll('-', ' ')}`.toLowerCase()
    return inView && words.every((word) => names.includes(word))
  })
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
