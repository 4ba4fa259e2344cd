import { bestPromotions } from './best-promotions.ts'
import type { Basket } from './discounted-dishes.ts'
import { cents, type Cents } from '../money.ts'
import type { Occasion } from '../menu/occasion.ts'
import type { Promotion } from './promotion.ts'
import { promotionGap } from './promotion-gap.ts'
import { isPromotionActive } from './promotions-at.ts'

/**
 * The word on a promotion for one basket: it gives so much, in cents (a gift, which its guest chooses, nothing off), or why it does not. `way`: not for this way of
 * dining; `time`: not at this time; `short`: so much money, or so many dishes, are missing; `beaten`: another one takes more off; `nothing`: the basket has none of its dishes.
 */
export type PromotionVerdict =
  | { gives: true; amount: Cents }
  | { gives: false; why: 'way' | 'time' | 'beaten' | 'nothing' }
  | { gives: false; why: 'short'; gap: { money: Cents } | { items: number } }

/** Judges a promotion for a basket on an occasion, beside those that hold then (`promotionsAt`). */
export function judgePromotion(
  promotion: Promotion,
  basket: Basket,
  { holding, occasion }: { holding: readonly Promotion[]; occasion: Occasion },
): PromotionVerdict {
  if (promotion.orderTypes?.includes(occasion.orderType) === false) return { gives: false, why: 'way' }
  if (!isPromotionActive(promotion, occasion)) return { gives: false, why: 'time' }
  if (!holding.some(({ promotionId }) => promotionId === promotion.promotionId)) return { gives: false, why: 'nothing' }
  if (promotion.kind === 'gift' && basket.subtotal >= promotion.spend) return { gives: true, amount: cents(0) }
  const given = bestPromotions(basket, holding).promotions.find(({ promotionId }) => promotionId === promotion.promotionId)
  if (given) return { gives: true, amount: given.amount }
  if (bestPromotions(basket, [promotion]).discount > 0) return { gives: false, why: 'beaten' }
  const gap = promotionGap(promotion, basket, [promotion])
  if (!gap) return { gives: false, why: 'nothing' }
  return { gives: false, why: 'short', gap: gap.items > 0 ? { items: gap.items } : { money: gap.money } }
}
