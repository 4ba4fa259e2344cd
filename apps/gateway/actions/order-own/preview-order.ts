import { previewOrder } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { handle, refuse } from '../../handle.ts'
import { judgeDraft, type Draft, type JudgedDraft } from '../../ordering/draft.ts'
import { wirePrice } from '../../ordering/kept-price.ts'
import { slotIsFull, type SlotObstacle } from '../../ordering/wanted-slot.ts'
import type { Slots } from '../../store/slots.ts'

/** Everything that stands in the way is told at once; only what leaves nothing to price is refused. */
export const previewOrderAction = handle(previewOrder, async (draft, { brand, language, clock, catalogue, queues, slots }) => {
  const judged = await judgeDraft(draft, { brand, now: clock.now(), language }, { catalogue, queues })
  if (typeof judged === 'string') throw refuse(previewOrder, judged)
  const { price, issues, openness, quote, zone } = judged
  return {
    price: price.itemCount > 0 ? wirePrice(price) : null,
    issues,
    couponIssues: [],
    openness,
    quoteMinutes: quote,
    delivery: zone,
    belowMinimum: price.belowMinimum ?? cents(0),
    slotIssue: await slotIssueOf(draft, judged, slots),
  }
})

async function slotIssueOf(
  { wantedAt }: Draft,
  { shop, makeMinutes, slotIssue }: JudgedDraft,
  slots: Slots,
): Promise<SlotObstacle | 'SLOT_FULL' | null> {
  if (wantedAt === undefined || slotIssue !== null) return slotIssue
  return (await slotIsFull(shop, { wantedAt, makeMinutes }, slots)) ? 'SLOT_FULL' : null
}
