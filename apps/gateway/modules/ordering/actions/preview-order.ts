import { previewOrder } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import type { Call } from '../deps.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { judgeDraft, type Draft, type JudgedDraft } from '../draft/draft.ts'
import { wirePrice } from '../stored-price.ts'
import { lacksAddress } from '../draft/order-obstacle.ts'
import { slotIsFull, type SlotObstacle } from '../wanted-slot.ts'
import type { Slots } from '../store/slots.ts'

/** Everything that stands in the way is told at once; only what leaves nothing to price is refused. */
export const previewOrderAction = handle(previewOrder, async (draft, call) => {
  const { brand, language, clock, slots } = call
  const judged = await judgeDraft(draft, { brand, now: clock.now(), language, userId: await guestOf(draft, call) }, call)
  if (typeof judged === 'string') throw refuse(previewOrder, judged)
  const { price, issues, coupons, openness, quote, zone, lockerIssue } = judged
  return {
    price: price.itemCount > 0 ? wirePrice(price) : null,
    issues,
    couponIssues: coupons.issues,
    openness,
    quoteMinutes: quote,
    delivery: zone,
    addressIssue: lacksAddress(draft) ? ('ADDRESS_REQUIRED' as const) : null,
    belowMinimum: price.belowMinimum ?? cents(0),
    slotIssue: await slotIssueOf(draft, judged, slots),
    lockerIssue,
  }
})

/** Anybody may ask for a price; for the price with their coupons or points they say who they are. */
async function guestOf({ coupons = [], usePoints = false }: Draft, { sessions, key, deviceId }: Call): Promise<string | undefined> {
  if (coupons.length === 0 && !usePoints) return undefined
  const opened = await sessions.open(key, deviceId)
  return 'guest' in opened ? opened.guest.userId : undefined
}

async function slotIssueOf(
  { wantedAt }: Draft,
  { shop, makeMinutes, slotIssue }: JudgedDraft,
  slots: Slots,
): Promise<SlotObstacle | 'SLOT_FULL' | null> {
  if (wantedAt === undefined || slotIssue !== null) return slotIssue
  return (await slotIsFull(shop, { wantedAt, makeMinutes }, slots)) ? 'SLOT_FULL' : null
}
