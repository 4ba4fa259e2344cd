import { currentOpenness, type Instant, type Openness } from '@harbour/rules'
import type { ShopRecord } from './catalogue.ts'

/** The states of a shop, the most open first. */
const mostOpen: readonly Openness['state'][] = ['open', 'lastOrders', 'paused', 'closed']

/** The openness of a shop for its people: that of the order type for which it is the most open, since one is enough to be there. */
export function shopOpenness(shop: ShopRecord, now: Instant): Openness {
  const states = shop.orderTypes.map((orderType) => currentOpenness(shop, orderType, now))
  const [first] = states.toSorted((one, other) => mostOpen.indexOf(one.state) - mostOpen.indexOf(other.state))
  return first ?? { state: 'closed', orderUntil: null, closesAt: null, opensAt: null, reason: 'hours' }
}
