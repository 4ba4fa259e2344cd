import { getProductMenu } from '@harbour/protocol'
import { preorderDays } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** Shops of a brand share the menu's file; what has run out at one of them, and what it has other prices for, comes beside it. */
export const getProductMenuAction = handle(getProductMenu, ({ storeId }, { brand, catalogue, clock, language }) => {
  if (storeId !== undefined && catalogue.shop(storeId)?.brand !== brand) throw refuse(getProductMenu, 'STORE_UNKNOWN')
  const { version } = catalogue.menuFile(brand, language)
  const soldOut = storeId === undefined ? [] : [...catalogue.soldOut(storeId)]
  // As far as orders go, and the day that begins while a guest looks.
  const prices = catalogue.shopPrices(brand, { storeId, from: clock.now(), days: preorderDays + 2 })
  return { version, url: `/menu/${version}.json`, soldOut, ...(prices.length > 0 && { prices: [...prices] }) }
})
