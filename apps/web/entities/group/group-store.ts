import type { GroupAddition, GroupOrder } from '@harbour/protocol'
import { clearCart, dropCouponProducts, orderTypes, type Cart, type CartLine } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { newGuid } from '../../api/session.ts'
import { addToCart, cartNow, replaceLines, restoreCart } from '../cart/cart-store.ts'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'
import { changeGroups, groupsNow, useGroupStore } from './group-visit.ts'

const nothingToSend: readonly GroupAddition[] = []
const noLines: readonly CartLine[] = []

export const outboxNow = (token: string): readonly GroupAddition[] => groupsNow().outbox[token] ?? nothingToSend
/** The lines that are on their way into a group order. */
export const useOutbox = (token: string): readonly GroupAddition[] =>
  useGroupStore(({ byBrand }) => byBrand[brand()]?.outbox[token] ?? nothingToSend)
/** The lines that were chosen for a group order and did not come in: they are in the cart for it again once it can be added to. */
export const useUnsent = (token: string): readonly CartLine[] =>
  useGroupStore(({ byBrand }) => byBrand[brand()]?.unsent?.[token] ?? noLines)
/** The name under which this guest goes in group orders. */
export const keepGroupName = (name: string) => changeGroups({ name })
/** The group order that this phone hosts, and its shop. */
export const keepHosting = (token: string, storeId: string) => changeGroups({ hosting: token, hostedAt: storeId })

export const isVisiting = (token: string): boolean => groupsNow().visit?.token === token

/** From now on the cart is for this group order, of its shop and in its way of eating, until the visit ends. */
export function beginVisit(token: string, { hostName, storeId, storeName, orderType, wantedAt }: GroupOrder) {
  const before = groupsNow().visit
  if (before?.token === token) return
  endVisit()
  const aside = { cart: dropCouponProducts(cartNow()), place: orderLocation() }
  changeGroups({ visit: { token, hostName, storeId, storeName, orderType, aside } })
  const shop = { storeId, name: storeName }
  const delivering = orderType === orderTypes.delivery
  // Where it is brought is its host's alone to know.
  setOrderLocation({ orderType, wantedAt, ...(delivering ? { deliveryShop: shop, address: null } : { shop }) })
  restoreCart(clearCart())
  replaceLines(groupsNow().unsent?.[token] ?? noLines)
  keepUnsent(token, noLines)
}

/**
 * The guest's own cart is back, and where they were to order, unless they have just chosen another place. What was in the cart for the group order is kept for it; gives how
 * many lines those are.
 */
export function endVisit({ placeStays = false } = {}): number {
  const { visit } = groupsNow()
  if (!visit) return 0
  const left = dishesIn(cartNow())
  changeGroups({ visit: null })
  keepUnsent(visit.token, left)
  restoreCart(visit.aside.cart)
  if (!placeStays) setOrderLocation(visit.aside.place)
  return left.length
}

/** Forgets all that was chosen for a group order that its guest has left, or that is no more. */
export function forgetGroup(token: string) {
  if (isVisiting(token)) endVisit()
  keepUnsent(token, noLines)
  keepOutbox(token, [])
}

/** Puts what is in the cart on its way into a group order, each line under an id of its own. */
export function sendCart(token: string) {
  const additions = dishesIn(cartNow()).map((line) => ({ lineId: newGuid(), line }))
  keepOutbox(token, [...outboxNow(token), ...additions])
  restoreCart(clearCart())
}

const dishesIn = ({ lines }: Cart) => lines.filter(({ isSendType, isCouponPro }) => !isSendType && !isCouponPro)

/** Takes off what has arrived. */
export function settleOutbox(token: string, settled: readonly GroupAddition[]) {
  const gone = new Set(settled.map(({ lineId }) => lineId))
  keepOutbox(
    token,
    outboxNow(token).filter(({ lineId }) => !gone.has(lineId)),
  )
}

/** Takes back what was refused: into the cart, where that is for this group order, and kept for it where it is not. */
export function takeBack(token: string, refused: readonly GroupAddition[]) {
  settleOutbox(token, refused)
  const lines = refused.map(({ line }) => line)
  if (isVisiting(token)) for (const line of lines) addToCart(line)
  else keepUnsent(token, [...(groupsNow().unsent?.[token] ?? noLines), ...lines])
}

function keepOutbox(token: string, additions: GroupAddition[]) {
  const { [token]: _, ...others } = groupsNow().outbox
  changeGroups({ outbox: additions.length > 0 ? { ...others, [token]: additions } : others })
}

function keepUnsent(token: string, lines: readonly CartLine[]) {
  const { [token]: _, ...others } = groupsNow().unsent ?? {}
  changeGroups({ unsent: lines.length > 0 ? { ...others, [token]: lines } : others })
}

/** True of a line of a host's cart that a group order has brought there, and not of their own dishes, under whatever name those go. */
export function isBroughtBy(token: string, { forName }: Pick<CartLine, 'forName'>): boolean {
  const { brought } = groupsNow()
  return forName !== undefined && brought?.token === token && brought.names.includes(forName)
}

/**
 * Puts the lines of a group order into its host's cart. Those that it brought before give way, so that they are there once however often it is closed; all others stay. The
 * host's own dishes get the host's name, too: whoever packs the order reads whose everything is.
 */
export function bringGroup(token: string, lines: readonly CartLine[], hostName: string) {
  // The cart that is for somebody else's group order is no host's own.
  endVisit()
  const own = cartNow().lines.filter((line) => !isBroughtBy(token, line))
  const named = own.map((line) => (line.isSendType || line.isCouponPro ? line : { ...line, forName: line.forName ?? hostName }))
  const names = lines.flatMap(({ forName }) => forName ?? [])
  changeGroups({ brought: { token, names: [...new Set(names)] } })
  replaceLines([...named, ...lines])
}
