import { riderUnassign } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

export const riderUnassignAction = handle(riderUnassign, async ({ storeId, orderId }, call) => {
  const order = await call.orders.ofShop(orderId, storeId)
  if (!order) throw refuse(riderUnassign, 'ORDER_UNKNOWN')
  return call.db.transaction(async (rows) => {
    const removed = await call.trips.remove(rows, order.orderId, call.clock.now())
    if (removed.length === 0) return { unassigned: false }
    const shop = namedShop(storeId, call.catalogue)
    await call.audit.write(rows, { action: riderUnassign.name, subject: order.orderId, shop, before: removed }, call)
    return { unassigned: true }
  })
})
