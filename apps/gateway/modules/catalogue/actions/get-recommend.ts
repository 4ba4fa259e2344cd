import { uidOf } from '@harbour/chain/sold-menu.ts'
import { getRecommend } from '@harbour/protocol'
import { canRecommend } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

const most = 12

/** Recommends what guests have shown they like before what the house suggests. */
export const getRecommendAction = handle(getRecommend, async ({ storeId, orderType, pids, wantedAt }, call) => {
  const { brand, catalogue, clock, language, recommendations } = call
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(getRecommend, 'STORE_UNKNOWN')
  if (!shop.orderTypes.includes(orderType)) throw refuse(getRecommend, 'ORDER_TYPE_UNAVAILABLE')
  const orders = pids.length > 0 ? await recommendations.besides(brand, pids) : []
  const companions = catalogue.goesWith(pids).filter((pid) => !orders.includes(pid))
  const cart = { pids, occasion: { now: wantedAt ?? clock.now(), orderType } }
  const book = catalogue.book(storeId, language, cart.occasion.now)
  const fit = (named: readonly string[], from: 'orders' | 'house') =>
    named.flatMap((pid) => {
      const product = book.products.get(uidOf(brand, pid))
      return product && canRecommend(product, book, cart) ? [{ uid: product.uid, from }] : []
    })
  return { recommended: [...fit(orders, 'orders'), ...fit(companions, 'house')].slice(0, most) }
})
