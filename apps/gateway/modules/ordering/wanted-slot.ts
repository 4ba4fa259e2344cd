import {
  addMinutes,
  isPreorderSlot,
  reservedMinutes,
  slotFrom,
  type Instant,
  type Minutes,
  type OrderType,
  type Quote,
} from '@harbour/rules'
import type { ShopRecord } from '../catalogue/catalogue.ts'
import type { Slots } from './store/slots.ts'

export type SlotObstacle = 'PREORDER_UNAVAILABLE' | 'SLOT_UNAVAILABLE'

/** A preorder as far as its slot is concerned. */
export type Wanted = { orderType: OrderType; wantedAt: Instant; now: Instant; quote: Quote; leadMinutes: Minutes }

/**
 * The obstacle in the slot of a preorder, whatever others have reserved; null when nothing is. A guest may think about the first slot
 * shown for as long as a quote is wide: what is shown is judged by the quote's far end, what is ordered by its near one.
 */
export function slotObstacle(shop: ShopRecord, { orderType, wantedAt, now, quote, leadMinutes }: Wanted): SlotObstacle | null {
  if (!shop.preorders.includes(orderType)) return 'PREORDER_UNAVAILABLE'
  const earliest = addMinutes(takingFrom(shop, now), quote.low)
  return isPreorderSlot(shop, { orderType, now, earliest, leadMinutes }, wantedAt) ? null : 'SLOT_UNAVAILABLE'
}

/** True where others have left too little of a slot for so much making. */
export async function slotIsFull(
  shop: ShopRecord,
  { wantedAt, makeMinutes }: { wantedAt: Instant; makeMinutes: Minutes },
  slots: Slots,
): Promise<boolean> {
  const { start, end } = slotFrom(wantedAt)
  const reserved = (await slots.reserved(shop.storeId, { from: start, to: end })).get(start) ?? 0
  return reserved + reservedMinutes(makeMinutes, shop.slotCapacity) > shop.slotCapacity
}

/** The moment from which a shop's kitchen takes what is ordered now: at once, or when its pause is over. */
export function takingFrom({ pausedUntil }: ShopRecord, now: Instant): Instant {
  return Math.max(now, pausedUntil ?? now)
}
