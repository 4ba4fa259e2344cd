import type { OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The name of an order type: "Takeaway", "Delivery", "Dine in". */
export const orderTypeLabel: Record<OrderType, () => string> = { 1: m.shops_takeaway, 2: m.shops_delivery, 5: m.shops_dine_in }
