import { shopOrderMove } from '@harbour/protocol'
import type { Cents } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { handle, type Call } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { mustStepUp } from '../../staff/step-up.ts'
import { givesMoneyBack } from '../gives-money-back.ts'
import { handoverObstacle } from '../judge-handover.ts'
import { movedAnswer, moveOrder } from '../move-order.ts'

/** Moves an order on; where money goes back by it, whoever does it has shown lately who they are, as for any refund. */
export const shopOrderMoveAction = handle(
  shopOrderMove,
  async ({ storeId, orderId, status, reason = null, minutes, recall, cash }, call) => {
    const done = {
      action: shopOrderMove.name,
      subject: orderId.toLowerCase(),
      shop: namedShop(storeId, call.catalogue),
      after: { status, reason, minutes, recall, ...cash },
    }
    const also = (rows: Rows) => call.audit.write(rows, done, call)
    const collected = cash?.collected
    const move = { storeId, orderId, status, reason, staff: call.caller, minutes, recall, collected, also }
    const moved = await moveOrder(move, call, (order, to) => {
      const obstacle = handoverObstacle(order, { to, reason, collected })
      if (obstacle) throw refuse(shopOrderMove, obstacle)
      if (givesMoneyBack(order, to) && mustStepUp(call.caller.provenAt, call.clock.now())) throw refuseCommon('STEP_UP')
    })
    if (typeof moved === 'string') throw refuse(shopOrderMove, moved)
    if (!(await isBooked(collected, orderId, call))) throw refuse(shopOrderMove, 'CHANGE_ILLEGAL')
    return movedAnswer(moved, status, call.caller.staffId)
  },
)

/** Of two who say what was collected the first is heard; the other is told so where it was another sum. */
async function isBooked(collected: Cents | undefined, orderId: string, { orders }: Call): Promise<boolean> {
  return collected === undefined || (await orders.collected(orderId)) === collected
}
