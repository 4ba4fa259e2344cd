import { orderTypes, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The order types in the order in which the office shows them. */
export const shownOrderTypes: readonly OrderType[] = [orderTypes.delivery, orderTypes.takeaway, orderTypes.dineIn]

/** The name of an order type. */
export const orderTypeWords = (orderType: OrderType): string =>
  ({ [orderTypes.delivery]: m.shops_delivery, [orderTypes.takeaway]: m.shops_takeaway, [orderTypes.dineIn]: m.shops_dine_in })[orderType]()
