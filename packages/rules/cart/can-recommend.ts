import { canQuickAdd } from './choice-gaps.ts'
import type { Occasion } from '../menu/occasion.ts'
import type { Product, ProductBook } from '../menu/product.ts'
import { isServed } from '../menu/service-hours.ts'

/** A cart to which something might be added: the pids of what is in it, and when and how it is to be eaten. */
export type RecommendationContext = { pids: readonly string[]; occasion: Occasion }

/**
 * Says whether a product may be offered with a cart (spec 1.18, 2.27): it can be had then and in this way, at one tap, is not in the cart
 * yet, and is no alcohol, which is never urged on anybody.
 */
export function canRecommend(
  product: Product,
  { soldOut }: ProductBook,
  { pids, occasion: { now, orderType } }: RecommendationContext,
): boolean {
  return (
    !product.alcohol &&
    !pids.includes(product.pid) &&
    !soldOut.has(product.pid) &&
    (product.orderTypes?.includes(orderType) ?? true) &&
    isServed(product.service, now) &&
    canQuickAdd(product, soldOut)
  )
}
