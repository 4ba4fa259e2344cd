import { orderCancel, type Input } from '@harbour/protocol'
import { mayChange, stateCode } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { changeState } from '../../ordering/change-state.ts'
import { handle, type Call } from '../deps.ts'
import { foundOrder, shopOf } from '../found-order.ts'
import type { FoundOrder } from '../store/support-orders.ts'

type Wanted = Input<typeof orderCancel>

/** The second person's word is taken in the transaction that cancels: where it is gone by then, or money has come meanwhile, nothing is cancelled. */
export const orderCancelAction = handle(orderCancel, async (wanted, call) => {
  const order = await foundOrder(wanted.orderId, 'guest.help', call)
  if (!order) throw refuse(orderCancel, 'ORDER_UNKNOWN')
  const takesTwo = order.paid > order.refunded && order.paid > call.settings.staffRefundLimit
  const waiting = takesTwo && (await call.cancelRequests.waiting(order.orderId, call.clock.now()))
  if (takesTwo && order.state !== 'cancelled' && (!waiting || waiting.staffId === call.caller.staffId)) return askForIt(order, wanted, call)
  const also = async (rows: Rows) => {
    const by = { orderId: order.orderId, staffId: call.caller.staffId, at: call.clock.now() }
    if ((await call.cancelRequests.paid(rows, order.orderId)) !== order.paid) throw refuse(orderCancel, 'CHANGE_ILLEGAL')
    if (takesTwo && !(await call.cancelRequests.approve(rows, by))) throw refuse(orderCancel, 'CHANGE_ILLEGAL')
    await call.audit.write(rows, auditOf(order, wanted, { amount: order.paid - order.refunded }), call)
  }
  const find = () => call.orders.ofShop(order.orderId, order.storeId)
  const outcome = await changeState({ find, to: 'cancelled', by: 'shop', reason: wanted.reason, staff: call.caller, also }, call)
  if (outcome === 'unknown') throw refuse(orderCancel, 'ORDER_UNKNOWN')
  if (outcome === 'illegal') throw refuse(orderCancel, 'CHANGE_ILLEGAL')
  return { orderId: order.orderId, status: stateCode(outcome.state, outcome.orderType), waiting: false }
})

/** Writes down that it is to be cancelled, once; what could not be cancelled is not asked for either. */
async function askForIt(order: FoundOrder, wanted: Wanted, call: Call<'staff'>) {
  const at = call.clock.now()
  if (!mayChange(order, 'cancelled', { by: 'shop', now: at })) throw refuse(orderCancel, 'CHANGE_ILLEGAL')
  const request = { orderId: order.orderId, staffId: call.caller.staffId, reason: wanted.reason, at }
  await call.db.transaction(async (rows) => {
    const isNew = await call.cancelRequests.ask(rows, request)
    if (isNew) await call.audit.write(rows, auditOf(order, wanted, { amount: order.paid - order.refunded, asked: true }), call)
  })
  return { orderId: order.orderId, status: stateCode(order.state, order.orderType), waiting: true }
}

function auditOf(order: FoundOrder, { reason, words }: Wanted, more: object) {
  return { action: orderCancel.name, subject: order.orderId, shop: shopOf(order), after: { reason, words, ...more } }
}
