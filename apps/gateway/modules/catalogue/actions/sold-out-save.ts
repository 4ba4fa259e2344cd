import { soldOutSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { namedShop, shopOverlay } from '../shop-overlay.ts'

export const soldOutSaveAction = handle(soldOutSave, async ({ storeId, pid, soldOut }, call) => {
  const { catalogue, audit } = call
  if (!catalogue.onMenu(pid)) throw refuse(soldOutSave, 'PRODUCT_UNKNOWN')
  const done = {
    action: soldOutSave.name,
    subject: pid,
    shop: namedShop(storeId, catalogue),
    before: { soldOut: shopOverlay(storeId, catalogue).soldOut.includes(pid) },
    after: { soldOut },
  }
  await catalogue.setSoldOut(storeId, pid, soldOut, (rows) => audit.write(rows, done, call))
  return shopOverlay(storeId, catalogue)
})
