import { addMinutes, answerBy, chargedBy, regions, currentOpenness, type Brand, type Instant } from '@harbour/rules'
import type { PaymentDeps } from './deps.ts'
import type { Currency, PaymentProvider, ProviderPayment } from './payment-provider.ts'
import type { OrderRecord } from '../ordering/order.ts'
import type { PaymentRecord, SoldOrder } from './payment.ts'
import type { Acceptance } from './store/accept-payment.ts'
import { holdVouchers } from '../vouchers/hold-vouchers.ts'

export type SettleDeps = Pick<
  PaymentDeps,
  'payments' | 'providers' | 'orders' | 'catalogue' | 'vouchers' | 'holds' | 'vendors' | 'settling' | 'clock' | 'log'
>

/** A payment to settle; with the part of its order that never changes, where that was read with it. */
type UnsettledPayment = PaymentRecord & Partial<SoldOrder>

/** The time after which the answer to our first question no longer comes: longer than any question of ours is on its way. */
const lostAfter = 30_000
/** Says whether the answer that a payment was begun with is lost. */
export const isLost = ({ begunAt }: Pick<PaymentRecord, 'begunAt'>, now: Instant): boolean => now - begunAt >= lostAfter

/**
 * Makes what we know of a payment what its provider says now: the one thing that the guest who comes back, the provider's webhook and the poller all
 * lead to (domain.md, Payments). Asked at the same moment from everywhere, it is done once; those of one process wait for each other, and find it done.
 * `unknown` where the provider gave no answer: nothing is changed then, and it is asked again.
 */
export function settle(payment: UnsettledPayment, deps: SettleDeps): Promise<PaymentRecord | 'unknown'> {
  const { settling, payments } = deps
  return settling(payment.paymentId, async (waited) => settleNow((waited && (await payments.one(payment.paymentId))) || payment, deps))
}

async function settleNow(payment: UnsettledPayment, deps: SettleDeps): Promise<PaymentRecord | 'unknown'> {
  const provider = deps.providers.byName.get(payment.provider)
  if (!provider || !isUndecided(payment)) return payment
  const known = payment.ref === null ? await look(payment, provider, deps) : payment
  if (known === 'unknown' || known.ref === null) return known
  const truth = await provider.read(known.ref)
  if (truth === 'unknown') return 'unknown'
  const placed = await settleAs(truth === 'absent' ? { state: 'failed', reason: 'other' } : truth, known, deps)
  return placed ?? (await deps.payments.one(payment.paymentId)) ?? known
}

/** A failed payment may still turn out to have been paid, at the last moment; one that has succeeded is settled for good. */
const isUndecided = ({ state }: PaymentRecord) => state === 'creating' || state === 'open' || state === 'failed'

/** The answer to our first question was lost: the provider knows the payment by our key, or never got it. */
async function look(
  payment: UnsettledPayment,
  provider: PaymentProvider,
  { payments, clock }: SettleDeps,
): Promise<UnsettledPayment | 'unknown'> {
  const { paymentId } = payment
  const found = await provider.find(paymentId)
  if (found === 'unknown') return 'unknown'
  if (found !== 'absent') {
    const opened = await payments.opened(paymentId, found)
    if (opened || (await payments.one(paymentId))?.state !== 'failed') return { ...payment, ...found, state: 'open' }
    // It was given up while its provider was silent: it is ended there, unless it has been paid all the same.
    if ((await provider.end(found.ref)) === 'unknown') return 'unknown'
    await payments.named(paymentId, found.ref)
    return { ...payment, ref: found.ref, state: 'failed' }
  }
  const now = clock.now()
  if (!isLost(payment, now)) return 'unknown'
  if (await payments.givenUp(paymentId, { reason: 'other', at: now })) return { ...payment, state: 'failed', reason: 'other' }
  // Our question got there after all, while we asked whether it had.
  return (await payments.one(paymentId)) ?? 'unknown'
}

/** Gives the payment as it is where it has placed its order; else what became of it is to be read. */
async function settleAs(truth: ProviderPayment, payment: UnsettledPayment, deps: SettleDeps): Promise<PaymentRecord | undefined> {
  const { payments, clock, log } = deps
  const { paymentId, amount, currency } = payment
  const at = clock.now()
  if (truth.state === 'pending') return undefined
  if (truth.state === 'failed') {
    await payments.failed(paymentId, { reason: truth.reason, card: truth.card, at })
    return undefined
  }
  if (truth.amount !== amount || truth.currency !== currency) {
    log.error({ payment: 'is of another amount or currency than was asked for', paymentId, orderId: payment.orderId })
    await payments.mismatched(paymentId, { ...truth, at })
    return undefined
  }
  const { storeId, orderType, total } = await soldOrder(payment, deps)
  const shop = deps.catalogue.shop(storeId)
  const terms = { answerBy: shop ? answerBy(shop, orderType, at) : at, slotCapacity: shop?.slotCapacity ?? null }
  const acceptance = { paymentId, state: truth.state, card: truth.card, at, sale: { charged: amount, total }, ...terms }
  const placed = await payments.place(acceptance)
  if (placed === 'placed') return { ...payment, state: truth.state, card: truth.card, booked: 'sale', tries: 0 }
  if (placed !== 'known') await acceptLate(acceptance, payment, deps)
  return undefined
}

/** The part of its order that never changes; read now where it was not read with the payment. */
async function soldOrder({ orderId, storeId, orderType, total }: UnsettledPayment, { orders }: SettleDeps): Promise<SoldOrder> {
  if (storeId !== undefined && orderType !== undefined && total !== undefined) return { storeId, orderType, total }
  return orderOf(orderId, orders)
}

async function orderOf(orderId: string, orders: SettleDeps['orders']): Promise<OrderRecord> {
  const order = await orders.one(orderId)
  if (!order) throw new Error('a payment is of no order')
  return order
}

/** The order waits for its money no more: it comes back, or the money goes back. */
async function acceptLate(acceptance: Acceptance, payment: PaymentRecord, deps: SettleDeps): Promise<void> {
  const { payments, holds, orders, log } = deps
  const { paymentId, orderId } = payment
  const order = await orderOf(orderId, orders)
  const revive = await revivalOf(order, { now: acceptance.at, endsAt: payment.endsAt }, deps)
  const accepted = await payments.acceptLate({ ...acceptance, revive })
  // Its coupons were held for an order that does not come back.
  if (accepted === 'late' && revive) await holds.release(revive.voucherCodes, order.userId)
  if (accepted === 'late' || accepted === 'revived') log.warn({ payment: accepted, paymentId, orderId })
}

/** Says whether a cancelled order may come back, with which coupons: its shop takes orders now, and its coupons can be held again. */
async function revivalOf(order: OrderRecord, { now, endsAt }: { now: Instant; endsAt: Instant }, deps: SettleDeps) {
  const shop = deps.catalogue.shop(order.storeId)
  if (!shop) return null
  const unpaid = order.state === 'cancelled' && order.endReason === 'unpaid' && now <= addMinutes(endsAt, lateMinutes)
  const served = currentOpenness(shop, order.orderType, order.wantedAt ?? now).state === 'open'
  const voucherCodes = order.price.coupons.map(({ voucherCode }) => voucherCode)
  const revived = unpaid && served && inTime(order, now) && (await heldAgain(order, voucherCodes, deps))
  return revived ? { voucherCodes } : null
}

/** The minutes after its time within which an order still comes back: later its guest has eaten elsewhere, and the money goes back. */
const lateMinutes = 10

/** A preorder that comes back still has its time before it. */
const inTime = ({ wantedAt, fireAt }: OrderRecord, now: Instant) => wantedAt === null || now <= (fireAt ?? wantedAt)

async function heldAgain({ clientOrderId, userId, brand }: OrderRecord, voucherCodes: string[], deps: SettleDeps): Promise<boolean> {
  if (voucherCodes.length === 0) return true
  return (await holdVouchers({ voucherCodes, clientOrderId, userId, brand }, deps)).refused.length === 0
}

/** The amount that a payment of this order charges. */
export function chargeOf({ total, brand }: Pick<OrderRecord, 'total' | 'brand'>, method: PaymentRecord['method']) {
  return { amount: chargedBy(method, total), currency: currencyOf(brand) }
}

/** The currency of a brand's region. */
export const currencyOf = (brand: Brand): Currency => regions[brand].currency
