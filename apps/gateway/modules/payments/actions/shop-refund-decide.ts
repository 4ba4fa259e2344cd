import { shopRefundDecide } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { handle, type Call } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { owedRefund, refundRefusals } from '../owed-refund.ts'
import type { Refundable } from '../store/arrange-refund.ts'
import type { WaitingRequest } from '../store/refund-requests.ts'

/** The money goes back in the transaction that decides, so that of two who decide at the same moment one does. */
export const shopRefundDecideAction = handle(shopRefundDecide, async ({ storeId, requestId, approve }, call) => {
  const request = (await call.refundRequests.waiting(storeId, call.clock.now())).find((each) => each.requestId === requestId.toLowerCase())
  if (!request) throw refuse(shopRefundDecide, 'REQUEST_UNKNOWN')
  if (request.staffId === call.caller.staffId) throw refuse(shopRefundDecide, 'REQUEST_OWN')
  let decided = false
  const decide = async (rows: Rows) => {
    const decision = { requestId: request.requestId, staffId: call.caller.staffId, approve, at: call.clock.now() }
    if (!(await call.refundRequests.decide(rows, decision))) throw refuse(shopRefundDecide, 'REQUEST_UNKNOWN')
    await audit(rows, { request, storeId, approve }, call)
    decided = true
  }
  const { orderId, amount } = request
  if (!approve) {
    await call.db.transaction(decide)
    return { orderId, amount, refunded: (await call.orders.ofShop(orderId, storeId))?.refunded ?? amount }
  }
  const { clientRefundId, parts, reason } = request
  const judge = (order: Refundable) => {
    const owed = owedRefund(parts, order)
    return owed?.amount === amount ? owed : null
  }
  const refund = { orderId, storeId, clientRefundId, parts, reason, at: call.clock.now(), judge }
  const arranged = await call.refunds.arrange({ ...refund, also: decide })
  if (typeof arranged === 'string') throw refuse(shopRefundDecide, refundRefusals[arranged])
  // It had been given back by then.
  if (!decided) throw refuse(shopRefundDecide, 'REQUEST_UNKNOWN')
  return { orderId, ...arranged }
})

type Decision = { request: WaitingRequest; storeId: string; approve: boolean }

function audit(rows: Rows, { request: { orderId, amount, askedBy }, storeId, approve }: Decision, call: Call<'staff'>): Promise<void> {
  const shop = namedShop(storeId, call.catalogue)
  return call.audit.write(rows, { action: shopRefundDecide.name, subject: orderId, shop, after: { approve, amount, askedBy } }, call)
}
