import { getStorePres } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { preferentialOf } from '../preferential.ts'

/** Lists a shop's promotions but those that have ended. Their hours are for the asker to judge: a preorder may be for later than now. */
export const getStorePresAction = handle(getStorePres, ({ storeId, orderType }, { brand, catalogue, clock, language }) => {
  if (storeId !== undefined && catalogue.shop(storeId)?.brand !== brand) throw refuse(getStorePres, 'STORE_UNKNOWN')
  const now = clock.now()
  const today = formatDate(now)
  const products = storeId === undefined ? catalogue.products(brand, language, now) : catalogue.book(storeId, language, now).products
  const book = { products, soldOut: new Set<string>() }
  const promotions = catalogue
    .promotions(brand, { storeId, language })
    .filter(({ dates }) => !dates || today <= dates.endDate)
    .filter(({ orderTypes }) => orderType === undefined || (orderTypes?.includes(orderType) ?? true))
  return { promotions: promotions.map((promotion) => preferentialOf(promotion, book)) }
})
