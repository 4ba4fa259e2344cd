import { useEffect } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { isAtWork } from '../shift/tablet-lock.ts'
import { dueTickets, type Ticket } from './due-tickets.ts'
import { createDuePrinter, type TicketOutcome } from './print-due.ts'
import { noteDone, usePrinting } from './printing-store.ts'

const lookEvery = 5000

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
const printTickets = createDuePrinter({ print, noteDone, now: serverNow })

async function printDue(orders: readonly ShopOrder[]): Promise<void> {
  const { automatic, done } = usePrinting.getState()
  if (!automatic || isPrinting || !isAtWork()) return
  const due = dueTickets(orders, done, serverNow())
  if (due.length === 0) return
  isPrinting = true
  try {
    await printTickets(due)
  } finally {
    isPrinting = false
  }
}

/** Refusals that no later try would change. */
const final = new Set(['ORDER_UNKNOWN', 'STORE_UNKNOWN'])

/** Prints one ticket; what is refused for good is seen to. */
async function print({ order, copy }: Ticket): Promise<TicketOutcome> {
  try {
    const { printFirst } = await import('./print-ticket.ts')
    if ((await printFirst(order, copy)) !== 'noPrinter') return 'done'
    usePrinting.setState({ noPrinter: true })
    return 'noPrinter'
  } catch (cause) {
    return cause instanceof CallFailure && final.has(cause.code) ? 'done' : 'failed'
  }
}
