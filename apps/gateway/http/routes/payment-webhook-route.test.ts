import { randomUUID } from 'node:crypto'
import { cancelOrder, refundOrder } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startMoney } from '../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../testing/fakes/fake-provider.ts'
import { reconcile } from '../../modules/payments/reconciliation/reconcile.ts'
import { createBooks } from '../../modules/payments/store/books.ts'
import { createClosings } from '../../modules/payments/store/closings.ts'
import { taikooShop } from '../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../testing/gateway.ts'
import { payBack } from '../../modules/payments/workers/pay-back.ts'
import { capturePayments } from '../../modules/payments/workers/capture-payments.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, deps, clock, guest } = money
afterAll(gateway.stop)
afterEach(() => {
  clock.at = noon
  bank.suffer()
  bank.refundsEndAs('processing')
})

type WebhookInput = { provider?: string; signed?: boolean; body?: string }

async function webhook({ provider = 'sandbox', signed = true, body = '' }: WebhookInput = {}) {
  const headers = { 'content-type': 'application/json', ...(signed ? { signed: 'yes' } : {}) }
  return fetch(`${gateway.url}/hooks/${provider}`, { method: 'POST', headers, body })
}
const code = async (input: WebhookInput) => (await webhook(input)).status

test('a signed webhook of a payment makes us read it, whatever it says, as often as it comes', async () => {
  const { orderId, ref } = await money.pending('alipay')
  expect(await code({ body: ref })).toBe(200)
  expect((await money.detail(orderId)).status).toBe(1) // it is not paid, whoever says so
  bank.pay(ref)
  expect(await Promise.all(Array.from({ length: 8 }, () => code({ body: ref })))).toEqual(Array<number>(8).fill(200))
  expect((await money.detail(orderId)).status).toBe(7)
  expect(await money.reasons(orderId)).toEqual([null, 'paid'])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

test('a forged webhook is heard by nobody', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  const before = bank.asked.read
  expect([await code({ body: ref, signed: false }), bank.asked.read]).toEqual([400, before])
  expect((await money.detail(orderId)).status).toBe(1)
})

test.each(['nobody', 'toString', '%2e%2e'])('there is no provider %s', async (provider) => {
  expect(await code({ provider, body: 'x' })).toBe(404)
})

test('a webhook of a payment that we do not know is heard, so that it comes no more', async () => {
  expect(await code({ body: 'pay_of_somebody_else' })).toBe(200)
})

test('[4.42] money that comes back after its guest was said to have it is booked back, and for a person, whoever says so', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await webhook({ body: ref })
  await gateway.ask(cancelOrder, { orderId }, guest)
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount: 8900 })
  expect(await code({ body: ref })).toBe(200) // it has not come back
  expect((await money.detail(orderId)).refund?.state).toBe('refunded')
  bank.bounce(ref)
  expect(await Promise.all(Array.from({ length: 4 }, () => code({ body: ref })))).toEqual([200, 200, 200, 200])
  expect((await money.detail(orderId)).refund).toEqual({ state: 'manual', amount: 8900 })
  expect((await money.reasons(orderId)).slice(3)).toEqual(['refunded', 'refundFailed', 'refundManual'])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
  const { unexplained } = await reconcile({
    books: createBooks(deps.db),
    closings: createClosings(deps.db),
    providers: bank.providers,
    from: noon - 60_000,
  })
  expect(unexplained).toBe(0)
})

test('a webhook that comes while a part of a hold waits to be given back lets none of it go', async () => {
  const { orderId, ref } = await money.pending('card')
  bank.pay(ref)
  await webhook({ body: ref })
  await money.move(orderId, 10)
  const back = { storeId: taikooShop, orderId, clientRefundId: randomUUID(), parts: [{ index: 1, num: 1 }], reason: 'missing' }
  const { amount } = await gateway.ask(refundOrder, back, money.till)
  expect(await code({ body: ref })).toBe(200)
  expect([await bank.provider.read(ref), (await money.payments(orderId))[0]?.state]).toMatchObject([{ state: 'held' }, 'held'])
  await capturePayments.round(deps)
  bank.refundsEndAs('refunded')
  expect(await code({ body: ref })).toBe(200)
  expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount })
  expect(await money.ledger(orderId)).toEqual({ provider: 8900 - amount, sales: -8900, refunds: amount })
})

test('what the provider does not confirm now it has to say again', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  bank.suffer({ on: 'read', when: 'before' })
  const answer = await webhook({ body: ref })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await code({ body: ref })).toBe(200)
  expect((await money.detail(orderId)).status).toBe(7)
})

test('[4.42] a webhook of a refund makes the refund be read at once', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await money.status(orderId)
  await gateway.ask(cancelOrder, { orderId }, guest)
  await payBack.round(deps)
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect((await money.detail(orderId)).refund?.state).toBe('processing') // it is not due yet
  expect(await code({ body: ref })).toBe(200)
  expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount: 8900 })
})

test('a webhook of 64 KiB is read, and no longer one', async () => {
  expect(await code({ body: 'x'.repeat(64 * 1024) })).toBe(200)
  expect(await code({ body: 'x'.repeat(64 * 1024 + 1) })).toBe(413)
})

test('who says too much is asked to wait', async () => {
  const busy = await startGateway({ environment: { RATE_LIMIT_SCALE: '0.001' }, instead: { providers: bank.providers } })
  const codes: number[] = []
  for (let turn = 0; turn < 4; turn++)
    codes.push((await fetch(`${busy.url}/hooks/sandbox`, { method: 'POST', body: 'x', headers: { signed: 'yes' } })).status)
  await busy.stop()
  expect(codes).toEqual([200, 200, 200, 429])
})
