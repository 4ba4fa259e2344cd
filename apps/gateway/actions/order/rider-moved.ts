import { riderMoved } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

/** Only where the rider was last is kept, and only until the order ends. */
export const riderMovedAction = handle(riderMoved, async ({ orderId, rider, lat, lng }, { orders, onTheWay, caller, clock }) => {
  const { storeId } = caller
  if (!(await orders.ofShop(orderId, storeId))) throw refuse(riderMoved, 'ORDER_UNKNOWN')
  const at = clock.now()
  if (!(await onTheWay.sawRider({ orderId, storeId, rider: { ...rider, lat, lng, at } }))) throw refuse(riderMoved, 'NOT_ON_ITS_WAY')
  return { orderId, at }
})
