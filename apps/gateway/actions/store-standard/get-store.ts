import { getStore } from '@harbour/protocol'
import { hoursOfWeek, nextChange, shopStanding } from '@harbour/rules'
import { handle, refuse } from '../../handle.ts'
import { shopQuote } from '../../quotes.ts'
import { storeCard } from '../../store-cards.ts'
import { say } from '../../words.ts'

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
      const openness = shopStanding(shop, orderType, now)
      const quoteMinutes = shopQuote(shop, { orderType, queueMinutes, near })
      return { orderType, openness, nextChange: nextChange(openness), quoteMinutes, preorder: shop.preorders.includes(orderType) }
    }),
    hours: hoursOfWeek(shop.openings),
    blackouts: shop.blackouts.map((blackout) => ({ ...blackout, reason: blackout.reason && say(blackout.reason, language) })),
  }
})
