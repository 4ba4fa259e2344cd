import { soldOutListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { soldOutOf } from '../shop-overlay.ts'
import { shopsInReach } from '../overlay/shops-in-reach.ts'

export const soldOutListGetAction = handle(soldOutListGet, ({ storeId, pid }, call) => ({
  entries: soldOutOf(shopsInReach(storeId, { right: 'shop.soldOut', call }), call, pid),
}))
