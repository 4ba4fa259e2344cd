import { getStoreDeliveryRange } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

export const getStoreDeliveryRangeAction = handle(getStoreDeliveryRange, ({ storeId }, { brand, catalogue }) => {
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(getStoreDeliveryRange, 'STORE_UNKNOWN')
  return { zones: shop.zones.map(({ holes = [], ...zone }) => ({ ...zone, holes })) }
})
