import { shopOrderHold } from '@harbour/protocol'
import { isInKitchen } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

/** To let an order go on that is not held, or no longer, is done already, wherever it is by now. */
export const shopOrderHoldAction = handle(shopOrderHold, async ({ storeId, orderId, held, reason = 'other' }, call) => {
  const find = () => call.orders.ofShop(orderId, storeId)
  const order = await find()
  if (!order) throw refuse(shopOrderHold, 'ORDER_UNKNOWN')
  if (held && !isInKitchen(order.state)) throw refuse(shopOrderHold, 'CHANGE_ILLEGAL')
  const wanted = held ? { since: call.clock.now(), by: call.caller.name, reason } : null
  const done = {
    action: shopOrderHold.name,
    subject: order.orderId,
    shop: namedShop(storeId, call.catalogue),
    before: { held: order.held?.reason ?? null },
    after: { held: wanted?.reason ?? null },
  }
  const also = (rows: Rows) => call.audit.write(rows, done, call)
  if (await call.shopBoard.hold({ orderId, storeId, held: wanted }, also)) return { orderId: order.orderId, held: wanted }
  // Nothing has changed: it was so already, or the order has moved on in between.
  const now = await find()
  if (held && !now?.held) throw refuse(shopOrderHold, 'CHANGE_ILLEGAL')
  return { orderId: order.orderId, held: now?.held ?? null }
})
