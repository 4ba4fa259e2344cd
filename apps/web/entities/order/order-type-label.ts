import { orderTypes, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The name of an order type: "Takeaway", "Delivery", "Dine in". */
export const orderTypeLabel: Record<OrderType, () => string> = {
  [orderTypes.takeaway]: m.shops_takeaway,
  [orderTypes.delivery]: m.shops_delivery,
  [orderTypes.dineIn]: m.shops_dine_in,
}
