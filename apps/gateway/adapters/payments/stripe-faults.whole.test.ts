import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { stripePayments } from './stripe.ts'
import { hookSecret, secretKey, startStripe, type StripeFault } from '../../testing/fakes/fake-stripe.ts'
import { paymentRequestNow } from '../../testing/payment-requests.fixtures.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let payments: PaymentProvider
const amount = 12_850 as Cents // whole as it is written
const clock = { now: () => Date.now() }
const open = (patienceMs: number) => stripePayments({ secretKey, hookSecret, url: stripe.url }, { clock, patienceMs })

beforeEach(async () => {
  stripe = await startStripe(0)
  payments = open(8000)
})
afterEach(() => stripe.stop())

const asked = () => paymentRequestNow({ returnUrl: 'https://order.example/pay/return', description: 'Harbour 0012' })

async function paid() {
  const ask = asked()
  const answer = await payments.start(ask)
  if (answer === 'unknown' || 'refused' in answer) throw new Error('it was not started')
  stripe.pay(answer.ref)
  return { ref: answer.ref, key: ask.key }
}

const fault = (on: RegExp, kind: StripeFault['kind'], more: Partial<StripeFault> = {}) => void stripe.faults.push({ on, kind, ...more })
const starting = /POST .*sessions$/
const refunding = /POST .*refunds$/
const capturing = /capture$/

test.each(['broken', 'cut', 'cut-after'] as const)(
  'a start that is %s once is asked again under its key, and is one payment',
  async (kind) => {
    fault(starting, kind)
    const ask = asked()
    expect(await payments.start(ask)).toMatchObject({ ref: expect.stringMatching(/^cs_/) })
    const keys = stripe.heard.filter(({ path }) => path.endsWith('/sessions')).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([ask.key, ask.key])
    expect(stripe.sessions.size).toBe(1)
  },
)

test('a start whose answer is lost is found by its key, and asked again is the same', async () => {
  fault(starting, 'cut-after', { times: 3 })
  const ask = asked()
  expect(await payments.start(ask)).toBe('unknown')
  const [session] = stripe.sessions.values()
  const found = { ref: session?.id, page: session?.url }
  expect(await payments.find(ask.key)).toEqual(found)
  expect(await payments.start(ask)).toEqual(found)
  expect(stripe.sessions.size).toBe(1)
})

test('a start that failed after it was done stays unknown under its key, and is found all the same', async () => {
  fault(starting, 'broken-after')
  const ask = asked()
  expect([await payments.start(ask), await payments.start(ask)]).toEqual(['unknown', 'unknown'])
  const [session] = stripe.sessions.values()
  expect(await payments.find(ask.key)).toEqual({ ref: session?.id, page: session?.url })
  expect(stripe.sessions.size).toBe(1)
})

test('a start that never came to a payment is absent, looked for around its time; a key of another kind is looked for over a day', async () => {
  fault(starting, 'broken', { times: 3 })
  const ask = asked()
  expect(await payments.start(ask)).toBe('unknown')
  expect(await payments.find(ask.key)).toBe('absent')
  const ago = (bound: string) => Date.now() / 1000 - Number(stripe.heard.at(-1)?.form.get(`created[${bound}]`))
  const since = () => ago('gte')
  expect(since()).toBeLessThan(6 * 60)
  expect(ago('lte')).toBeGreaterThan(-6 * 60)
  const aDayOld = `${(Date.now() - 24 * 3600_000).toString(16).padStart(12, '0').replace(/.{8}/, '$&-')}-7000-8000-000000000000`
  expect(await payments.find(aDayOld)).toBe('absent')
  expect(ago('lte')).toBeGreaterThan(23 * 3600)
  expect(await payments.find('another')).toBe('absent')
  expect(since()).toBeGreaterThan(24 * 3600)
})

test('a key that is known with other words is the payment that was started under it', async () => {
  const ask = asked()
  const first = await payments.start(ask)
  expect(await payments.start({ ...ask, description: 'Harbour 0013' })).toEqual(first)
  expect(stripe.sessions.size).toBe(1)
})

test('a found payment that is over sends the guest back to us', async () => {
  const { ref, key } = await paid()
  expect(await payments.find(key)).toEqual({ ref, page: 'https://order.example/pay/return' })
})

test.each(['garbled', 'limit', 'broken'] as const)('whatever is answered by %s is unknown', async (kind) => {
  const { ref, key } = await paid()
  fault(/./, kind, { times: Infinity })
  expect(await Promise.all([payments.start(asked()), payments.read(ref), payments.find(key), payments.cancel(ref)])).toEqual(
    Array.from({ length: 4 }, () => 'unknown'),
  )
  const refund = { ref, key: randomUUIDv7(), amount }
  expect(
    await Promise.all([
      payments.capture({ ref, key, amount }),
      payments.refund(refund),
      payments.readRefund({ ref: 're_1' }),
      payments.book(0),
    ]),
  ).toEqual(Array.from({ length: 4 }, () => 'unknown'))
})

test('what is not there is absent to read, and unknown to all else', async () => {
  const ref = 'cs_test_none'
  expect(await payments.read(ref)).toBe('absent')
  expect([
    await payments.cancel(ref),
    await payments.capture({ ref, key: '', amount }),
    await payments.readRefund({ ref: 're_none' }),
  ]).toEqual(Array.from({ length: 3 }, () => 'unknown'))
})

test('nobody waits longer than the limit, and nothing is asked any more after it', async () => {
  const hasty = open(500)
  fault(starting, 'late', { ms: 2500, times: Infinity })
  const ask = asked()
  expect(await hasty.start(ask)).toBe('unknown')
  expect(stripe.sessions.size).toBe(0)
  await expect.poll(() => stripe.sessions.size).toBe(1)
  expect(stripe.heard.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await payments.find(ask.key)).toMatchObject({ ref: expect.stringMatching(/^cs_/) })
})

test('a capture whose answer is lost has been done once, and the next one says so', async () => {
  const { ref, key } = await paid()
  fault(capturing, 'broken-after')
  expect(await payments.capture({ ref, key, amount })).toBe('unknown')
  expect(stripe.intentOf(ref)).toMatchObject({ status: 'succeeded', amount_received: amount })
  expect(await payments.capture({ ref, key, amount })).toBe('captured')
  const failing = await paid()
  fault(capturing, 'broken', { times: 3 })
  expect(await payments.capture({ ...failing, amount })).toBe('unknown')
  expect(await payments.capture({ ...failing, amount })).toBe('captured')
})

test('a refund whose answer is lost is not made twice, not even when Stripe has forgotten its key', async () => {
  const { ref, key } = await paid()
  await payments.capture({ ref, key, amount })
  const refund = { ref, key: randomUUIDv7(), amount: 1000 as Cents } // whole as it is written
  fault(refunding, 'broken-after')
  expect(await payments.refund(refund)).toBe('unknown')
  expect(await payments.refund(refund)).toMatchObject({ state: 'refunded' })
  stripe.forgetKeys()
  expect(await payments.refund(refund)).toMatchObject({ state: 'refunded' })
  expect(stripe.refunds.size).toBe(1)
  expect(await payments.read(ref)).toMatchObject({ refunded: 1000 })
})

/** Notices as Stripe signs them. */
function notice(object: object, { secret = hookSecret, age = 0, type = 'checkout.session.completed' } = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const timestamp = Math.floor(Date.now() / 1000) - age
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { headers: { 'stripe-signature': signature }, body: Buffer.from(payload) }
}
const ended = { object: 'checkout.session', id: 'cs_test_1' }

test('a signed notice speaks of its payment: a page, or a refund of it', () => {
  expect(payments.verifyWebhook(notice(ended))).toEqual({ ref: 'cs_test_1' })
  for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated']) {
    const refund = { object: 'refund', id: 're_1', metadata: { payment: 'cs_test_2' } }
    expect(payments.verifyWebhook(notice(refund, { type }))).toEqual({ ref: 'cs_test_2' })
  }
  expect(payments.verifyWebhook(notice(ended, { age: 290 }))).toEqual({ ref: 'cs_test_1' })
})

test('a notice that is forged, changed, too old, unsigned or of something else is none', () => {
  const good = notice(ended)
  expect(payments.verifyWebhook(notice(ended, { secret: 'whsec_other' }))).toBeNull()
  expect(payments.verifyWebhook({ ...good, body: Buffer.from(good.body.toString().replace('cs_test_1', 'cs_test_9')) })).toBeNull()
  expect(payments.verifyWebhook(notice(ended, { age: 310 }))).toBeNull()
  expect(payments.verifyWebhook({ headers: {}, body: good.body })).toBeNull()
  expect(payments.verifyWebhook({ headers: { 'stripe-signature': ['t=1', 'v1=0'] }, body: good.body })).toBeNull()
  expect(payments.verifyWebhook({ headers: { 'stripe-signature': 't=1,v1=0' }, body: Buffer.from('{') })).toBeNull()
  expect(payments.verifyWebhook(notice({ object: 'customer', id: 'cus_1' }))).toBeNull()
  expect(payments.verifyWebhook(notice({ object: 'refund', id: 're_1', metadata: {} }))).toBeNull()
})
