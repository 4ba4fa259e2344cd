import { getFrequentStores } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { storeCard } from '../store-card.ts'

/** Shops of the other brand, and those that have left the chain, are left out before they are counted. */
export const getFrequentStoresAction = handle(getFrequentStores, async ({ orderType, near }, call) => {
  const { brand, caller, catalogue, clock, language, orders, queues } = call
  const shops = (await orders.frequentShops(caller.userId))
    .flatMap((storeId) => catalogue.shop(storeId) ?? [])
    .filter((shop) => shop.brand === brand && (orderType === undefined || shop.orderTypes.includes(orderType)))
    .slice(0, most)
  const view = { now: clock.now(), orderType, near, language }
  return {
    stores: await Promise.all(shops.map(async (shop) => storeCard(shop, { ...view, queueMinutes: await queues.minutes(shop.storeId) }))),
  }
})

const most = 10
