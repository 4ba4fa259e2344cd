import type { GroupOrder } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { orderLocation, setOrderLocation, shopOf } from '../../entities/location/order-location.ts'

/**
 * The order is of the group's shop, in its way of eating and for its time, whatever its host has looked at since. Of a delivery the address says which shop serves it: where
 * that is another by now, the confirmation says so.
 */
export function orderWhereGroupIs({ storeId, storeName, orderType, wantedAt }: GroupOrder) {
  const where = orderLocation()
  const same = where.orderType === orderType && shopOf(where)?.storeId === storeId
  const shop = { storeId, name: storeName }
  if (!same) setOrderLocation(orderType === orderTypes.delivery ? { orderType, deliveryShop: shop } : { orderType, shop })
  if (where.wantedAt !== wantedAt) setOrderLocation({ wantedAt })
}
