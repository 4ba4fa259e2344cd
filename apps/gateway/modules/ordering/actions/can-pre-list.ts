import { canPreList, type Answer } from '@harbour/protocol'
import {
  basketOf,
  bestPromotions,
  cents,
  earnedGifts,
  giftsOf,
  itemsOf,
  promotionGap,
  promotionsAt,
  type Occasion,
  type ProductBook,
  type Promotion,
} from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { preferentialOf } from '../preferential.ts'

type Listed = Answer<typeof canPreList>['preferentials'][number]

export const canPreListAction = handle(canPreList, ({ storeId, orderType, lines, wantedAt, gifts = [] }, call) => {
  const { brand, catalogue, clock, language } = call
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(canPreList, 'STORE_UNKNOWN')
  if (!shop.orderTypes.includes(orderType)) throw refuse(canPreList, 'ORDER_TYPE_UNAVAILABLE')
  const occasion = { now: wantedAt ?? clock.now(), orderType }
  const book = catalogue.book(storeId, language, occasion.now)
  const offered = promotionsAt(catalogue.promotions(brand, { storeId, language }), book, occasion)
  const basket = basketOf(itemsOf({ lines, book }))
  const { promotions, discount } = bestPromotions(basket, offered)
  return {
    promotions,
    discount,
    gifts: earnedGifts(gifts, offered, basket.subtotal),
    preferentials: offered.map((promotion) => ({
      ...preferentialOf(promotion, book),
      amount: promotions.find(({ promotionId }) => promotionId === promotion.promotionId)?.amount ?? cents(0),
      gap: promotionGap(promotion, basket, offered),
      gifts: giftsToChoose(promotion, book, occasion),
    })),
  }
})

function giftsToChoose(promotion: Promotion, book: ProductBook, occasion: Occasion): Listed['gifts'] {
  if (promotion.kind !== 'gift') return []
  return giftsOf(promotion, book, occasion).map(({ product: { pid, name, picture }, available }) => ({ pid, name, picture, available }))
}
