import { lateOrdersGet } from '@harbour/protocol'
import { stateCode } from '@harbour/rules'
import { handle } from '../deps.ts'
import { reportScope } from '../report-scope.ts'
import { shopName } from '../shop-name.ts'

export const lateOrdersGetAction = handle(lateOrdersGet, async (input, call) => {
  const found = await call.lateOrders.list(reportScope(input, 'report.read', call), call.clock.now())
  return {
    orders: found.map(({ state, ...order }) => ({
      ...order,
      storeName: shopName(order.storeId, call),
      status: stateCode(state, order.orderType),
    })),
  }
})
