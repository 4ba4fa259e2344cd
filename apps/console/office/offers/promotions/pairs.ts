import type { ChainPromotion } from '@harbour/chain'
import { promotionPair, type PairedPromotion, type PromotionPair } from '@harbour/rules'

/** The way in which two promotions go together. */
export const pairOf = (one: ChainPromotion, other: ChainPromotion): PromotionPair => promotionPair(paired(one), paired(other))

function paired(promotion: ChainPromotion): PairedPromotion {
  const { kind, stacks = false, orderTypes, service, dates, storeIds } = promotion
  return { kind, stacks, orderTypes, service, dates, storeIds, pids: 'items' in promotion ? promotion.items.map(({ pid }) => pid) : [] }
}
