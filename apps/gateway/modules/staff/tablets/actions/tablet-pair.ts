import { tabletPair } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import type { Quota } from '../../../../platform/quotas.ts'
import { handle } from '../../deps.ts'
import { shopOf } from '../shop-of.ts'

const wrongCodes: Quota = { name: 'wrong pairing codes of a person', most: 10, lasts: 15 * 60_000 }

/** A code is counted before it is looked at, and given back where it was right. */
export const tabletPairAction = handle(tabletPair, async ({ storeId, code, name }, call) => {
  const tried = { quota: wrongCodes, key: call.caller.staffId }
  const usedUp = await call.quotas.take(tried)
  if (usedUp) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: usedUp.retryAfter })
  const tablet = await call.db.transaction(async (rows) => {
    const wanted = { tabletId: call.ids.guid(), storeId, name, spare: call.ids.secret(), pairedBy: call.caller.staffId }
    const paired = await call.tablets.pair(rows, code, wanted)
    if (!paired) throw refuse(tabletPair, 'PAIRING_UNKNOWN')
    const after = { tabletId: paired.tabletId, name }
    await call.audit.write(rows, { action: tabletPair.name, subject: name, shop: shopOf(storeId, call), after }, call)
    return paired
  })
  await call.quotas.giveBack(tried)
  return { tablet }
})
