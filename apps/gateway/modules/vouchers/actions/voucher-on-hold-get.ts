import { voucherOnHoldGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const voucherOnHoldGetAction = handle(voucherOnHoldGet, async (_content, { holds, caller, clock }) => {
  const open = await holds.open(caller.userId, clock.now())
  return { data: open.map(({ voucherCode, clientOrderId, heldUntil }) => ({ voucherCode, orderId: clientOrderId, heldUntil })) }
})
