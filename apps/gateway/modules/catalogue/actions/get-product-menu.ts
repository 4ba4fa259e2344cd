import { getProductMenu } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** Shops of a brand share the menu's file; what has run out at one of them comes beside it. */
export const getProductMenuAction = handle(getProductMenu, ({ storeId }, { brand, catalogue, language }) => {
  if (storeId !== undefined && catalogue.shop(storeId)?.brand !== brand) throw refuse(getProductMenu, 'STORE_UNKNOWN')
  const { version } = catalogue.menuFile(brand, language)
  const soldOut = storeId === undefined ? [] : [...catalogue.book(storeId, language).soldOut]
  return { version, url: `/menu/${version}.json`, soldOut }
})
