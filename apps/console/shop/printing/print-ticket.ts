import { getStore, shopOrderGet, type PrintJob } from '@harbour/protocol'
import { CallFailure } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { language } from '../../lib/locale.ts'
import type { PaperBlock } from '../../lib/paper/paper-block.ts'
import { printInBrowser } from '../../lib/paper/print-in-browser.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { ticketName } from './due-tickets.ts'
import type { Copy } from './printing-store.ts'
import { sendPaper } from './send-paper.ts'
import { customerTicket, type TicketPrice } from './tickets/customer-ticket.ts'
import { kitchenTicket } from './tickets/kitchen-ticket.ts'

/** Prints a copy of an order because somebody wants it: by the shop's printer, or else by the browser. */
export async function printTicket(order: ShopOrder, copy: Copy): Promise<PrintJob | 'browser'> {
  const printed = await send(order, copy, false)
  if (!(printed instanceof HTMLCanvasElement)) return printed
  printInBrowser(printed)
  return 'browser'
}

/** Prints a copy of an order unless it has been, by whichever tablet; `noPrinter` where nobody would. */
export async function printFirst(order: ShopOrder, copy: Copy): Promise<PrintJob | 'noPrinter'> {
  const printed = await send(order, copy, true)
  return printed instanceof HTMLCanvasElement ? 'noPrinter' : printed
}

/** Prints anew what the gateway no longer has. */
export async function printAnew(orderId: string, copy: Copy): Promise<PrintJob | 'browser'> {
  const { order } = await call(shopOrderGet, { storeId: storeId(), orderId })
  return printTicket(order, copy)
}

const storeId = () => useKeys.getState().tablet?.storeId ?? ''

async function send(order: ShopOrder, copy: Copy, first: boolean): Promise<PrintJob | HTMLCanvasElement> {
  const { orderId } = order
  const name = first ? ticketName(orderId, copy) : `${ticketName(orderId, copy)}.wanted`
  return sendPaper({ name, orderId, copy, kind: 'ticket', blocks: await blocksOf(order, copy) }, { first })
}

async function blocksOf(order: ShopOrder, copy: Copy): Promise<PaperBlock[]> {
  if (copy === 'kitchen') return kitchenTicket(order, serverNow())
  const [shopName, price] = await Promise.all([nameOfShop(), priceOf(order)])
  return customerTicket(order, { shopName, price, now: serverNow() })
}

/** The price by parts; a ticket goes without it rather than not at all, where it is refused. */
async function priceOf({ orderId }: ShopOrder): Promise<TicketPrice | undefined> {
  try {
    return (await call(shopOrderGet, { storeId: storeId(), orderId })).price
  } catch (cause) {
    if (cause instanceof CallFailure && !cause.isLost) return undefined
    throw cause
  }
}

const names = new Map<string, string>()

async function nameOfShop(): Promise<string> {
  const of = `${storeId()}.${language()}`
  const name = names.get(of) ?? (await call(getStore, { storeId: storeId() })).name
  names.set(of, name)
  return name
}
