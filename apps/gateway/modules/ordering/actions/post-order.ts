import { postOrder, type Input } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { type Call, handle } from '../deps.ts'
import { refuse, Refused } from '../../../platform/handle.ts'
import { judgeDraft, type JudgedDraft } from '../draft/draft.ts'
import { bodyHashOf, newOrder } from '../new-order.ts'
import { orderCard } from '../order-card.ts'
import { changedOrder, obstacleTo } from '../draft/order-obstacle.ts'
import type { Placed } from '../order.ts'
import { groupToOrder, keepGroup } from '../../groups/group-to-order.ts'
import { holdVouchers } from '../../vouchers/hold-vouchers.ts'
import { isUnlimited } from '../../vouchers/promo-voucher.ts'

type Content = Input<typeof postOrder>

/** An order that was placed already is answered as it is, also when the shop has closed or prices have changed since. */
export const postOrderAction = handle(postOrder, async (content, call) => {
  const judged = await judge(content, call)
  if (judged instanceof Refused) return answerBefore(content, call, judged)
  const groupId = await groupToOrder(content, call)
  if (groupId instanceof Refused) return answerBefore(content, call, groupId)
  const lost = await holdCoupons(content, judged, call)
  if (lost) return answerBefore(content, call, lost)
  const order = newOrder(content, { ...judged, groupId }, call)
  const placed = await call.orders.place(order, keepGroup(content, call)).catch(refusal)
  if (placed instanceof Refused) return answerBefore(content, call, placed)
  if (placed === 'full') throw refuse(postOrder, 'SLOT_FULL')
  if (placed === 'limited') throw refuse(postOrder, order.payUntil === null ? 'CASH_ORDERS_TOO_MANY' : 'UNPAID_ORDERS_TOO_MANY')
  if (placed === 'unheld') throw refuse(postOrder, 'VOUCHER_TAKEN', changedOrder(judged))
  if (placed === 'short') throw await pointsGone(content, call)
  if (placed === 'tied') throw refuse(postOrder, 'GROUP_ORDERED')
  if (!placed.fresh) return answerKept(placed, call)
  if (groupId !== null) await call.groups.tell(call.db.rows, groupId)
  const state = order.payUntil === null ? 'placed' : 'paymentPending'
  const nothingBack = { endReason: null, refundState: 'none', refunded: cents(0), checking: false } as const
  return orderCard({ ...order, ...placed, ...nothingBack, state, seq: 1, total: order.price.total }, call)
})

async function judge(content: Content, call: Call<'visitor'>): Promise<JudgedDraft | Refused> {
  const judged = await judgeDraft(content, occasionOf(call), call)
  if (typeof judged === 'string') return refuse(postOrder, judged)
  return obstacleTo(content, judged, call) ?? judged
}

const occasionOf = ({ brand, clock, language, caller }: Call<'visitor'>) => ({ brand, now: clock.now(), language, userId: caller.userId })

/** Holds those of the order's coupons that may be lost, or for longer what is held already; a refusal with the price without those that are lost. */
async function holdCoupons(content: Content, { coupons }: JudgedDraft, call: Call<'visitor'>): Promise<Refused | undefined> {
  const codes = coupons.coupons.map(({ code }) => code)
  const voucherCodes = codes.filter((code) => !isUnlimited(code, call.brand, call.catalogue))
  if (voucherCodes.length === 0) return undefined
  const request = { voucherCodes, clientOrderId: content.clientOrderId, userId: call.caller.userId, brand: call.brand }
  const { refused } = await holdVouchers(request, call)
  if (refused.length === 0) return undefined
  const left = codes.filter((code) => !refused.some(({ voucherCode }) => voucherCode === code))
  const rest = await judgeDraft({ ...content, coupons: left }, occasionOf(call), call)
  if (typeof rest === 'string') return refuse(postOrder, rest)
  const issues = [...refused.map((each) => ({ ...each, reason: null })), ...rest.coupons.issues]
  const code = refused.every((each) => each.code === 'VOUCHER_UNSURE') ? 'VOUCHER_UNSURE' : 'VOUCHER_TAKEN'
  return refuse(postOrder, code, changedOrder({ ...rest, coupons: { ...rest.coupons, issues } }))
}

function refusal(fault: unknown): Refused {
  if (fault instanceof Refused) return fault
  throw fault
}

/** The points were spent elsewhere a moment ago: the price with those that are left. */
async function pointsGone(content: Content, call: Call<'visitor'>): Promise<Refused> {
  const judged = await judgeDraft(content, occasionOf(call), call)
  return typeof judged === 'string' ? refuse(postOrder, judged) : refuse(postOrder, 'PRICE_CHANGED', changedOrder(judged))
}

/** The order placed before under this id where there is one; else what stands in the way of a new one. */
async function answerBefore(content: Content, call: Call<'visitor'>, obstacle: Refused) {
  const { clientOrderId } = content
  const placed = await call.orders.placedBefore({ userId: call.caller.userId, clientOrderId, bodyHash: bodyHashOf(content) })
  if (!placed) throw obstacle
  return answerKept(placed, call)
}

async function answerKept({ orderId, sameBody }: Placed, call: Call<'visitor'>) {
  if (!sameBody) throw refuse(postOrder, 'ORDER_CONFLICT')
  const order = await call.orders.ofGuest(orderId, call.caller.userId)
  if (!order) throw new Error('an order is gone')
  return orderCard(order, call)
}
