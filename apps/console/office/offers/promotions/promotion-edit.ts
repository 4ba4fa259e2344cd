import type { ChainPromotion, Prices } from '@harbour/chain'
import type { Brand } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

export const promotionKinds = ['spend', 'gift', 'second', 'addOn'] as const satisfies readonly ChainPromotion['kind'][]

/** A kind of promotion in words. */
export function kindWords(kind: ChainPromotion['kind']): string {
  const words = {
    spend: m.offers_promotion_spend,
    gift: m.offers_promotion_gift,
    second: m.offers_promotion_second,
    addOn: m.offers_promotion_add_on,
  }
  return words[kind]()
}

/** A promotion that is not there yet, with amounts for the brand that is looked at: what they begin with is changed at once. */
export function blankPromotion(promotionId: string, kind: ChainPromotion['kind'], brand: Brand): ChainPromotion {
  const empty = { promotionId, name: { tc: '', en: '' }, note: { tc: '', en: '' } }
  const spend: Prices = { [brand]: 20_000 }
  switch (kind) {
    case 'spend':
      return { ...empty, kind, tiers: [{ spend, off: { [brand]: 2_000 } }] }
    case 'gift':
      return { ...empty, kind, stacks: true, spend, pids: [] }
    case 'second':
      return { ...empty, kind, stacks: true, items: [], most: 3 }
    case 'addOn':
      return { ...empty, kind, stacks: true, spend, items: [], most: 2 }
  }
}

/** Amounts with that of a brand; null where it has none. */
export function withPrice(prices: Prices, brand: Brand, cents: number | null): Prices {
  const { [brand]: _, ...others } = prices
  return cents === null ? others : { ...others, [brand]: cents }
}
