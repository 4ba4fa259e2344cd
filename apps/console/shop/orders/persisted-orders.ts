import type { Answer, getShopOrders } from '@harbour/protocol'
import * as v from 'valibot'
import { inTimeSlices } from '../../lib/time-slices.ts'
import { readOrder } from './shop-order.ts'

type Orders = Answer<typeof getShopOrders>

const name = 'console.orders'

/** Orders as this tablet keeps them: those of one shop, as the gateway sent them, before each is read. */
const Kept = v.object({ storeId: v.string(), orders: v.object({ orders: v.array(v.unknown()), attended: v.boolean() }) })

/** Keeps the orders, each as the JSON that came, as they were last heard, so that a tablet that is loaded anew without a network still shows them. */
export function persistOrders(storeId: string, orders: string[], attended: boolean): void {
  try {
    localStorage.setItem(name, `{"storeId":${JSON.stringify(storeId)},"orders":{"attended":${attended},"orders":[${orders.join(',')}]}}`)
  } catch {
    // A tablet that can keep nothing works while it is connected.
  }
}

/**
 * The orders that this tablet kept of its shop, read in slices; undefined where there are none. What cannot be read, as of another build, or is another shop's, is
 * forgotten.
 */
export async function persistedOrders(storeId: string): Promise<Orders | undefined> {
  try {
    const text = localStorage.getItem(name)
    if (text === null) return undefined
    const { storeId: of, orders: kept } = v.parse(Kept, JSON.parse(text))
    if (of === storeId) return { ...kept, orders: await inTimeSlices(kept.orders, readOrder) }
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
