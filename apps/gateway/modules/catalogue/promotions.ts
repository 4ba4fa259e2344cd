import type { ChainPromotion } from '@harbour/chain'
import { soldPromotion } from '@harbour/chain/sold-promotion.ts'
import { brandIds, type Brand, type Language, type Promotion } from '@harbour/rules'

/** The promotions of a shop; without a shop, those that every shop of the brand gives. */
export type Promotions = (brand: Brand, asked: { storeId?: string; language: Language }) => Promotion[]

/** Translates the chain's promotions into what each brand gives, in both languages. */
export function readPromotions(promotions: ChainPromotion[]): Promotions {
  const read = {
    [brandIds.hongKong]: { 1: inLanguage(brandIds.hongKong, 1), 2: inLanguage(brandIds.hongKong, 2) },
    [brandIds.macau]: { 1: inLanguage(brandIds.macau, 1), 2: inLanguage(brandIds.macau, 2) },
  }
  return (brand, { storeId, language }) =>
    read[brand][language]
      .filter(({ storeIds }) => !storeIds || (storeId !== undefined && storeIds.includes(storeId)))
      .map(({ promotion }) => promotion)

  function inLanguage(brand: Brand, language: Language) {
    return promotions.flatMap((each) => {
      const promotion = soldPromotion(each, brand, language)
      return promotion ? [{ promotion, storeIds: each.storeIds }] : []
    })
  }
}
