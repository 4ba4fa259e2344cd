import { useEffect } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { isAtWork } from '../shift/tablet-lock.ts'
import { dueTickets, ticketName, type Ticket } from './due-tickets.ts'
import { noteDone, usePrinting } from './printing-store.ts'

const lookEvery = 5000
/** A ticket that could not be sent is tried again after so long. */
const pause = 15_000

/** Prints what was accepted, while somebody works on this tablet: behind the lock no call is made in their name. Shows nothing: what does not come out of the printer is said by the strip. */
export function AutomaticPrinting() {
  const { orders } = useShopOrders()
  // Printers are outside React, and what could not be sent is sent again as time passes.
  useEffect(() => {
    void printDue(orders)
    const timer = setInterval(() => void printDue(orders), lookEvery)
    return () => clearInterval(timer)
  }, [orders])
  return null
}

let isPrinting = false
const triedAt = new Map<string, number>()

/** One ticket after the other, in the order in which they are cooked. */
async function printDue(orders: readonly ShopOrder[]): Promise<void> {
  const { automatic, done } = usePrinting.getState()
  if (!automatic || isPrinting || !isAtWork()) return
  const now = serverNow()
  const due = dueTickets(orders, done, now).filter(({ order, copy }) => now - (triedAt.get(ticketName(order.orderId, copy)) ?? 0) > pause)
  if (due.length === 0) return
  isPrinting = true
  try {
    for (const ticket of due) if (!(await print(ticket))) return
  } finally {
    isPrinting = false
  }
}

/** Refusals that no later try would change. */
const final = new Set(['ORDER_UNKNOWN', 'STORE_UNKNOWN'])

/** Says whether the next can be printed. */
async function print({ order, copy }: Ticket): Promise<boolean> {
  const name = ticketName(order.orderId, copy)
  triedAt.set(name, serverNow())
  try {
    const { printFirst } = await import('./print-ticket.ts')
    if ((await printFirst(order, copy)) === 'noPrinter') usePrinting.setState({ noPrinter: true })
  } catch (cause) {
    if (!(cause instanceof CallFailure) || !final.has(cause.code)) return false
  }
  noteDone(name, serverNow())
  return true
}
