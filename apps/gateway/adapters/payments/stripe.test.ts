import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentRequest, PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { stripePayments } from './stripe.ts'
import { hookSecret, secretKey, startStripe, type StripeFault } from '../../testing/fakes/fake-stripe.ts'
import { paymentRequestNow } from '../../testing/payment-requests.fixtures.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let payments: PaymentProvider
const cents = (amount: number) => amount as Cents // whole as they are written here
const minutes = (count: number) => count * 60_000
const clock = { now: () => Date.now() }
const open = (patienceMs = 8000, at = clock) => stripePayments({ secretKey, hookSecret, url: stripe.url }, { clock: at, patienceMs })

beforeEach(async () => {
  stripe = await startStripe(0)
  payments = open()
})
afterEach(() => stripe.stop())

const asked = (more: Partial<PaymentRequest> = {}) =>
  paymentRequestNow({ returnUrl: 'https://order.example/pay/return?order=1', description: 'Harbour 0012', ...more })

async function started(ask = asked(), by = payments) {
  const answer = await by.start(ask)
  if (answer === 'unknown' || 'refused' in answer) throw new Error('it was not started')
  return answer
}

/** A payment that a guest has made; `key` is its attempt's. */
async function paid(more: Partial<PaymentRequest> = {}) {
  const ask = asked(more)
  const { ref } = await started(ask)
  stripe.pay(ref)
  return { ref, key: ask.key }
}

const fault = (on: RegExp, kind: StripeFault['kind'], more: Partial<StripeFault> = {}) => void stripe.faults.push({ on, kind, ...more })
const sent = (path: string) => stripe.heard.filter((one) => one.method === 'POST' && one.path.endsWith(path))
const visa = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }

test('[1.20] a card is held, in cents, under the attempt’s key, and its page says no more than it has to', async () => {
  const ask = asked()
  const { ref, page } = await started(ask)
  expect(page).toBe(`https://checkout.stripe.com/c/pay/${ref}`)
  const [request] = sent('/sessions')
  expect(request?.headers).toMatchObject({ 'idempotency-key': ask.key, 'content-type': 'application/x-www-form-urlencoded' })
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'hkd',
    'line_items[0][price_data][unit_amount]': '12850',
    'line_items[0][price_data][product_data][name]': 'Harbour 0012',
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: ask.key,
    'metadata[attempt]': ask.key,
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[description]': 'Harbour 0012',
    'payment_intent_data[metadata][attempt]': ask.key,
    submit_type: 'pay',
    locale: 'zh-HK',
    success_url: ask.returnUrl,
    cancel_url: ask.returnUrl,
    expires_at: String(Math.round(ask.expiresAt / 1000) + 31 * 60),
  })
  expect(await payments.read(ref)).toEqual({ state: 'pending' })
  stripe.pay(ref)
  expect(await payments.read(ref)).toEqual({ state: 'held', amount: 12_850, currency: 'HKD', refunded: 0, card: visa })
  // How long its answers take is not told to Stripe.
  expect(stripe.heard.filter(({ headers }) => 'x-stripe-client-telemetry' in headers)).toEqual([])
})

test('[1.20] with the key for browsers a card is paid on our own screen, which only its guest’s browser can open', async () => {
  const ours = stripePayments({ secretKey, hookSecret, url: stripe.url, publishableKey: 'pk_test_1' }, { clock })
  const ask = asked()
  const { ref, page } = await started(ask, ours)
  expect(page).toBe(`${ask.returnUrl}#stripe=pk_test_1&secret=${ref}_secret_1`)
  expect(await ours.find(ask.key)).toEqual({ ref, page })
  const [request] = sent('/sessions')
  expect(request?.form.get('return_url')).toBe(ask.returnUrl)
  stripe.pay(ref)
  expect(await ours.read(ref)).toMatchObject({ state: 'held', amount: 12_850, card: visa })
  // Where the screen cannot open it, there is a page after all.
  const hosted = asked({ hosted: true })
  const there = await started(hosted, ours)
  expect([there.page, await ours.find(hosted.key)]).toEqual([`https://checkout.stripe.com/c/pay/${there.ref}`, there])
  // An app of its own has a page of its own.
  expect((await started(asked({ method: 'alipay', hold: false }), ours)).page).toContain('https://checkout.stripe.com/')
})

test('[1.20] Macau’s cards pay in patacas, in English where it is asked for; Alipay is taken at once, and not in patacas', async () => {
  const macau = await paid({ currency: 'MOP', brand: 42, language: 2, amount: cents(9900) })
  expect(await payments.read(macau.ref)).toMatchObject({ state: 'held', amount: 9900, currency: 'MOP' })
  expect(stripe.heard[0]?.form.get('locale')).toBe('en')
  const alipay = await paid({ method: 'alipay', hold: false })
  expect(await payments.read(alipay.ref)).toEqual({ state: 'captured', amount: 12_850, currency: 'HKD', refunded: 0, card: null })
  const takes = (['card', 'alipay', 'octopus', 'mpay'] as const).map((method) => [payments.takes(method, 31), payments.takes(method, 42)])
  expect(takes).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ])
  expect(payments.cards?.tokens).toBeNull()
})

test('what the account has not switched on is refused, and its empty page ended', async () => {
  stripe.switches.alipay = false
  expect(await payments.start(asked({ method: 'alipay', hold: false }))).toEqual({ refused: 'other' })
  expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
})

test('what Stripe clearly refuses is refused: too little money, a secret that is wrong, a method or a card that it does not know', async () => {
  expect(await payments.start(asked({ amount: cents(50) }))).toEqual({ refused: 'other' })
  const stranger = stripePayments({ secretKey: 'sk_test_other', hookSecret, url: stripe.url }, { clock })
  expect(await stranger.start(asked())).toEqual({ refused: 'other' })
  expect(await stranger.read('cs_test_1')).toBe('unknown')
  expect(await payments.start(asked({ method: 'octopus' }))).toEqual({ refused: 'other' })
  expect(await payments.start(asked({ savedCard: 'card_1' }))).toEqual({ refused: 'other' })
})

test('a decline leaves the page open; once it has ended the payment has failed as the bank said', async () => {
  const declines = [
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ code: 'expired_card' }, 'cardExpired'],
    [{ code: 'payment_intent_authentication_failure' }, 'notAuthenticated'],
  ] as const
  for (const [decline, reason] of declines) {
    const { ref } = await started()
    stripe.pay(ref, decline)
    expect(await payments.read(ref)).toEqual({ state: 'pending' })
    stripe.expire(ref)
    expect(await payments.read(ref)).toEqual({ state: 'failed', reason })
  }
  const { ref } = await started()
  stripe.expire(ref)
  expect(await payments.read(ref)).toEqual({ state: 'failed', reason: 'expired' })
})

test('a guest who was declined pays with another card', async () => {
  const { ref } = await started()
  stripe.pay(ref, { code: 'card_declined', decline_code: 'lost_card' })
  stripe.pay(ref)
  expect(await payments.read(ref)).toMatchObject({ state: 'held', amount: 12_850 })
})

test('what is held is taken once, in part where less is owed; what the bank has let go is gone', async () => {
  const { ref, key } = await paid()
  const capture = () => payments.capture({ ref, key, amount: cents(10_000) })
  expect([await capture(), await capture()]).toEqual(['captured', 'captured'])
  expect(await payments.read(ref)).toMatchObject({ state: 'captured', amount: 10_000 })
  const lapsed = await paid()
  Object.assign(stripe.intentOf(lapsed.ref), { status: 'canceled', cancellation_reason: 'automatic' })
  expect(await payments.capture({ ...lapsed, amount: cents(12_850) })).toBe('gone')
  expect(await payments.read(lapsed.ref)).toEqual({ state: 'failed', reason: 'expired' })
  expect(await payments.capture({ ...(await started()), key: '', amount: cents(1) })).toBe('unknown')
})

test('a page is ended, what is held is let go, and what is taken is too late to cancel', async () => {
  const unpaid = await started()
  expect([await payments.cancel(unpaid.ref), await payments.cancel(unpaid.ref)]).toEqual(['cancelled', 'cancelled'])
  expect(() => stripe.pay(unpaid.ref)).toThrow('this page has ended')
  const held = await paid()
  expect([await payments.cancel(held.ref), await payments.cancel(held.ref)]).toEqual(['cancelled', 'cancelled'])
  expect(stripe.intentOf(held.ref).status).toBe('canceled')
  const taken = await paid({ method: 'alipay', hold: false })
  expect(await payments.cancel(taken.ref)).toBe('captured')
})

test('only what nobody has paid is ended: a hold, also one of the last moment, stays for whoever reads it', async () => {
  const unpaid = await started()
  expect([await payments.end(unpaid.ref), await payments.end(unpaid.ref)]).toEqual(['ended', 'ended'])
  expect(() => stripe.pay(unpaid.ref)).toThrow('this page has ended')
  for (const [method, hold, state] of [
    ['card', true, 'held'],
    ['alipay', false, 'captured'],
  ] as const) {
    const { ref } = await started(asked({ method, hold }))
    fault(/expire$/, 'late', { ms: 1000 })
    stripe.heard.length = 0
    const ending = payments.end(ref)
    await expect.poll(() => sent('/expire').length, { interval: 5 }).toBeGreaterThan(0)
    stripe.pay(ref)
    expect([await ending, (await payments.read(ref)) as unknown]).toMatchObject(['paid', { state }])
  }
})

test.each(['broken', 'cut', 'garbled', 'limit'] as const)('an end that is %s is unknown; then it is ended', async (kind) => {
  const { ref } = await started()
  fault(/expire$/, kind, { times: 3 })
  expect(await open(2500).end(ref)).toBe('unknown')
  stripe.faults.length = 0
  expect(await payments.end(ref)).toBe('ended')
})

test('a guest who pays while the page is being ended is not lost: what is taken says so, what is held is let go', async () => {
  for (const [method, hold, word] of [
    ['alipay', false, 'captured'],
    ['card', true, 'cancelled'],
  ] as const) {
    const { ref } = await started(asked({ method, hold }))
    fault(/expire$/, 'late', { ms: 1000 })
    const cancelling = payments.cancel(ref)
    await expect.poll(() => sent('/expire').length, { interval: 5 }).toBeGreaterThan(0)
    stripe.pay(ref)
    expect(await cancelling).toBe(word)
    stripe.heard.length = 0
  }
})

test('money goes back in parts and whole, each refund once, however often and however late it is asked for', async () => {
  const { ref } = await paid({ method: 'alipay', hold: false })
  stripe.switches.refundState = 'pending'
  const first = { ref, key: randomUUIDv7(), amount: cents(2850) }
  const answer = await payments.refund(first)
  expect(answer).toEqual({ ref: expect.stringMatching(/^re_/), state: 'processing' })
  expect(await payments.refund(first)).toEqual(answer)
  expect(sent('/refunds').map(({ headers }) => headers['idempotency-key'])).toEqual([first.key])
  expect(await payments.read(ref)).toMatchObject({ state: 'captured', amount: 12_850, refunded: 2850 })
  const [refund] = stripe.refunds.values()
  for (const [status, state] of [
    ['succeeded', 'refunded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['requires_action', 'processing'],
  ] as const) {
    Object.assign(refund ?? {}, { status })
    expect(await payments.readRefund({ ref: refund?.id ?? '' })).toEqual({ ref: refund?.id, state })
  }
  stripe.switches.refundState = 'succeeded'
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(10_001) })).toEqual({ ref: '', state: 'failed' })
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(10_000) })).toMatchObject({ state: 'refunded' })
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(100) })).toEqual({ ref: '', state: 'failed' })
  expect(await payments.read(ref)).toMatchObject({ refunded: 12_850 })
  expect(await payments.refund({ ref: (await started()).ref, key: randomUUIDv7(), amount: cents(100) })).toEqual({
    ref: '',
    state: 'failed',
  })
})

test('one payment is in the books under its page and its attempt, beside what others have done there', async () => {
  const before = await payments.book(Date.now() - minutes(60))
  expect(before).toEqual([])
  const refs = await Promise.all(Array.from({ length: 3 }, () => paid()))
  await started()
  // Its page was opened before the books begin, and it was paid within them.
  Object.assign(stripe.sessions.get(refs[0]?.ref ?? '') ?? {}, { created: Math.floor(Date.now() / 1000) - 2 * 3600 })
  stripe.intents.set('pi_other', {
    ...stripe.intentOf(refs[0]?.ref ?? ''),
    id: 'pi_other',
    metadata: {},
    created: Math.floor(Date.now() / 1000),
  })
  const booked = await payments.book(Date.now() - minutes(60))
  if (booked === 'unknown') throw new Error('there are no books')
  const held = { state: 'held', amount: 12_850, currency: 'HKD', refunded: 0, card: visa }
  const wanted = [...refs, { ref: 'pi_other', key: '' }].map((one) => ({ ...one, truth: held }))
  expect(booked).toHaveLength(4)
  expect(booked).toEqual(expect.arrayContaining(wanted))
  expect(await payments.book(Date.now() + minutes(5))).toEqual([])
})

test('more than a hundred payments are booked, and the first of them found', async () => {
  const made: { ref: string; key: string }[] = []
  for (let count = 0; count < 101; count += 1) made.push(await paid())
  const booked = await payments.book(Date.now() - minutes(60))
  expect(booked).toHaveLength(101)
  expect(await payments.find(made[0]?.key ?? '')).toMatchObject({ ref: made[0]?.ref })
})

test('in an evening that is tried at noon Stripe is told its own time', async () => {
  const noon = Date.parse('2026-11-23T12:00:00+08:00')
  const evening = open(8000, { now: () => noon })
  const ask = asked({ expiresAt: noon + minutes(10) })
  const { ref } = await started(ask, evening)
  const left = Number(sent('/sessions')[0]?.form.get('expires_at')) - Date.now() / 1000
  expect(left).toBeGreaterThan(40 * 60)
  expect(left).toBeLessThan(43 * 60)
  stripe.pay(ref)
  expect(await evening.book(noon - minutes(5))).toMatchObject([{ ref, key: ask.key }])
  expect(await evening.book(noon + minutes(5))).toEqual([])
})
