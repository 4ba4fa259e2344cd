import type { Menu, OrderDetail } from '@harbour/protocol'
import { addCents, centsToDollars, regions, timesCents, type Brand, type Cart, type CartLine, type Cents } from '@harbour/rules'

type Item = { item_id: string; item_name?: string; price?: number; quantity?: number; item_list_id?: string; index?: number }

type Params = {
  currency?: string
  value?: number
  items?: Item[]
  item_list_id?: string
  transaction_id?: string
  shipping?: number
  coupon?: string
  promotion_name?: string
}

/** An event of Google's analytics, by its own name for what happens in a shop. Nothing in it tells who the guest is. */
export type GaEvent = {
  name: 'view_item_list' | 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'select_promotion' | 'purchase'
  params: Params
}

/** The most dishes of a list that an event carries without growing heavy. */
const most = 25

export function listSeen(menu: Menu, listId: string): GaEvent {
  const items = menu.products.slice(0, most).map((product, index) => ({ ...productItem(product), item_list_id: listId, index }))
  return { name: 'view_item_list', params: { item_list_id: listId, items } }
}

export function dishSeen(menu: Menu, uid: string): GaEvent | undefined {
  const product = menu.products.find((each) => each.uid === uid)
  return product && { name: 'view_item', params: worth(menu.brand, product.price, [{ ...productItem(product), quantity: 1 }]) }
}

export function checkoutBegun({ lines }: Cart, menu: Menu): GaEvent {
  return { name: 'begin_checkout', params: ofLines(lines, menu) }
}

/** One change of the cart: the dishes that were put in or taken out. */
export function cartChanged(before: Cart, after: Cart, menu: Menu): GaEvent[] {
  const [added, removed] = [more(before.lines, after.lines), more(after.lines, before.lines)]
  return [
    ...(added.length > 0 ? [{ name: 'add_to_cart' as const, params: ofLines(added, menu) }] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart' as const, params: ofLines(removed, menu) }] : []),
  ]
}

/** A coupon by its words: its code is the guest's own. */
export const couponChosen = (name: string): GaEvent => ({ name: 'select_promotion', params: { promotion_name: name } })

export function orderPlaced({ orderId, brand, lines, price }: OrderDetail): GaEvent {
  const items = lines.map(({ uid, name, unit, num }) => ({ item_id: uid, item_name: name, price: centsToDollars(unit), quantity: num }))
  const coupon = price.coupons.map(({ name }) => name).join(', ') || undefined
  const shipping = centsToDollars(price.delivery)
  return { name: 'purchase', params: { transaction_id: orderId, ...worth(brand, price.total, items), shipping, coupon } }
}

const productItem = ({ uid, name, price }: Menu['products'][number]): Item => ({
  item_id: uid,
  item_name: name,
  price: centsToDollars(price),
})

const worth = (brand: Brand, value: Cents, items: Item[]) => ({ currency: regions[brand].currency, value: centsToDollars(value), items })

function ofLines(lines: readonly CartLine[], menu: Menu): Params {
  const items = lines.map(({ uid, price, num }) => ({
    item_id: uid,
    item_name: menu.products.find((product) => product.uid === uid)?.name,
    price: centsToDollars(price),
    quantity: num,
  }))
  return worth(menu.brand, addCents(...lines.map(({ price, num }) => timesCents(price, num))), items)
}

/** By how many of each dish the second has more than the first. */
function more(some: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
  const counted = (lines: readonly CartLine[], uid: string) => lines.reduce((sum, line) => sum + (line.uid === uid ? line.num : 0), 0)
  const firsts = others.filter(({ uid }, index) => others.findIndex((line) => line.uid === uid) === index)
  return firsts.flatMap((line) => {
    const num = counted(others, line.uid) - counted(some, line.uid)
    return num > 0 ? [{ ...line, num }] : []
  })
}
