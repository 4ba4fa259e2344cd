import { languageIds, cents, type Brand, type Cents, type Language, type PromotionalPrice, type Promotion } from '@harbour/rules'
import type { ChainBrand, ChainPromotionalPrice, ChainOffer, ChainPromotion, Prices, Words } from './types.ts'

/** A promotion as one brand gives it, in one language; undefined where it gives nothing there. Dishes and tiers without a price there fall away. */
export function soldPromotion(promotion: ChainPromotion, brand: Brand, language: Language): Promotion | undefined {
  const { promotionId, orderTypes, service, dates } = promotion
  const name = say(promotion.name, language)
  const terms = { promotionId, name, note: say(promotion.note, language), stacks: promotion.stacks ?? false, orderTypes, service, dates }
  switch (promotion.kind) {
    case 'spend': {
      const tiers = promotion.tiers.flatMap((tier) => {
        const [spend, off] = [priceAt(tier.spend, brand), priceAt(tier.off, brand)]
        return spend === undefined || off === undefined ? [] : [{ spend, off }]
      })
      return tiers.length > 0 ? { ...terms, kind: 'spend', tiers } : undefined
    }
    case 'gift': {
      const spend = priceAt(promotion.spend, brand)
      return spend === undefined ? undefined : { ...terms, kind: 'gift', spend, pids: promotion.pids }
    }
    case 'second': {
      const items = promotionalPrices(promotion.items, brand)
      return items.length > 0 ? { ...terms, kind: 'second', items, most: promotion.most } : undefined
    }
    case 'addOn': {
      const [spend, items] = [priceAt(promotion.spend, brand), promotionalPrices(promotion.items, brand)]
      return spend === undefined || items.length === 0 ? undefined : { ...terms, kind: 'addOn', spend, items, most: promotion.most }
    }
  }
}

/** The offers that home shows of a brand: its own cards, and after the first of them those of its promotions, with the days on which they hold. */
export function offersOf({ brand, offers }: ChainBrand, promotions: ChainPromotion[]): (ChainOffer & Pick<ChainPromotion, 'dates'>)[] {
  const cards = promotions.flatMap((promotion) => {
    const { promotionId, card, dates, orderTypes } = promotion
    return card && soldPromotion(promotion, brand, 1) ? [{ offerId: promotionId, ...card, orderTypes, dates }] : []
  })
  return [...offers.slice(0, 1), ...cards, ...offers.slice(1)]
}

function promotionalPrices(items: ChainPromotionalPrice[], brand: Brand): PromotionalPrice[] {
  return items.flatMap(({ pid, price }) => {
    const amount = priceAt(price, brand)
    return amount === undefined ? [] : [{ pid, price: amount }]
  })
}

function priceAt(prices: Prices, brand: Brand): Cents | undefined {
  const amount = prices[brand]
  return amount === undefined ? undefined : cents(amount)
}

function say(words: Words, language: Language): string {
  return language === languageIds.en ? words.en : words.tc
}
