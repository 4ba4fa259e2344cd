import type { GroupAddition, GroupOrder } from '@harbour/protocol'
import { clearCart, dropCouponProducts, orderTypes, type CartLine } from '@harbour/rules'
import { newGuid } from '../../api/session.ts'
import { cartNow, restoreCart } from '../cart/cart-store.ts'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'
import { changeGroups, groupsNow, nothingToSend } from './group-visit.ts'

export const outboxNow = (token: string): readonly GroupAddition[] => groupsNow().outbox[token] ?? nothingToSend
/** The name under which this guest goes in group orders. */
export const keepGroupName = (name: string) => changeGroups({ name })
export const keepHosting = (hosting: string | null) => changeGroups({ hosting })

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
}

/** The guest's own cart is back, and where they were to order, unless they have just chosen another place. */
export function endVisit({ placeStays = false } = {}) {
  const { visit } = groupsNow()
  if (!visit) return
  changeGroups({ visit: null })
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
  changeGroups({ outbox: additions.length > 0 ? { ...others, [token]: additions } : others })
}

/**
 * The lines of a host's cart with those of their group order: those that it brought before give way, so that they are there once however often it is closed. The
 * host's own dishes get the host's name, too: whoever packs the order reads whose everything is.
 */
export function linesWithGroup(lines: readonly CartLine[], brought: readonly CartLine[], hostName: string): CartLine[] {
  const own = lines.filter(({ forName = hostName }) => forName === hostName)
  return [...own.map((line) => (line.isSendType || line.isCouponPro ? line : { ...line, forName: hostName })), ...brought]
}
