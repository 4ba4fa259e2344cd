import { shopStateSaveMany } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { saveShopStates } from '../overlay/save-shop-states.ts'
import { namedShop } from '../shop-overlay.ts'
import { shopsThroughout } from '../overlay/shops-in-reach.ts'

export const shopStateSaveManyAction = handle(shopStateSaveMany, async ({ where, ...word }, call) => {
  const shops = shopsThroughout(where, { right: 'shop.state', call })
  const saved = await saveShopStates(shops, word, { action: shopStateSaveMany.name, call })
  if (saved !== 'saved') throw refuse(shopStateSaveMany, saved)
  return { shops: shops.map(({ storeId }) => namedShop(storeId, call.catalogue)) }
})
