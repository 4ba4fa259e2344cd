import { orderTypes, type OrderType } from '@harbour/rules'

/** The ways to eat that a guest goes to a shop for. */
export type InShop = Exclude<OrderType, 2>
export const inShopTypes: readonly InShop[] = [orderTypes.takeaway, orderTypes.dineIn]
