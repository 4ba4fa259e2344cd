import { orderTypes, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The order types by name, in the order in which guests are offered them. */
export const orderTypeNames = (): { type: OrderType; words: string }[] => [
  { type: orderTypes.delivery, words: m.menu_delivery() },
  { type: orderTypes.takeaway, words: m.menu_takeaway() },
  { type: orderTypes.dineIn, words: m.menu_dine_in() },
]
