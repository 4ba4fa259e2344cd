import type { Occasion } from '../menu/occasion.ts'
import { canQuickAdd } from '../cart/choice-gaps.ts'
import type { Cents } from '../money.ts'
import { productByPid, type Product, type ProductBook } from '../menu/product.ts'
import type { GiftPromotion, Promotion } from './promotion.ts'
import { isServed } from '../menu/service-hours.ts'

/** A gift that a guest has chosen. */
export type Gift = { promotionId: string; pid: string }

/** A guest's answer to a gift: which one; null: no, thanks. */
export type GiftChoice = { promotionId: string; pid: string | null }

/**
 * The chosen gifts that an order really gets: of each promotion one, once the dishes come to its spend (in cents, before anything is
 * taken off). A gift costs nothing, and goes when the spend goes.
 */
export function earnedGifts(chosen: readonly GiftChoice[], promotions: readonly Promotion[], spent: Cents): Gift[] {
  return promotions.flatMap((promotion) => {
    if (promotion.kind !== 'gift' || spent < promotion.spend) return []
    const pid = chosen.find(({ promotionId }) => promotionId === promotion.promotionId)?.pid
    return pid != null && promotion.pids.includes(pid) ? [{ promotionId: promotion.promotionId, pid }] : []
  })
}

/** The gifts to choose from, in the chain's order, each with whether it can be had; what the menu does not have is left out. */
export function giftsOf({ pids }: GiftPromotion, book: ProductBook, occasion: Occasion): { product: Product; available: boolean }[] {
  return pids.flatMap((pid) => {
    const product = productByPid(book, pid)
    return product ? [{ product, available: canBeGiven(pid, book, occasion) }] : []
  })
}

/** Says whether a dish can be given now: sold, served, whole without a question, and no alcohol. */
export function canBeGiven(pid: string, book: ProductBook, { now, orderType }: Occasion): boolean {
  const product = productByPid(book, pid)
  if (!product || product.alcohol || book.soldOut.has(pid)) return false
  return (product.orderTypes?.includes(orderType) ?? true) && isServed(product.service, now) && canQuickAdd(product, book.soldOut)
}
