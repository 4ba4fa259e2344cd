import { shopStateSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { judgePause } from '../judge-pause.ts'
import { namedShop, shopOverlay } from '../shop-overlay.ts'

export const shopStateSaveAction = handle(shopStateSave, async ({ storeId, busyMinutes, pausedUntil: until }, call) => {
  const { catalogue, audit, clock } = call
  const pausedUntil = judgePause(until, clock.now())
  if (pausedUntil === 'PAUSE_TOO_LONG') throw refuse(shopStateSave, pausedUntil)
  const shop = namedShop(storeId, catalogue)
  const done = {
    action: shopStateSave.name,
    subject: storeId,
    shop,
    before: { busyMinutes: shop.busyMinutes, pausedUntil: shop.pausedUntil },
    after: { busyMinutes, pausedUntil },
  }
  await catalogue.setShopState({ storeId, busyMinutes, pausedUntil }, (rows) => audit.write(rows, done, call))
  return shopOverlay(storeId, catalogue)
})
