import type { Input, refundOrder } from '@harbour/protocol'
import { cents, type Brand, type Cents } from '@harbour/rules'
import { owedRefund, refundRefusals } from './owed-refund.ts'
import { isTooMuch } from './quote-refund.ts'
import { isSameRefund, type Refundable } from './store/arrange-refund.ts'
import type { Call } from './deps.ts'

type Wanted = Input<typeof refundOrder>
/** The audit's view of it: by which call, at which shop, and with which words beside the reason. */
type Audited = { action: string; shop: { storeId: string; brand: Brand }; words?: string }
type StaffRefundCall = Pick<
  Call<'staff'>,
  'audit' | 'caller' | 'clock' | 'db' | 'ids' | 'logId' | 'orders' | 'refundRequests' | 'refunds' | 'settings'
>

/**
 * Gives back a part of an order at the word of somebody of the staff, or asks for it where that is too much for one person. Gives why not as a refusal.
 */
export async function refundByStaff(wanted: Wanted, audited: Audited, call: StaffRefundCall) {
  const { storeId, orderId, clientRefundId, parts, reason } = wanted
  const known = await askedBefore(wanted, call)
  if (known) return known
  let tooMuch: Cents | undefined
  const judge = (order: Refundable) => {
    const owed = owedRefund(parts, order)
    if (!owed || !isTooMuch(owed.amount, order, call.settings.staffRefundLimit)) return owed
    tooMuch = owed.amount
    return null
  }
  const refund = { orderId, storeId, clientRefundId, parts, reason, at: call.clock.now(), judge }
  const arranged = await call.refunds.arrange({
    ...refund,
    also: (rows, amount) => call.audit.write(rows, auditOf(wanted, { amount, parts, reason }, audited), call),
  })
  if (typeof arranged !== 'string') return { orderId, ...arranged, requestId: null }
  return tooMuch === undefined ? refundRefusals[arranged] : askForIt(wanted, { audited, amount: tooMuch }, call)
}

type Asking = { audited: Audited; amount: Cents }

/** Writes the request down for a second person. Of two that are made at the same moment one is, and both are told of it. */
async function askForIt(wanted: Wanted, { audited, amount }: Asking, call: StaffRefundCall) {
  const { storeId, orderId, clientRefundId, parts, reason } = wanted
  const by = { requestId: call.ids.guid(), staffId: call.caller.staffId, at: call.clock.now() }
  await call.db.transaction(async (rows) => {
    const isNew = await call.refundRequests.ask(rows, { ...by, orderId, storeId, clientRefundId, parts, reason, amount })
    if (isNew) await call.audit.write(rows, auditOf(wanted, { amount, parts, reason, asked: true }, audited), call)
  })
  const asked = await askedBefore(wanted, call)
  if (!asked) throw new Error(`the request ${by.requestId} is not there`)
  return asked
}

/** The answer for a request that is there under this clientRefundId; a conflict where it asked for something else. */
async function askedBefore({ storeId, orderId, clientRefundId, parts, reason }: Wanted, { refundRequests, orders }: StaffRefundCall) {
  const known = await refundRequests.known({ storeId, orderId, clientRefundId })
  if (!known) return undefined
  if (!isSameRefund(known, { parts, reason })) return refundRefusals.conflict
  const refunded = (await orders.ofShop(orderId, storeId))?.refunded ?? cents(0)
  return { orderId, amount: known.amount, refunded, pointsBack: 0, requestId: known.requestId }
}

function auditOf({ orderId }: Wanted, after: object, { action, shop, words }: Audited) {
  return { action, subject: orderId.toLowerCase(), shop, after: { ...after, ...(words !== undefined && { words }) } }
}
