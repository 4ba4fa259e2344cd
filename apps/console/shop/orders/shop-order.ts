import { getShopOrders, type Answer } from '@harbour/protocol'
import * as v from 'valibot'

/** An order in hand, as the gateway gives it to the shop's devices. */
export type ShopOrder = Answer<typeof getShopOrders>['orders'][number]

/** Reads an order as it came; throws where it is none. */
export const readOrder = (came: unknown): ShopOrder => v.parse(getShopOrders.data.entries.orders.item, came)
