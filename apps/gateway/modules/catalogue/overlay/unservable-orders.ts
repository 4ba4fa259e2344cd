import { addMinutes, openSpans, parseMoment, type Instant } from '@harbour/rules'
import pLimit from 'p-limit'
import type { ShopRecord } from '../catalogue.ts'
import type { Call } from '../deps.ts'

/** The shops whose orders are read at once: whoever orders meanwhile needs the database too. */
const limit = pLimit(2)

type Days = { startDate: string; endDate: string }

/**
 * The preorders of these shops that are wanted on these days, or the night after, at an hour at which their shop is not open for them, the earliest first.
 * Nothing is done to them.
 */
export async function unservableOrders(shops: readonly ShopRecord[], days: Days, orders: Pick<Call['orders'], 'listOfShop'>) {
  const [from, to] = [midnight(days.startDate), addMinutes(midnight(days.endDate), 2 * 24 * 60)]
  const ofEach = await Promise.all(
    shops.map(async (shop) =>
      (await limit(() => orders.listOfShop(shop.storeId))).flatMap(({ orderId, storeId, pickupNo, orderType, wantedAt }) => {
        if (wantedAt === null || wantedAt < from || to <= wantedAt || isOpen(shop, orderType, wantedAt)) return []
        return { orderId, storeId, pickupNo, wantedAt }
      }),
    ),
  )
  return ofEach.flat().toSorted((one, other) => one.wantedAt - other.wantedAt)
}

function isOpen(shop: ShopRecord, orderType: ShopRecord['orderTypes'][number], at: Instant): boolean {
  return openSpans(shop, at, orderType).some((span) => span.from <= at && at < span.to)
}

function midnight(date: string): Instant {
  const at = parseMoment(`${date} 00:00:00`)
  if (at === null) throw new RangeError(`not a date: ${date}`)
  return at
}
