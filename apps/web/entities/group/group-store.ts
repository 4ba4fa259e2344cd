import type { GroupAddition, GroupOrder } from '@harbour/protocol'
import { clearCart, dropCouponProducts, orderTypes, type Brand, type Cart, type CartLine, type OrderType } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { newGuid } from '../../api/session.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { cartNow, restoreCart } from '../cart/cart-store.ts'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'

type Place = ReturnType<typeof orderLocation>

/** A group order that this phone adds to. Meanwhile the cart is for it; the guest's own cart, and where they were to order, is set aside. */
export type GroupVisit = {
  token: string
  hostName: string
  storeId: string
  storeName: string
  orderType: OrderType
  aside: { cart: Cart; place: Place }
}

type Groups = {
  /** The token of the group order that this phone hosts. */
  hosting: string | null
  visit: GroupVisit | null
  /** Lines on their way, by the token of their group order: each keeps its id until an answer has come, so that it is added once. */
  outbox: Record<string, GroupAddition[]>
  /** The name under which this guest was in a group order last. */
  name: string
}

const none: Groups = { hosting: null, visit: null, outbox: {}, name: '' }
const nothingToSend: readonly GroupAddition[] = []

/** The group orders of this phone, for each brand. */
const useGroupStore = persistedStore<{ byBrand: Partial<Record<Brand, Groups>> }>('groups', { byBrand: {} })

const groupsNow = (): Groups => useGroupStore.getState().byBrand[brand()] ?? none

function change(next: Partial<Groups>) {
  useGroupStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...none, ...byBrand[brand()], ...next } } }))
}

export const useHosting = (): string | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.hosting ?? null)
export const useGroupVisit = (): GroupVisit | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.visit ?? null)
export const useGroupName = (): string => useGroupStore(({ byBrand }) => byBrand[brand()]?.name ?? '')
/** The lines that are on their way into a group order. */
export const useOutbox = (token: string): readonly GroupAddition[] =>
  useGroupStore(({ byBrand }) => byBrand[brand()]?.outbox[token] ?? nothingToSend)
export const outboxNow = (token: string): readonly GroupAddition[] => groupsNow().outbox[token] ?? nothingToSend

export const keepGroupName = (name: string) => change({ name })
export const keepHosting = (hosting: string | null) => change({ hosting })

export const isVisiting = (token: string): boolean => groupsNow().visit?.token === token

/** From now on the cart is for this group order, of its shop and in its way of eating, until the visit ends. */
export function beginVisit(token: string, { hostName, storeId, storeName, orderType, wantedAt }: GroupOrder) {
  const before = groupsNow().visit
  if (before?.token === token) return
  endVisit()
  const aside = { cart: dropCouponProducts(cartNow()), place: orderLocation() }
  change({ visit: { token, hostName, storeId, storeName, orderType, aside } })
  const shop = { storeId, name: storeName }
  const delivering = orderType === orderTypes.delivery
  // Where it is brought is its host's alone to know.
  setOrderLocation({ orderType, wantedAt, ...(delivering ? { deliveryShop: shop, address: null } : { shop }) })
  restoreCart(clearCart())
}

/** The guest's own cart is back, and where they were to order, unless they have just chosen another place. */
export function endVisit({ placeStays = false } = {}) {
  const { visit } = groupsNow()
  if (!visit) return
  change({ visit: null })
  restoreCart(visit.aside.cart)
  if (!placeStays) setOrderLocation(visit.aside.place)
}

/** Puts what is in the cart on its way into a group order, each line under an id of its own. */
export function sendCart(token: string) {
  const lines = cartNow().lines.filter(({ isSendType, isCouponPro }) => !isSendType && !isCouponPro)
  const additions = lines.map((line) => ({ lineId: newGuid(), line }))
  keepOutbox(token, [...outboxNow(token), ...additions])
  restoreCart(clearCart())
}

/** Takes off what has arrived, or is not to be sent any more. */
export function settleOutbox(token: string, settled: readonly GroupAddition[]) {
  const gone = new Set(settled.map(({ lineId }) => lineId))
  keepOutbox(
    token,
    outboxNow(token).filter(({ lineId }) => !gone.has(lineId)),
  )
}

function keepOutbox(token: string, additions: GroupAddition[]) {
  const { [token]: _, ...others } = groupsNow().outbox
  change({ outbox: additions.length > 0 ? { ...others, [token]: additions } : others })
}

/**
 * The lines of a host's cart with those of their group order: those that it brought before give way, so that they are there once however often it is closed. The
 * host's own dishes get the host's name, too: whoever packs the order reads whose everything is.
 */
export function linesWithGroup(lines: readonly CartLine[], brought: readonly CartLine[], hostName: string): CartLine[] {
  const own = lines.filter(({ forName = hostName }) => forName === hostName)
  return [...own.map((line) => (line.isSendType || line.isCouponPro ? line : { ...line, forName: hostName })), ...brought]
}
