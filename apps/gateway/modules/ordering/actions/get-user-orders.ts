import { getUserOrders } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { handle } from '../deps.ts'
import { orderCard } from '../order-card.ts'

/** One more than asked for is read, to know whether there are more. */
export const getUserOrdersAction = handle(
  getUserOrders,
  async ({ live = false, ended = false, orderType = null, keyword = '', after = null, limit }, call) => {
    const words = keyword === '' ? null : { text: keyword, storeIds: shopsNamed(keyword, call) }
    const found = await call.orders.listOfGuest({ userId: call.caller.userId, after, live, ended, orderType, words, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const stars = await call.orderRatings.starsOf(shown.filter(({ state }) => state === 'completed').map(({ orderId }) => orderId))
    return { orders: shown.map((order) => ({ ...orderCard(order, call), stars: stars.get(order.orderId) })), more: found.length > limit }
  },
)

/** The shops with this in their name, in either language. */
function shopsNamed(keyword: string, { catalogue, brand }: { catalogue: Catalogue; brand: Brand }): string[] {
  const wanted = keyword.toLowerCase()
  const named = catalogue.shops(brand).filter(({ name }) => `${name.tc}\n${name.en}`.toLowerCase().includes(wanted))
  return named.map(({ storeId }) => storeId)
}
