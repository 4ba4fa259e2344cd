import { shopLineDone } from '@harbour/protocol'
import { isInKitchen } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

/** A line that is finished moves no order on: who hands it over says so. */
export const shopLineDoneAction = handle(shopLineDone, async ({ storeId, orderId, index, done }, call) => {
  const find = () => call.orders.ofShop(orderId, storeId)
  const order = await find()
  if (!order) throw refuse(shopLineDone, 'ORDER_UNKNOWN')
  if (index >= order.lines.length) throw refuse(shopLineDone, 'LINE_UNKNOWN')
  if (!isInKitchen(order.state)) throw refuse(shopLineDone, 'CHANGE_ILLEGAL')
  const written = {
    action: shopLineDone.name,
    subject: order.orderId,
    shop: namedShop(storeId, call.catalogue),
    after: { index, done },
  }
  const also = (rows: Rows) => call.audit.write(rows, written, call)
  const changed = await call.shopBoard.finishLine({ orderId, storeId, index, done }, also)
  if (changed) return { orderId: order.orderId, doneLines: changed }
  // Nothing has changed: it was so already, or the order has moved on in between.
  const now = await find()
  if (!now || !isInKitchen(now.state)) throw refuse(shopLineDone, 'CHANGE_ILLEGAL')
  return { orderId: order.orderId, doneLines: now.doneLines }
})
