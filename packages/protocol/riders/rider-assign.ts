import * as v from 'valibot'
import { action } from '../action.ts'
import { RiderId, TripId } from './shop-rider.ts'
import { OrderId, StoreId, Text } from '../units.ts'

const noOrderTwice = (orderIds: string[]) => new Set(orderIds.map((orderId) => orderId.toLowerCase())).size === orderIds.length

/**
 * Gives deliveries of a shop, in the order of their stops, to one of its riders, as a trip. `path` opens it on the rider's own phone, and is said here alone, and
 * to that phone by SMS (`texted`). The same orders given to the same rider again are the same trip under another link, and the one before opens nothing any more.
 * An order that is refused stands in the refusal's data.
 */
export const riderAssign = action('candao.shop.riderAssign', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: {
    storeId: StoreId,
    riderId: RiderId,
    orderIds: v.pipe(v.array(OrderId), v.minLength(1), v.maxLength(10), v.check(noOrderTwice, 'each order once')),
  },
  data: v.object({ tripId: TripId, token: Text, path: Text, texted: v.boolean() }),
  refusals: ['STORE_UNKNOWN', 'RIDER_UNKNOWN', 'ORDER_UNKNOWN', 'NOT_TO_DELIVER', 'ORDER_ASSIGNED'],
})
