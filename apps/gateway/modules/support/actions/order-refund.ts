import { orderRefund } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { refundByStaff } from '../../payments/refund-by-staff.ts'
import { handle } from '../deps.ts'
import { foundOrder, shopOf } from '../found-order.ts'

export const orderRefundAction = handle(orderRefund, async ({ orderId, words, ...wanted }, call) => {
  const order = await foundOrder(orderId, 'guest.help', call)
  if (!order) throw refuse(orderRefund, 'ORDER_UNKNOWN')
  const audited = { action: orderRefund.name, shop: shopOf(order), words }
  const given = await refundByStaff({ ...wanted, orderId: order.orderId, storeId: order.storeId }, audited, call)
  if (typeof given === 'string') throw refuse(orderRefund, given)
  return given
})
