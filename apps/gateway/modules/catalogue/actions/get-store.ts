import { getStore } from '@harbour/protocol'
import { hoursOfWeek, nextChange, currentOpenness } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { shopQuote, waitMinutes } from '../quotes.ts'
import { storeCard } from '../store-card.ts'
import { localize } from '../../../platform/localized-text.ts'

export const getStoreAction = handle(getStore, async ({ storeId, near }, { brand, catalogue, clock, language, queues }) => {
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(getStore, 'STORE_UNKNOWN')
  const queueMinutes = await queues.minutes(storeId)
  const now = clock.now()
  const card = storeCard(shop, { now, near, language, queueMinutes })
  return {
    ...card,
    nextChange: nextChange(card.openness),
    platformStoreId: shop.platformStoreId,
    extraStoreId: shop.extraStoreId,
    byOrderType: shop.orderTypes.map((orderType) => {
      const openness = currentOpenness(shop, orderType, now)
      const waiting = { orderType, queueMinutes, near }
      const times = { quoteMinutes: shopQuote(shop, waiting), waitMinutes: waitMinutes(shop, waiting) }
      return { orderType, openness, nextChange: nextChange(openness), ...times, preorder: shop.preorders.includes(orderType) }
    }),
    hours: hoursOfWeek(shop.openings),
    blackouts: shop.blackouts.map((blackout) => ({ ...blackout, reason: blackout.reason && localize(blackout.reason, language) })),
  }
})
