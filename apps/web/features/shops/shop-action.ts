import type { StoreCard } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { takesOrders } from '../../entities/shop/shop-state.ts'

export type ShopOffer = Pick<StoreCard, 'openness' | 'preorders'>

/** The ways on at a shop: order for now, or for the time they have in mind; preorder; or look at what there is. */
export function shopAction(shop: ShopOffer, orderType: OrderType, wantedAt: number | null): 'order' | 'preorder' | 'look' {
  const ahead = shop.preorders.includes(orderType)
  if (takesOrders(shop) || (wantedAt !== null && ahead)) return 'order'
  return ahead ? 'preorder' : 'look'
}
