import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageKeeper, PaymentRequest, PaymentProvider, SavingRequest } from '../../modules/payments/payment-provider.ts'
import { pageKeeperOf } from '../../modules/payments/save-card.ts'
import { stripePayments } from './stripe.ts'
import { hookSecret, secretKey, startStripe, type StripeFault } from '../../testing/fakes/fake-stripe.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'
import { paymentRequestNow } from '../../testing/payment-requests.fixtures.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let payments: PaymentProvider
let keeper: PageKeeper
const cents = (amount: number) => amount as Cents // whole as they are written here

beforeEach(async () => {
  stripe = await startStripe(0)
  payments = stripePayments({ secretKey, hookSecret, url: stripe.url }, { clock: { now: () => Date.now() }, patienceMs: 2500 })
  const cards = pageKeeperOf(payments.cards)
  if (!cards) throw new Error('it keeps cards')
  keeper = cards
})
afterEach(() => stripe.stop())

const urls = { savedUrl: 'https://order.example/creditCard/1?saving=done', leftUrl: 'https://order.example/creditCard/1?saving=left' }
const saving = (): SavingRequest => ({ key: randomUUIDv7(), language: 1, ...urls })
const fault = (on: RegExp, kind: StripeFault['kind'], more: Partial<StripeFault> = {}) => void stripe.faults.push({ on, kind, ...more })
const sent = (path: string) => stripe.heard.filter((one) => one.method === 'POST' && one.path.endsWith(path))
const shown = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }

async function opened(ask = saving()) {
  const page = await keeper.startSaving(ask)
  if (page === 'unknown' || 'refused' in page) throw new Error('no page was opened')
  return page
}

/** A card that a guest has saved. */
async function saved() {
  const { ref } = await opened()
  stripe.cards.save(ref)
  const there = await keeper.readSaved(ref)
  if (typeof there === 'string') throw new Error('no card was saved')
  return there
}

const asked = (savedCard: string, more: Partial<PaymentRequest> = {}) =>
  paymentRequestNow({ description: 'Harbour 0012', savedCard, ...more })

async function charged(savedCard: string, more: Partial<PaymentRequest> = {}) {
  const started = await payments.start(asked(savedCard, more))
  if (started === 'unknown' || 'refused' in started) throw new Error('it was not started')
  return started
}

test('[1.20] a card is saved on a page in setup mode, for a customer of its own; the page says no more than it has to', async () => {
  const ask = saving()
  const { ref, page } = await opened(ask)
  expect(page).toBe(`https://checkout.stripe.com/c/pay/${ref}`)
  const [customer] = stripe.cards.customers.values()
  expect(customer?.metadata).toEqual({ saving: ask.key })
  const [request] = sent('/sessions')
  expect(request?.headers).toMatchObject({ 'idempotency-key': ask.key })
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    mode: 'setup',
    'allowed_payment_method_types[0]': 'card',
    customer: customer?.id,
    client_reference_id: ask.key,
    'metadata[saving]': ask.key,
    locale: 'zh-HK',
    success_url: urls.savedUrl,
    cancel_url: urls.leftUrl,
  })
  expect(await keeper.readSaved(ref)).toBe('open')
  stripe.cards.save(ref)
  const there = { ref: expect.stringMatching(/^cus_\w+\/pm_\w+$/), card: shown, holder: 'CHAN KA MAN' }
  expect(await keeper.readSaved(ref)).toEqual(there)
  // Too late to end it.
  expect(await keeper.endSaving(ref)).toEqual(there)
})

test('one key is one page: tapped twice, after an answer that was lost, and in another language', async () => {
  const ask = saving()
  fault(/POST .*sessions$/, 'cut-after', { times: 1 })
  const first = await opened(ask)
  expect(await opened(ask)).toEqual(first)
  expect(await opened({ ...ask, language: 2 })).toEqual(first)
  expect([stripe.sessions.size, stripe.cards.customers.size]).toEqual([1, 1])
})

test('a page that is ended takes no card, and leaves no customer', async () => {
  const { ref } = await opened()
  expect([await keeper.endSaving(ref), await keeper.endSaving(ref)]).toEqual(['ended', 'ended'])
  expect(() => stripe.cards.save(ref)).toThrow('this page saves no card')
  expect([...stripe.cards.customers.values()]).toMatchObject([{ deleted: true }])
  expect([await keeper.readSaved(ref), await keeper.readSaved('cs_test_none')]).toEqual(['ended', 'ended'])
})

test.each(['broken', 'cut', 'garbled', 'limit'] as const)('whatever is answered by %s is unknown', wholeLaneOnly, async (kind) => {
  const [{ ref }, card] = [await opened(), await saved()]
  fault(/./, kind, { times: 1000 })
  const all = [keeper.startSaving(saving()), keeper.readSaved(ref), keeper.endSaving(ref), keeper.remove(card.ref)]
  expect(await Promise.all([...all, payments.start(asked(card.ref))])).toEqual(Array.from({ length: 5 }, () => 'unknown'))
})

test('a removed card is detached, once or again, and its customer keeps nothing that its guest has written', async () => {
  const { ref } = await saved()
  expect([await keeper.remove(ref), await keeper.remove(ref)]).toEqual(['removed', 'removed'])
  expect([...stripe.cards.methods.values()]).toMatchObject([{ customer: null }])
  expect([...stripe.cards.customers.values()]).toMatchObject([{ email: null, name: null }])
  expect(await payments.start(asked(ref))).toEqual({ refused: 'other' })
  expect(await keeper.remove('cus_none/pm_none')).toBe('removed')
})

test('a wrong secret removes nothing, and is told as such by nobody', async () => {
  const { ref } = await saved()
  const stranger = stripePayments({ secretKey: 'sk_test_other', hookSecret, url: stripe.url }, { clock: { now: () => Date.now() } })
  expect(await stranger.cards?.remove(ref)).toBe('unknown')
})

test('[1.20] a saved card is held at once, under the attempt’s key, and taken, returned and booked like any other', async () => {
  const { ref: card } = await saved()
  const ask = asked(card)
  const started = await payments.start(ask)
  const [request] = sent('/payment_intents')
  expect(request?.headers).toMatchObject({ 'idempotency-key': ask.key })
  const [customer, method] = card.split('/')
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    amount: '12850',
    currency: 'hkd',
    customer,
    payment_method: method,
    'allowed_payment_method_types[0]': 'card',
    capture_method: 'manual',
    confirm: 'true',
    return_url: ask.returnUrl,
    description: 'Harbour 0012',
    'metadata[attempt]': ask.key,
    'metadata[back]': ask.returnUrl,
  })
  expect(started).toEqual({ ref: expect.stringMatching(/^pi_/), page: ask.returnUrl, decided: true })
  expect(await payments.start(ask)).toEqual(started)
  expect([await payments.find(ask.key), stripe.intents.size]).toEqual([started, 1])
  const { ref } = started as { ref: string } // as it was just seen
  const held = { amount: 12_850, currency: 'HKD', refunded: 0, card: shown }
  expect(await payments.read(ref)).toEqual({ state: 'held', ...held })
  expect(await payments.end(ref)).toBe('paid')
  expect(await payments.capture({ ref, key: ask.key, amount: cents(12_850) })).toBe('captured')
  expect(await payments.cancel(ref)).toBe('captured')
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(850) })).toMatchObject({ state: 'refunded' })
  expect(await payments.book(Date.now() - 60_000)).toEqual([{ ref, key: ask.key, truth: { state: 'captured', ...held, refunded: 850 } }])
})

test('a hold is let go by a cancel, and by nobody who ends what is unpaid', async () => {
  const { ref } = await charged((await saved()).ref)
  expect([await payments.end(ref), (await payments.read(ref)) as unknown]).toMatchObject(['paid', { state: 'held' }])
  expect([await payments.cancel(ref), await payments.cancel(ref)]).toEqual(['cancelled', 'cancelled'])
  expect(await payments.read(ref)).toMatchObject({ state: 'failed' })
})

test('[1.20] a bank that wants to hear from its guest has a page: what they say there counts', async () => {
  const { ref: card } = await saved()
  stripe.cards.bank.says = 'ask'
  const [yes, no, left] = [await charged(card), await charged(card), await charged(card)]
  expect(yes).toEqual({ ref: yes.ref, page: `https://hooks.stripe.com/3d_secure_2/${yes.ref}` })
  expect(await payments.read(yes.ref)).toEqual({ state: 'pending' })
  stripe.cards.answerBank(yes.ref, true)
  stripe.cards.answerBank(no.ref, false)
  expect(await payments.read(yes.ref)).toMatchObject({ state: 'held', card: shown })
  expect(await payments.read(no.ref)).toEqual({ state: 'failed', reason: 'notAuthenticated', card: shown })
  // Whoever has left the bank's page can pay another way: nothing can be approved there any more.
  expect([await payments.end(left.ref), await payments.end(left.ref)]).toEqual(['ended', 'ended'])
  expect(() => stripe.cards.answerBank(left.ref, true)).toThrow('no longer')
  expect(await payments.cancel((await charged(card)).ref)).toBe('cancelled')
})

test('a bank that approves while its charge is being ended loses its hold, and takes no money', async () => {
  const { ref: card } = await saved()
  stripe.cards.bank.says = 'ask'
  const { ref } = await charged(card)
  fault(/cancel$/, 'late', { ms: 500 })
  const ending = payments.end(ref)
  await expect.poll(() => sent('/cancel').length, { interval: 5 }).toBeGreaterThan(0)
  stripe.cards.answerBank(ref, true)
  expect([await ending, (await payments.read(ref)) as unknown]).toMatchObject(['ended', { state: 'failed' }])
  expect(stripe.intents.get(ref)).toMatchObject({ status: 'canceled', amount_received: 0 })
})

test.each([
  [{ code: 'expired_card' }, 'cardExpired'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
] as const)('a bank that says %j has declined that card, and nobody can try it with another', async (says, reason) => {
  const { ref: card } = await saved()
  stripe.cards.bank.says = says
  const { ref, decided } = await charged(card)
  expect([decided, await payments.read(ref)]).toEqual([true, { state: 'failed', reason, card: shown }])
  expect(stripe.intents.get(ref)).toMatchObject({ status: 'canceled' })
})

test('a charge whose answer is lost is charged once, and found by its key', async () => {
  const { ref: card } = await saved()
  const ask = asked(card)
  fault(/POST .*payment_intents$/, 'cut-after', { times: 3 })
  expect(await payments.start(ask)).toBe('unknown')
  expect(await payments.find(ask.key)).toMatchObject({ ref: expect.stringMatching(/^pi_/), page: ask.returnUrl })
  expect(stripe.intents.size).toBe(1)
  expect(await payments.find(randomUUIDv7())).toBe('absent')
  expect(await payments.start({ ...ask, description: 'Harbour 0013' })).toMatchObject({ ref: expect.stringMatching(/^pi_/) })
  expect(await payments.read('pi_none')).toBe('absent')
})
