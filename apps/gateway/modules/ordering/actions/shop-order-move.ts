import { shopOrderMove } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { moveOrder } from '../move-order.ts'

export const shopOrderMoveAction = handle(shopOrderMove, async ({ storeId, orderId, status, reason = null }, call) => {
  const done = {
    action: shopOrderMove.name,
    subject: orderId.toLowerCase(),
    shop: namedShop(storeId, call.catalogue),
    after: { status, reason },
  }
  const also = (rows: Rows) => call.audit.write(rows, done, call)
  const moved = await moveOrder({ storeId, orderId, status, reason, also }, call)
  if (typeof moved === 'string') throw refuse(shopOrderMove, moved)
  return { orderId: moved.orderId, status, seq: moved.seq }
})
