import { orderTypes, type OrderType } from '@harbour/rules'

/** The ways to eat that a guest goes to a shop for. */
export type OnSiteOrderType = Exclude<OrderType, 2>
export const onSiteOrderTypes: readonly OnSiteOrderType[] = [orderTypes.takeaway, orderTypes.dineIn]
