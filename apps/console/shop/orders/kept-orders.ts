import { getShopOrders, type Answer } from '@harbour/protocol'
import * as v from 'valibot'

type Orders = Answer<typeof getShopOrders>

const name = 'console.orders'

/** Orders as this tablet keeps them: those of one shop, as the gateway sent them. */
const Kept = v.object({ storeId: v.string(), orders: getShopOrders.data })

/** Keeps the orders, each as the JSON that came, as they were last heard, so that a tablet that is loaded anew without a network still shows them. */
export function keepOrders(storeId: string, orders: string[], attended: boolean): void {
  try {
    localStorage.setItem(name, `{"storeId":${JSON.stringify(storeId)},"orders":{"attended":${attended},"orders":[${orders.join(',')}]}}`)
  } catch {
    // A tablet that can keep nothing works while it is connected.
  }
}

/** The orders that this tablet kept of its shop; undefined where there are none. What cannot be read, as of another build, or is another shop's, is forgotten. */
export function keptOrders(storeId: string): Orders | undefined {
  try {
    const text = localStorage.getItem(name)
    if (text === null) return undefined
    const { storeId: of, orders } = v.parse(Kept, JSON.parse(text))
    if (of === storeId) return orders
  } catch {
    // As below.
  }
  forgetOrders()
  return undefined
}

/** Forgets them: this tablet belongs to no shop any more, or cannot show them. */
export function forgetOrders(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing is kept there.
  }
}
