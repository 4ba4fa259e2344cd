import { updateOrderStatus } from '@harbour/protocol'
import { goesInLocker, stateCode, stateOf } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { earnOrderPoints } from '../../members/points/earn-order-points.ts'
import { changeState } from '../change-state.ts'
import { putInLocker } from '../put-in-locker.ts'

/** A code of the other way of dining names the same state, but is refused: 18 says ready to a guest who collects, 21 to the rider. */
export const updateOrderStatusAction = handle(updateOrderStatus, async ({ orderId, status, reason = null, locker }, call) => {
  const to = stateOf(status)
  if (to === 'cancelled' && !reason) throw refuse(updateOrderStatus, 'REASON_REQUIRED')
  const order = await call.orders.ofShop(orderId, call.caller.storeId)
  if (!order) throw refuse(updateOrderStatus, 'ORDER_UNKNOWN')
  if (!to || stateCode(to, order.orderType) !== status) throw refuse(updateOrderStatus, 'CHANGE_ILLEGAL')
  if (locker && !goesInLocker(order, to)) throw refuse(updateOrderStatus, 'LOCKER_UNWANTED')
  const find = () => call.orders.ofShop(orderId, call.caller.storeId)
  const outcome = await changeState({ find, to, by: 'shop', reason }, call)
  if (outcome === 'unknown') throw refuse(updateOrderStatus, 'ORDER_UNKNOWN')
  if (outcome === 'illegal') throw refuse(updateOrderStatus, 'CHANGE_ILLEGAL')
  // A till that gets no answer says it again: the points are given then.
  await earnOrderPoints(outcome, call)
  return { orderId: outcome.orderId, status, seq: locker ? await putInLocker(outcome, locker, call) : outcome.seq }
})
