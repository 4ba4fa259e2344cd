import { shopRefund, type Input } from '@harbour/protocol'
import { cents, type Cents } from '@harbour/rules'
import { handle, type Call } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { owedRefund, refundRefusals } from '../owed-refund.ts'
import { isSameRefund, type Refundable } from '../store/arrange-refund.ts'

type Wanted = Input<typeof shopRefund>

/** The sum that one person may give back alone counts all that goes or went back of the order: many small refunds are one. */
export const shopRefundAction = handle(shopRefund, async (wanted, call) => {
  const { storeId, orderId, clientRefundId, parts, reason } = wanted
  const known = await askedBefore(wanted, call)
  if (known) return known
  let tooMuch: Cents | undefined
  const judge = (order: Refundable) => {
    const owed = owedRefund(parts, order)
    if (!owed || order.charged - order.left + owed.amount <= call.settings.staffRefundLimit) return owed
    tooMuch = owed.amount
    return null
  }
  const refund = { orderId, storeId, clientRefundId, parts, reason, at: call.clock.now(), judge }
  const arranged = await call.refunds.arrange({
    ...refund,
    also: (rows, amount) => call.audit.write(rows, auditOf(wanted, { amount, parts, reason }, call), call),
  })
  if (typeof arranged !== 'string') return { orderId, ...arranged, requestId: null }
  if (tooMuch === undefined) throw refuse(shopRefund, refundRefusals[arranged])
  return askForIt(wanted, tooMuch, call)
})

/** Writes the request down for a second person. Of two that are made at the same moment one is, and both are told of it. */
async function askForIt(wanted: Wanted, amount: Cents, call: Call<'staff'>) {
  const { storeId, orderId, clientRefundId, parts, reason } = wanted
  const by = { requestId: call.ids.guid(), staffId: call.caller.staffId, at: call.clock.now() }
  await call.db.transaction(async (rows) => {
    const isNew = await call.refundRequests.ask(rows, { ...by, orderId, storeId, clientRefundId, parts, reason, amount })
    if (isNew) await call.audit.write(rows, auditOf(wanted, { amount, parts, reason, asked: true }, call), call)
  })
  const asked = await askedBefore(wanted, call)
  if (!asked) throw new Error(`the request ${by.requestId} is not there`)
  return asked
}

/** The answer for a request that is there under this clientRefundId; refuses where it asked for something else. */
async function askedBefore({ storeId, orderId, clientRefundId, parts, reason }: Wanted, { refundRequests, orders }: Call) {
  const known = await refundRequests.known({ storeId, orderId, clientRefundId })
  if (!known) return undefined
  if (!isSameRefund(known, { parts, reason })) throw refuse(shopRefund, 'REFUND_CONFLICT')
  const refunded = (await orders.ofShop(orderId, storeId))?.refunded ?? cents(0)
  return { orderId, amount: known.amount, refunded, requestId: known.requestId }
}

function auditOf({ storeId, orderId }: Wanted, after: object, { catalogue }: Call) {
  return { action: shopRefund.name, subject: orderId.toLowerCase(), shop: namedShop(storeId, catalogue), after }
}
