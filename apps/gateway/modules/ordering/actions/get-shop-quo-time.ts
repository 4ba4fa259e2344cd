import { getShopQuoTime } from '@harbour/protocol'
import { addMinutes, formatDate, preorderSlots, reservedMinutes, usualMakeMinutes, type Slot } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { takingFrom } from '../wanted-slot.ts'
import { busyMinutes, shopQuote, travelTo } from '../../catalogue/quotes.ts'
import type { Slots } from '../store/slots.ts'
import type { ShopRecord } from '../../catalogue/catalogue.ts'

export const getShopQuoTimeAction = handle(getShopQuoTime, async (asked, { brand, catalogue, clock, queues, slots }) => {
  const { storeId, orderType, near, makeMinutes = usualMakeMinutes } = asked
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(getShopQuoTime, 'STORE_UNKNOWN')
  if (!shop.orderTypes.includes(orderType)) throw refuse(getShopQuoTime, 'ORDER_TYPE_UNAVAILABLE')
  const queueMinutes = await queues.minutes(storeId)
  const quoteMinutes = shopQuote(shop, { orderType, queueMinutes, near, makeMinutes: [makeMinutes] })
  const now = clock.now()
  const earliest = addMinutes(takingFrom(shop, now), quoteMinutes.high)
  const ask = { orderType, now, earliest, leadMinutes: makeMinutes + travelTo(shop, orderType, near) }
  const possible = shop.preorders.includes(orderType) ? preorderSlots(shop, ask) : []
  const days = possible.map(({ date, slots: ofDay }) => ({ day: formatDate(date), open: ofDay.length > 0, slots: ofDay }))
  const shown = days.find(({ day, open }) => (asked.day === undefined ? open : day === asked.day))
  return {
    quoteMinutes,
    busy: busyMinutes(shop, queueMinutes) > 0,
    days,
    day: shown?.day ?? null,
    slots: await withWhatIsLeft(shown?.slots ?? [], { shop, makeMinutes, slots }),
  }
})

/** Each slot with the number of orders like the one in mind that it still takes. */
async function withWhatIsLeft(of: Slot[], { shop, makeMinutes, slots }: { shop: ShopRecord; makeMinutes: number; slots: Slots }) {
  const [first, last] = [of[0], of.at(-1)]
  if (!first || !last) return []
  const reserved = await slots.reserved(shop.storeId, { from: first.start, to: last.end })
  const each = reservedMinutes(makeMinutes, shop.slotCapacity)
  return of.map((slot) => ({ ...slot, left: Math.max(0, Math.floor((shop.slotCapacity - (reserved.get(slot.start) ?? 0)) / each)) }))
}
