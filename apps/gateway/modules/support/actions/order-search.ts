import { coveredShops } from '@harbour/rules'
import { orderSearch } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { unmaskedBy } from '../found-order.ts'
import { searchTerms } from '../search-terms.ts'
import { supportOrder } from '../support-guest.ts'

/** Searches are counted by person, so that nobody goes through phones to see who has ordered. */
export const orderSearchAction = handle(orderSearch, async ({ text, storeId = null, day = null }, call) => {
  const retryAfter = await call.limits.searched(call.caller.staffId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const terms = searchTerms(text)
  if (terms === 'partial') throw refuse(orderSearch, 'PHONE_PARTIAL')
  const orders = await call.supportOrders.search({ terms, storeId, day }, coveredShops(call.caller.grants, 'guest.read'))
  const unmasked = await unmaskedBy(orders, call)
  return { orders: orders.map((order) => supportOrder(order, { unmasked: unmasked.has(order.orderId) })) }
})
