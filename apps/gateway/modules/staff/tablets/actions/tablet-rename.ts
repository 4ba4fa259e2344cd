import { tabletRename } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { shopOf } from '../shop-of.ts'

export const tabletRenameAction = handle(tabletRename, ({ storeId, tabletId, name }, call) =>
  call.db.transaction(async (rows) => {
    const tablet = await call.tablets.find(rows, storeId, tabletId)
    if (!tablet) throw refuse(tabletRename, 'TABLET_UNKNOWN')
    await call.tablets.rename(rows, tablet.tabletId, name)
    const change = { before: { tabletId: tablet.tabletId, name: tablet.name }, after: { tabletId: tablet.tabletId, name } }
    await call.audit.write(rows, { action: tabletRename.name, subject: name, shop: shopOf(storeId, call), ...change }, call)
    return { tablet: { ...tablet, name } }
  }),
)
