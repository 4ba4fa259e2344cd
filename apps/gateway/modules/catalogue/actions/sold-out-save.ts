import { soldOutSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { saveSoldOutAt } from '../overlay/save-sold-out.ts'
import { namedShop, shopOverlay } from '../shop-overlay.ts'
import { judgeSoldOut } from '../overlay/judge-sold-out.ts'

export const soldOutSaveAction = handle(soldOutSave, async ({ storeId, ...word }, call) => {
  const wrong = judgeSoldOut(word, call)
  if (wrong) throw refuse(soldOutSave, wrong)
  const saved = await saveSoldOutAt([namedShop(storeId, call.catalogue)], word, { action: soldOutSave.name, call })
  if (saved !== 'saved') throw refuse(soldOutSave, saved)
  return shopOverlay(storeId, call)
})
