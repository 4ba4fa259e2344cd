import { getStoreList } from '@harbour/protocol'
import { distanceMetres } from '@harbour/rules'
import { normaliseText } from '../../addresses/normalise-text.ts'
import type { ShopRecord } from '../catalogue.ts'
import { handle } from '../deps.ts'
import { storeCard } from '../store-card.ts'

export const getStoreListAction = handle(
  getStoreList,
  async ({ orderType, near, keyword = '', openNow = false }, { brand, catalogue, clock, language, queues }) => {
    const shops = catalogue
      .shops(brand)
      .filter((shop) => (orderType === undefined || shop.orderTypes.includes(orderType)) && isMeant(shop, keyword))
    const sorted = near ? shops.toSorted((a, b) => distanceMetres(a.point, near) - distanceMetres(b.point, near)) : shops
    const view = { now: clock.now(), orderType, near, language }
    const stores = await Promise.all(
      sorted.map(async (shop) => storeCard(shop, { ...view, queueMinutes: await queues.minutes(shop.storeId) })),
    )
    return { stores: openNow ? stores.filter(({ openness }) => openness.state === 'open') : stores }
  },
)

/** Every word of the keyword stands in the shop's name, address or district, in either language. */
function isMeant({ name, address, district }: ShopRecord, keyword: string): boolean {
  const told = normaliseText([name, address, district].flatMap(({ tc, en }) => [tc, en]).join('\n'))
  return normaliseText(keyword)
    .split(/\s+/)
    .every((word) => told.includes(word))
}
