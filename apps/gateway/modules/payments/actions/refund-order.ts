import { refundOrder } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { owedRefund, refundRefusals } from '../owed-refund.ts'
import type { Refundable } from '../store/arrange-refund.ts'

/**
 * Gives a part back. Cash is given back at the door; an order that is cancelled gives back everything by itself. A tablet's people sign in and give back in
 * their own names (`shopRefund`).
 */
export const refundOrderAction = handle(refundOrder, async ({ orderId, clientRefundId, parts, reason }, { refunds, caller, clock }) => {
  if (caller.tabletId !== null) throw refuseCommon('NOT_ALLOWED')
  const judge = (order: Refundable) => owedRefund(parts, order)
  const ask = { orderId, storeId: caller.storeId, clientRefundId, parts, reason, at: clock.now(), judge }
  const arranged = await refunds.arrange(ask)
  if (typeof arranged === 'string') throw refuse(refundOrder, refundRefusals[arranged])
  return { orderId, ...arranged }
})
