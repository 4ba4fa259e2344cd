import { orderTypes } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import type { ShopOrder } from '../orders/shop-order.ts'

const words = {
  [orderTypes.delivery]: m.board_delivery,
  [orderTypes.takeaway]: m.board_takeaway,
  [orderTypes.dineIn]: m.board_dine_in,
} as const

/** The way in which an order leaves the shop, as one word. */
export const wayWords = ({ orderType }: Pick<ShopOrder, 'orderType'>): string => words[orderType]()
