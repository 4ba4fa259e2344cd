import { orderTypes, type OrderType } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

const names: Record<OrderType, () => string> = {
  [orderTypes.delivery]: m.order_delivery,
  [orderTypes.takeaway]: m.order_takeaway,
  [orderTypes.dineIn]: m.order_dine_in,
}

/** The order types in the order in which they are shown. */
export const shownOrderTypes: readonly OrderType[] = [orderTypes.delivery, orderTypes.takeaway, orderTypes.dineIn]

/** The way in which an order leaves the shop, by name. */
export const orderTypeName = (orderType: OrderType): string => names[orderType]()
