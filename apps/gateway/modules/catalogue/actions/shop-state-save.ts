import { shopStateSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { saveShopStates } from '../overlay/save-shop-states.ts'
import { namedShop, shopOverlay } from '../shop-overlay.ts'

export const shopStateSaveAction = handle(shopStateSave, async ({ storeId, ...word }, call) => {
  const saved = await saveShopStates([namedShop(storeId, call.catalogue)], word, { action: shopStateSave.name, call })
  if (saved !== 'saved') throw refuse(shopStateSave, saved)
  return shopOverlay(storeId, call)
})
