import { cancelOrder, orderPay } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { openPayments } from '../../../adapters/payments/open-payments.ts'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { airwallexSecrets, signedWebhook, startAirwallex } from '../../../testing/fakes/fake-airwallex.ts'
import { noon } from '../../../testing/gateway.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { createBooks } from '../store/books.ts'
import { createClosings } from '../store/closings.ts'
import { payBack } from '../workers/pay-back.ts'
import { readPayments } from '../workers/read-payments.ts'

const airwallex = await startAirwallex()
const settings = readSettings({
  AIRWALLEX_CLIENT_ID: airwallexSecrets.clientId,
  AIRWALLEX_API_KEY: airwallexSecrets.apiKey,
  AIRWALLEX_HOOK_SECRET: airwallexSecrets.hookSecret,
  AIRWALLEX_API_URL: airwallex.url,
  AIRWALLEX_METHODS: 'octopus,alipay,payme,fps,wechat',
})
const money = await startMoney(await openPayments(settings, { clock: { now: () => noon }, log: createLog('silent') }))
afterAll(async () => {
  airwallex.stop()
  await money.gateway.stop()
})

/** Airwallex tells us of a payment, or of a refund of it. */
async function tell(name: string, object: object, secret?: string): Promise<number> {
  const { headers, body } = signedWebhook({ id: 'evt_1', name, data: { object } }, { secret })
  const sent = { ...headers, 'content-type': 'application/json' }
  return (await fetch(`${money.gateway.url}/hooks/airwallex`, { method: 'POST', headers: sent, body })).status
}

test('[1.20] an order that is paid by Octopus is placed once Airwallex’s signed webhook comes, and a forged one does nothing', async () => {
  const { orderId, ref } = await money.pending('octopus')
  airwallex.pay(ref)
  expect(await tell('payment_intent.succeeded', { id: ref }, 'another secret')).toBe(400)
  expect((await money.detail(orderId)).status).toBe(1)
  expect(await tell('payment_intent.succeeded', { id: ref })).toBe(200)
  expect((await money.detail(orderId)).status).toBe(7)
  expect(await tell('payment_attempt.settled', { id: 'att_1', payment_intent_id: ref })).toBe(200)
  expect(await money.reasons(orderId)).toEqual([null, 'paid'])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

test('[1.20] money that a wallet takes for an order that its guest has taken back goes back, and the books agree', async () => {
  const { orderId, ref } = await money.pending('octopus')
  await money.gateway.ask(cancelOrder, { orderId }, money.guest)
  money.later(1)
  await readPayments.round(money.deps)
  airwallex.payCancelled(ref)
  const before = await booksDiffer()
  expect(await tell('payment_intent.succeeded', { id: ref })).toBe(200)
  expect(await money.refunds(orderId)).toMatchObject([{ amount: 8900, reason: 'late' }])
  await payBack.round(money.deps)
  expect([before, await booksDiffer()]).toEqual([1, 0])
})

test.each(['alipay', 'payme', 'fps', 'wechat'] as const)(
  '[1.20] money that was paid by %s goes back to it, and the books agree',
  async (method) => {
    const { orderId } = await money.pending(method)
    const ref = [...airwallex.intents.keys()].at(-1) ?? ''
    airwallex.pay(ref)
    expect(await tell('payment_intent.succeeded', { id: ref })).toBe(200)
    await money.gateway.ask(cancelOrder, { orderId }, money.guest)
    await payBack.round(money.deps)
    const [refund] = [...airwallex.refunds.values()].filter((one) => one.payment_intent_id === ref)
    expect(refund).toMatchObject({ amount: 89, status: 'RECEIVED' })
    expect((await money.detail(orderId)).refund?.state).toBe('processing')
    Object.assign(refund ?? {}, { status: 'SETTLED' })
    expect(await tell('refund.settled', { id: refund?.id, payment_intent_id: ref })).toBe(200)
    expect((await money.detail(orderId)).refund?.state).toBe('refunded')
    expect(await money.ledger(orderId)).toEqual({ sales: -8900, refunds: 8900 })
    expect(await booksDiffer()).toBe(0)
  },
)

test('[1.20] WeChat Pay that is chosen again begins anew, since its page opens only where it was begun; PayMe goes on', async () => {
  for (const [method, states] of [
    ['payme', ['open']],
    ['wechat', ['failed', 'open']],
  ] as const) {
    const { orderId } = await money.pending(method)
    const first = [...airwallex.intents.keys()].at(-1) ?? ''
    const { page } = await money.gateway.ask(orderPay, { orderId, method }, money.guest)
    expect((await money.payments(orderId)).map(({ state }) => state)).toEqual(states)
    expect(page?.includes(first)).toBe(method === 'payme')
    expect(airwallex.intents.get(first)?.status).toBe(method === 'payme' ? 'REQUIRES_CUSTOMER_ACTION' : 'CANCELLED')
  }
})

test('[1.20] WeChat Pay that is chosen again once it is paid is paid once', async () => {
  const { orderId } = await money.pending('wechat')
  airwallex.pay([...airwallex.intents.keys()].at(-1) ?? '')
  expect(await money.gateway.ask(orderPay, { orderId, method: 'wechat' }, money.guest)).toMatchObject({ page: null })
  expect((await money.payments(orderId)).map(({ state }) => state)).toEqual(['captured'])
})

async function booksDiffer(): Promise<number> {
  const { unexplained } = await reconcile({
    books: createBooks(money.deps.db),
    closings: createClosings(money.deps.db),
    providers: money.deps.providers,
    from: addMinutes(noon, -60),
  })
  return unexplained
}
