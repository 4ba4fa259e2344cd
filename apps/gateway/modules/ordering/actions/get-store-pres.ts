import { getStorePres } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { preferentialOf } from '../preferential.ts'

/** Whoever asks judges the hours: a preorder may be for later than now. What has ended is told no more. */
export const getStorePresAction = handle(getStorePres, ({ storeId, orderType }, { brand, catalogue, clock, language }) => {
  if (storeId !== undefined && catalogue.shop(storeId)?.brand !== brand) throw refuse(getStorePres, 'STORE_UNKNOWN')
  const today = formatDate(clock.now())
  const book = { products: catalogue.products(brand, language), soldOut: new Set<string>() }
  const promotions = catalogue
    .promotions(brand, { storeId, language })
    .filter(({ dates }) => !dates || today <= dates.endDate)
    .filter(({ orderTypes }) => orderType === undefined || (orderTypes?.includes(orderType) ?? true))
  return { promotions: promotions.map((promotion) => preferentialOf(promotion, book)) }
})
