import type { Answer, getShopOrders } from '@harbour/protocol'

/** An order in hand, as the gateway gives it to the shop's devices. */
export type ShopOrder = Answer<typeof getShopOrders>['orders'][number]
