import type { Answer, getShopOrders } from '@harbour/protocol'

type Orders = Answer<typeof getShopOrders>

const name = 'console.orders'

/** Keeps the orders, each as JSON, as they were last heard, so that a tablet that is loaded anew without a network still shows them. */
export function keepOrders(storeId: string, orders: string[], attended: boolean): void {
  try {
    localStorage.setItem(name, `{"storeId":${JSON.stringify(storeId)},"orders":{"attended":${attended},"orders":[${orders.join(',')}]}}`)
  } catch {
    // A tablet that can keep nothing works while it is connected.
  }
}

/** The orders that this tablet kept of its shop; undefined where there are none. */
export function keptOrders(storeId: string): Orders | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as { storeId: string; orders: Orders } | null // as `keepOrders` has written it
    return kept?.storeId === storeId ? kept.orders : undefined
  } catch {
    return undefined
  }
}

/** Forgets them: this tablet belongs to no shop any more. */
export function forgetOrders(): void {
  localStorage.removeItem(name)
}
