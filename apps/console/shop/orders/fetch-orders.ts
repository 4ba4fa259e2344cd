import { getShopOrders, type Answer } from '@harbour/protocol'
import * as v from 'valibot'
import { callUnread } from '../../api/call.ts'
import { inTimeSlices, nextTask } from '../../lib/time-slices.ts'
import { persistOrders } from './persisted-orders.ts'
import { readOrder, type ShopOrder } from './shop-order.ts'

type Orders = Answer<typeof getShopOrders>

/** An order as it came, and as it was read. */
type KnownOrder = { came: string; order: ShopOrder }

/** The answer before its orders are read, and the name of one of them. */
const Outline = v.object({ orders: v.array(v.unknown()), attended: v.boolean() })
const Named = v.object({ orderId: v.string() })

let known = new Map<string, KnownOrder>()
let last: Orders | undefined

/**
 * Asks for a shop's orders. Hundreds of them are read in slices, and one that has not changed is not read again but is the same object, as the whole answer is
 * where nothing has: so nothing is drawn anew.
 */
export async function fetchOrders(storeId: string, signal: AbortSignal): Promise<Orders> {
  const said = v.parse(Outline, await callUnread(getShopOrders, { storeId }, { signal }))
  const read = await inTimeSlices(said.orders, knownOrder)
  known = new Map(read.map((each) => [each.order.orderId, each]))
  if (last && isSame(last, read, said.attended)) return last
  const now = { orders: read.map(({ order }) => order), attended: said.attended }
  last = now
  // To write hundreds of orders down is a step of its own, between which and this one the screen may move.
  void nextTask().then(() => {
    if (last === now)
      persistOrders(
        storeId,
        [...known.values()].map(({ came }) => came),
        said.attended,
      )
  })
  return now
}

/** Forgets what was read before: what is asked for next is another shop's. */
export function forgetFetched(): void {
  known = new Map()
  last = undefined
}

const isSame = ({ orders, attended }: Orders, read: KnownOrder[], attendedNow: boolean): boolean =>
  attended === attendedNow && orders.length === read.length && read.every(({ order }, at) => order === orders[at])

function knownOrder(raw: unknown): KnownOrder {
  const came = JSON.stringify(raw)
  const before = known.get(v.parse(Named, raw).orderId)
  if (before?.came === came) return before
  return { came, order: readOrder(raw) }
}
