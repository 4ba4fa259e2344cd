import { updateOrderStatus } from '@harbour/protocol'
import { goesInLocker } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { movedAnswer, moveOrder } from '../move-order.ts'
import { givesMoneyBack } from '../gives-money-back.ts'
import { putInLocker } from '../put-in-locker.ts'

/** A tablet gives no money back, by cancelling neither: its people sign in and do it in their own names (`shopOrderMove`). */
export const updateOrderStatusAction = handle(updateOrderStatus, async ({ orderId, status, reason = null, locker, minutes }, call) => {
  const moved = await moveOrder({ storeId: call.caller.storeId, orderId, status, reason, minutes }, call, (order, to) => {
    if (call.caller.tabletId !== null && givesMoneyBack(order, to)) throw refuseCommon('NOT_ALLOWED')
    if (locker && !goesInLocker(order, to)) throw refuse(updateOrderStatus, 'LOCKER_UNWANTED')
  })
  if (typeof moved === 'string') throw refuse(updateOrderStatus, moved)
  return { ...movedAnswer(moved, status), seq: locker ? await putInLocker(moved, locker, call) : moved.seq }
})
