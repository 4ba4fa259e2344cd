import { shopOrderMove } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { mustStepUp } from '../../staff/step-up.ts'
import { givesMoneyBack } from '../gives-money-back.ts'
import { movedAnswer, moveOrder } from '../move-order.ts'

/** Moves an order on; where money goes back by it, whoever does it has shown lately who they are, as for any refund. */
export const shopOrderMoveAction = handle(shopOrderMove, async ({ storeId, orderId, status, reason = null, minutes, recall }, call) => {
  const done = {
    action: shopOrderMove.name,
    subject: orderId.toLowerCase(),
    shop: namedShop(storeId, call.catalogue),
    after: { status, reason, minutes, recall },
  }
  const also = (rows: Rows) => call.audit.write(rows, done, call)
  const moved = await moveOrder({ storeId, orderId, status, reason, staff: call.caller, minutes, recall, also }, call, (order, to) => {
    if (givesMoneyBack(order, to) && mustStepUp(call.caller.provenAt, call.clock.now())) throw refuseCommon('STEP_UP')
  })
  if (typeof moved === 'string') throw refuse(shopOrderMove, moved)
  return movedAnswer(moved, status, call.caller.staffId)
})
