import { centsToDollars, type Cents, type Instant } from '@harbour/rules'
import { currencyOf } from '../payments/settle.ts'

/** An event as it was written down, of an order with its amounts in cents. */
export type EventFacts = { event: string; at: Instant; data: Record<string, unknown> }

/** The text that is posted, the same at every try: amounts in dollars, as everywhere on our wire. */
export function webhookBody({ event, at, data }: EventFacts): string {
  return JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data: isOrder(data) ? orderShown(data) : data })
}

type OrderFacts = Record<string, unknown> & { brand: Parameters<typeof currencyOf>[0]; total: Cents; refunded: Cents }

const isOrder = (data: Record<string, unknown>): data is OrderFacts => 'orderId' in data && 'total' in data

function orderShown({ total, refunded, ...order }: OrderFacts): object {
  return { ...order, currency: currencyOf(order.brand), total: centsToDollars(total), refunded: centsToDollars(refunded) }
}
