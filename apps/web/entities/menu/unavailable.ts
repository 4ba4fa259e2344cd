import { orderTypes, isServed, type OrderType, type Product, type ProductBook, type Service } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { useWantedAt } from '../location/order-time.ts'

/** Words for why a product cannot be had at the time of the order; undefined when it can. */
export function useUnavailable(product: Product, book: ProductBook, orderType: OrderType): string | undefined {
  const wantedAt = useWantedAt()
  return useServerTimeValue((now) => whyUnavailable(product, book, { orderType, at: now && (wantedAt ?? now) }))
}

/** The same for an order of this type at this time; a time of zero is not known yet. */
export function whyUnavailable(
  { pid, service, orderTypes: offered }: Product,
  { soldOut }: ProductBook,
  { orderType, at }: { orderType: OrderType; at: number },
): string | undefined {
  if (soldOut.has(pid)) return m.menu_sold_out()
  if (offered && !offered.includes(orderType)) return notThisWay[orderType]()
  if (at > 0 && !isServedAt(service, at)) return m.menu_not_now()
  return undefined
}

const notThisWay = {
  [orderTypes.takeaway]: m.menu_not_takeaway,
  [orderTypes.delivery]: m.menu_not_delivery,
  [orderTypes.dineIn]: m.menu_not_dine_in,
}

/** Answers found for a minute: within it nothing comes or goes, and a menu asks for a thousand dishes at once. */
const found = new WeakMap<Service, { minute: number; served: boolean }>()

function isServedAt(service: Service | undefined, instant: number): boolean {
  if (service === undefined) return true
  const minute = Math.floor(instant / 60_000)
  const known = found.get(service)
  if (known?.minute === minute) return known.served
  const served = isServed(service, instant)
  found.set(service, { minute, served })
  return served
}
