import { findDeliveryStore } from '@harbour/protocol'
import { distanceMetres, orderTypes, currentOpenness, type Instant } from '@harbour/rules'
import type { ShopRecord } from '../catalogue.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { deliveryTerms } from '../quotes.ts'
import { storeCard } from '../store-card.ts'

const orderType = orderTypes.delivery

export const findDeliveryStoreAction = handle(findDeliveryStore, async (point, { brand, catalogue, clock, language, queues }) => {
  const now = clock.now()
  const candidates = catalogue
    .shops(brand)
    .filter((shop) => shop.orderTypes.includes(orderType))
    .flatMap((shop) => {
      const delivery = deliveryTerms(shop, point)
      return delivery ? [{ shop, delivery, wait: waitAt(shop, now), distance: distanceMetres(shop.point, point) }] : []
    })
    .sort((a, b) => a.wait - b.wait || a.distance - b.distance)
  const [best] = candidates
  if (!best) throw refuse(findDeliveryStore, 'OUT_OF_SERVICE_AREA')
  const queueMinutes = await queues.minutes(best.shop.storeId)
  return { store: storeCard(best.shop, { now, orderType, near: point, language, queueMinutes }), delivery: best.delivery }
})

/** The wait that a guest would have to put up with: none, a time of their choosing later on, or coming back. */
function waitAt(shop: ShopRecord, now: Instant): 0 | 1 | 2 {
  if (currentOpenness(shop, orderType, now).state === 'open') return 0
  return shop.preorders.includes(orderType) ? 1 : 2
}
