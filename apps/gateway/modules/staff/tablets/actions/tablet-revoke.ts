import { tabletRevoke } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { shopOf } from '../shop-of.ts'

export const tabletRevokeAction = handle(tabletRevoke, ({ storeId, tabletId }, call) =>
  call.db.transaction(async (rows) => {
    const tablet = await call.tablets.find(rows, storeId, tabletId)
    if (!tablet) throw refuse(tabletRevoke, 'TABLET_UNKNOWN')
    await call.tablets.revoke(rows, tablet.tabletId)
    const before = { tabletId: tablet.tabletId, name: tablet.name }
    await call.audit.write(rows, { action: tabletRevoke.name, subject: tablet.name, shop: shopOf(storeId, call), before }, call)
    return { revoked: true }
  }),
)
