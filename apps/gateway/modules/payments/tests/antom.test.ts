import { cancelOrder, methodsGet, orderPay } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openPayments } from '../../../adapters/payments/open-payments.ts'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { antomSecrets, signedNotice, startAntom, strangersKey } from '../../../testing/fakes/fake-antom.ts'
import { noon } from '../../../testing/gateway.ts'
import { macauShop } from '../../../testing/orders.fixtures.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { createBooks } from '../store/books.ts'
import { createClosings } from '../store/closings.ts'
import { payBack } from '../workers/pay-back.ts'
import { readPayments } from '../workers/read-payments.ts'

const antom = await startAntom()
const settings = readSettings({
  ANTOM_CLIENT_ID: antomSecrets.clientId,
  ANTOM_PRIVATE_KEY: antomSecrets.privateKey,
  ANTOM_PUBLIC_KEY: antomSecrets.publicKey,
  ANTOM_API_URL: antom.url,
})
const logged: unknown[] = []
const log = Object.assign(createLog('silent'), { error: (line: unknown) => void logged.push(line) })
const money = await startMoney(await openPayments(settings, { clock: { now: () => noon }, log }), { log })
const macau = { ...money.guest, brand: 42 as const }
afterAll(async () => {
  antom.stop()
  await money.gateway.stop()
})
afterEach(() => void (antom.faults.length = logged.length = 0))

/** An order at Macau's shop that waits for its guest in MPay. */
const pending = () => money.pending('mpay', { storeId: macauShop, pids: ['carbonara'] }, macau)

/** Antom tells us of a payment, or of something else. */
async function tell(notice: object, terms: Parameters<typeof signedNotice>[1] = {}) {
  const { headers, body } = signedNotice(notice, terms)
  const sent = { ...headers, 'content-type': 'application/json; charset=UTF-8' }
  const answer = await fetch(`${money.gateway.url}/hooks/antom`, { method: 'POST', headers: sent, body })
  return { status: answer.status, said: await answer.json() }
}
const heard = { status: 200, said: { result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'Success' } } }
const paidNotice = (paymentId: string) => ({
  notifyType: 'PAYMENT_RESULT',
  paymentId,
  result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'success' },
})
const statusOf = async (orderId: string) => (await money.detail(orderId, macau)).status
const totalOf = async (orderId: string): Promise<number> => (await money.detail(orderId, macau)).total

/** An order that its guest has paid by MPay. */
async function paid() {
  const order = await pending()
  antom.pay(order.ref)
  expect(await tell(paidNotice(order.ref))).toEqual(heard)
  return order
}

async function booksDiffer(): Promise<number> {
  const { unexplained } = await reconcile({
    books: createBooks(money.deps.db),
    closings: createClosings(money.deps.db),
    providers: money.deps.providers,
    from: addMinutes(noon, -60),
  })
  return unexplained
}

test('[1.20] MPay is offered in Macau where Antom is set, and nowhere else by it', async () => {
  const { methods } = await money.gateway.ask(methodsGet, { storeId: macauShop, orderType: 2 }, macau)
  expect(methods.map(({ method }) => method)).toEqual(['mpay', 'cash'])
})

test('[1.20] an order that is paid by MPay is placed once Antom’s signed notice comes, and a forged one does nothing', async () => {
  const { orderId, ref } = await pending()
  antom.pay(ref)
  expect((await tell(paidNotice(ref), { key: strangersKey })).status).toBe(400)
  expect((await tell(paidNotice(ref), { path: '/hooks/stripe' })).status).toBe(400)
  expect(await statusOf(orderId)).toBe(1)
  expect([await tell(paidNotice(ref)), await tell(paidNotice(ref))]).toEqual([heard, heard])
  expect(await statusOf(orderId)).toBe(7)
  expect(await money.reasons(orderId)).toEqual([null, 'paid'])
  const total = await totalOf(orderId)
  expect(await money.ledger(orderId)).toEqual({ provider: total, sales: -total })
})

test('a notice that says paid of what is not, changes nothing; one that cannot be read about is to be said again', async () => {
  const { orderId, ref } = await pending()
  expect(await tell(paidNotice(ref))).toEqual(heard)
  antom.faults.push({ on: 'inquiryPayment', kind: 'forged' })
  expect((await tell(paidNotice(ref))).status).toBe(503)
  expect(await statusOf(orderId)).toBe(1)
  antom.fail(ref, 'USER_BALANCE_NOT_ENOUGH')
  expect(await tell({ ...paidNotice(ref), result: { resultStatus: 'F' } })).toEqual(heard)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'failed', method: 'mpay' }])
  const again = await money.begin(orderId, 'mpay', macau)
  antom.pay(again.ref)
  expect((await money.status(orderId, macau)).order.status).toBe(7)
})

test('[1.20] another amount than was asked for is never taken for the payment of its order', async () => {
  const { orderId, ref } = await pending()
  antom.pay(ref)
  Object.assign(antom.paymentOf(ref).paymentAmount, { value: '100' })
  expect(await tell(paidNotice(ref))).toEqual(heard)
  expect([await statusOf(orderId), await money.payments(orderId)]).toMatchObject([1, [{ state: 'mismatched' }]])
})

test('where the answer to pay is lost nobody has its page: the guest begins anew once it is ended, and pays once', async () => {
  antom.faults.push({ on: 'pay', kind: 'cut-after', times: 2 })
  const before = antom.payments.size
  await expect(pending()).rejects.toThrow()
  const text = 'select order_id as "orderId" from payments order by payment_id desc limit 1'
  const [begun] = await money.deps.db.rows<{ orderId: string }>({ name: '', text })
  const orderId = begun?.orderId ?? ''
  const [first = ''] = [...antom.payments.keys()].slice(before)
  const { page } = await money.gateway.ask(orderPay, { orderId, method: 'mpay' }, macau)
  expect(antom.paymentOf(first).paymentStatus).toBe('CANCELLED')
  antom.pay(money.refOf(page))
  expect((await money.status(orderId, macau)).order.status).toBe(7)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'failed' }, { state: 'captured' }])
})

test('[1.20] money that MPay takes for an order that its guest has taken back goes back, and the books agree', async () => {
  const { orderId, ref } = await pending()
  await money.gateway.ask(cancelOrder, { orderId }, macau)
  money.later(1)
  await readPayments.round(money.deps)
  expect(antom.paymentOf(ref).paymentStatus).toBe('CANCELLED')
  expect(await booksDiffer()).toBe(0)
  Object.assign(antom.paymentOf(ref), { paymentStatus: 'SUCCESS' })
  expect(await booksDiffer()).toBe(1)
  expect(await tell(paidNotice(ref))).toEqual(heard)
  const total = await totalOf(orderId)
  expect(await money.refunds(orderId)).toMatchObject([{ amount: total, reason: 'late' }])
  await payBack.round(money.deps)
  expect([...antom.refunds.values()].filter(({ paymentId }) => paymentId === ref)).toMatchObject([
    { refundAmount: { value: String(total) } },
  ])
  expect(await booksDiffer()).toBe(0)
})

test('a guest who pays and chooses cash in the same second has their money back from Antom: a person is told, and the books differ', async () => {
  const { orderId, ref } = await pending()
  antom.meanwhile.set('cancel', async () => {
    antom.pay(ref)
    await tell(paidNotice(ref))
  })
  await money.gateway.ask(orderPay, { orderId, method: 'cash' }, macau)
  expect([await statusOf(orderId), antom.paymentOf(ref).paymentStatus]).toEqual([7, 'CANCELLED'])
  expect(logged).toMatchObject([{ payment: expect.stringContaining('was ended after it had placed its order') }])
  expect(await booksDiffer()).toBe(1)
  Object.assign(antom.paymentOf(ref), { paymentStatus: 'SUCCESS' })
})

test('[1.20] money that was paid by MPay goes back to it once, also where its answer is lost', async () => {
  const { orderId, ref } = await paid()
  await money.gateway.ask(cancelOrder, { orderId }, macau)
  antom.faults.push({ on: 'refund', kind: 'cut-after' })
  await payBack.round(money.deps)
  expect((await money.detail(orderId, macau)).refund?.state).not.toBe('refunded')
  money.later(1)
  await payBack.round(money.deps)
  expect((await money.detail(orderId, macau)).refund?.state).toBe('refunded')
  expect([...antom.refunds.values()].filter(({ paymentId }) => paymentId === ref)).toHaveLength(1)
  expect(await tell({ notifyType: 'REFUND_RESULT', refundStatus: 'SUCCESS', refundId: '1' })).toEqual(heard)
  const total = await totalOf(orderId)
  expect(await money.ledger(orderId)).toEqual({ sales: -total, refunds: total })
})

test('what Antom says of a payment otherwise than we do is unexplained, and so is its silence', async () => {
  const { ref } = await paid()
  expect(await booksDiffer()).toBe(0)
  Object.assign(antom.paymentOf(ref), { paymentStatus: 'CANCELLED' })
  expect(await booksDiffer()).toBe(1)
  Object.assign(antom.paymentOf(ref), { paymentStatus: 'SUCCESS' })
  antom.faults.push({ on: 'inquiryPayment', kind: 'unknown' })
  expect(await booksDiffer()).toBe(1)
  expect(await booksDiffer()).toBe(0)
})
