import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider, PaymentRequest } from '../../modules/payments/payment-provider.ts'
import { createLog } from '../../platform/log.ts'
import { antomSecrets, signedNotice, startAntom, strangersKey } from '../../testing/fakes/fake-antom.ts'
import { paymentRequestNow, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { antomPayments } from './antom.ts'

let antom: Awaited<ReturnType<typeof startAntom>>
let payments: PaymentProvider
const cents = (amount: number) => amount as Cents // whole as they are written here
const minutes = (count: number) => count * 60_000
const clock = { now: () => Date.now() }
const open = (more: object = {}) => antomPayments({ ...antomSecrets, url: antom.url, ...more }, { clock, log: createLog('silent') })

beforeEach(async () => {
  antom = await startAntom()
  payments = open()
})
afterEach(() => antom.stop())

const asked = (more: Partial<PaymentRequest> = {}) =>
  paymentRequestNow({ currency: 'MOP', method: 'mpay', brand: 42, hold: false, expiresAt: Date.now() + minutes(10), ...more })

const started = async (ask = asked()) => startedOf(await payments.start(ask))

/** A payment that a guest has made; `key` is its attempt's. */
async function paid(more: Partial<PaymentRequest> = {}) {
  const ask = asked(more)
  const { ref } = await started(ask)
  antom.pay(ref)
  return { ref, key: ask.key }
}

const plain = (key: string) => key.replaceAll('-', '')
const captured = { state: 'captured', amount: 12_850, currency: 'MOP', refunded: 0, card: null }

test('[1.20] MPay is a payment in avos under the attempt’s id, and its guest goes to the page that comes back', async () => {
  const ask = asked({ device: 'android' })
  const { ref, page } = await started(ask)
  expect(page).toBe(`https://mpay.example/cashier/${ref}`)
  const [sent] = antom.sent('pay')
  const money = { value: '12850', currency: 'MOP' }
  expect(sent?.body).toEqual({
    productCode: 'CASHIER_PAYMENT',
    paymentRequestId: plain(ask.key),
    order: { referenceOrderId: plain(ask.key), orderDescription: 'Harbour · 0012', orderAmount: money },
    paymentAmount: money,
    paymentMethod: { paymentMethodType: 'MPAY' },
    paymentExpiryTime: new Date(ask.expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
    paymentRedirectUrl: ask.returnUrl,
    env: { terminalType: 'WAP', osType: 'ANDROID' },
  })
  expect(await payments.read(ref)).toEqual({ state: 'pending' })
  antom.pay(ref)
  expect(await payments.read(ref)).toEqual(captured)
  expect(await payments.capture({ ref, key: ask.key, amount: cents(12_850) })).toBe('captured')
  expect(await payments.start(ask)).toEqual({ ref, page: ask.returnUrl })
})

test('[1.20] it is told which phone its guest pays on, as far as that is known', async () => {
  for (const device of ['ios', 'desktop', undefined] as const) await started(asked({ device }))
  expect(antom.sent('pay').map(({ body }) => body['env'])).toEqual([
    { terminalType: 'WAP', osType: 'IOS' },
    { terminalType: 'WEB' },
    { terminalType: 'WEB' },
  ])
})

test('[1.20] it takes MPay in Macau, keeps no cards, and refuses the rest', async () => {
  const takes = (['card', 'alipay', 'octopus', 'payme', 'fps', 'mpay'] as const).filter((method) => payments.takes(method, 42))
  expect([takes, payments.takes('mpay', 31), payments.cards]).toEqual([['mpay'], false, null])
  expect(await payments.start(asked({ method: 'card' }))).toEqual({ refused: 'other' })
  expect(await payments.start(asked({ currency: 'HKD' }))).toEqual({ refused: 'other' })
  expect(await payments.start(asked({ savedCard: 'card_1' }))).toEqual({ refused: 'other' })
  expect(antom.heard).toEqual([])
})

test.each([
  ['RISK_REJECT', { refused: 'declined' }],
  ['USER_BALANCE_NOT_ENOUGH', { refused: 'insufficient' }],
  ['PARAM_ILLEGAL', { refused: 'other' }],
  ['SOMETHING_NEW', 'unknown'],
] as const)('a payment that Antom answers by %s was refused for that, and a word that nobody knows says nothing', async (code, answer) => {
  antom.switches.refused = code
  expect(await payments.start(asked())).toEqual(answer)
})

test('an id that stands for another amount there is unknown, and what it stands for is found by it', async () => {
  const ask = asked()
  const { ref } = await started(ask)
  expect(await payments.start({ ...ask, amount: cents(9900) })).toBe('unknown')
  expect(await payments.find(ask.key)).toEqual({ ref, page: null })
})

test('a payment that has failed has for Antom’s reason, and one that never was is absent', async () => {
  for (const [code, reason] of [
    ['USER_BALANCE_NOT_ENOUGH', 'insufficient'],
    ['ORDER_IS_CLOSED', 'expired'],
    ['USER_PAYMENT_VERIFICATION_FAILED', 'notAuthenticated'],
    ['SOMETHING_NEW', 'declined'],
  ] as const) {
    const { ref } = await started()
    antom.fail(ref, code)
    expect(await payments.read(ref)).toEqual({ state: 'failed', reason })
    expect(await payments.capture({ ref, key: '', amount: cents(1) })).toBe('gone')
    expect(await payments.end(ref)).toBe('ended')
  }
  expect([await payments.read('20261130'), await payments.find(randomUUIDv7())]).toEqual(['absent', 'absent'])
  expect(antom.sent('cancel')).toEqual([])
})

test('the amount of a payment is what Antom says that it took, in its currency', async () => {
  const { ref } = await paid()
  Object.assign(antom.paymentOf(ref), { paymentAmount: { value: '12800', currency: 'HKD' } })
  expect(await payments.read(ref)).toEqual({ ...captured, amount: 12_800, currency: 'HKD' })
})

test('a guest who leaves is ended, and can pay no more', async () => {
  const { ref } = await started()
  expect(await payments.end(ref)).toBe('ended')
  expect(antom.paymentOf(ref).paymentStatus).toBe('CANCELLED')
  expect(await payments.read(ref)).toEqual({ state: 'failed', reason: 'expired' })
  expect([await payments.end(ref), await payments.cancel(ref)]).toEqual(['ended', 'cancelled'])
  expect(antom.sent('cancel')).toHaveLength(1)
})

test('what is paid is never cancelled, which would give it back: it is paid, and stays so', async () => {
  const { ref } = await paid()
  expect([await payments.end(ref), await payments.cancel(ref)]).toEqual(['paid', 'captured'])
  expect(antom.sent('cancel')).toEqual([])
  expect(await payments.read(ref)).toEqual(captured)
})

test('what its guest has done with and nobody has decided is not ended', async () => {
  const { ref } = await started()
  Object.assign(antom.paymentOf(ref), { paymentStatus: 'PENDING' })
  expect([await payments.read(ref), await payments.end(ref), await payments.cancel(ref)]).toEqual([
    { state: 'pending' },
    'unknown',
    'unknown',
  ])
  expect(antom.sent('cancel')).toEqual([])
})

test('a guest who pays while the payment is being ended has it back from Antom, or, where that refuses, has paid', async () => {
  const first = await started()
  antom.meanwhile.set('cancel', () => antom.pay(first.ref))
  expect(await payments.end(first.ref)).toBe('ended')
  expect(await payments.read(first.ref)).toEqual({ state: 'failed', reason: 'expired' })
  const second = await started()
  antom.switches.keepsPaid = true
  antom.meanwhile.set('cancel', () => antom.pay(second.ref))
  expect(await payments.end(second.ref)).toBe('paid')
  expect(await payments.read(second.ref)).toEqual(captured)
})

test('money goes back whole or in parts, each part once, and never more than came', async () => {
  const { ref } = await paid()
  const part = { ref, key: randomUUIDv7(), amount: cents(2850) }
  const given = await payments.refund(part)
  if (given === 'unknown') throw new Error('it was not answered')
  expect(antom.sent('refund')[0]?.body).toEqual({
    refundRequestId: plain(part.key),
    paymentId: ref,
    refundAmount: { currency: 'MOP', value: '2850' },
  })
  expect(given).toEqual({ ref: antom.refunds.get(plain(part.key))?.refundId, state: 'refunded' })
  expect([await payments.refund(part), await payments.readRefund(given)]).toEqual([given, given])
  expect(await payments.read(ref)).toEqual({ ...captured, refunded: 2850 })
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(10_001) })).toEqual({ ref: '', state: 'failed' })
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(10_000) })).toMatchObject({ state: 'refunded' })
  expect(await payments.read(ref)).toEqual({ ...captured, refunded: 12_850 })
})

test('a refund that takes its time is on its way, and ends as Antom says', async () => {
  const { ref } = await paid()
  antom.switches.refundStatus = 'PROCESSING'
  for (const [status, state] of [
    ['SUCCESS', 'refunded'],
    ['FAIL', 'failed'],
  ] as const) {
    const key = randomUUIDv7()
    const given = await payments.refund({ ref, key, amount: cents(100) })
    expect(given).toMatchObject({ state: 'processing' })
    if (given === 'unknown') throw new Error('it was not answered')
    Object.assign(antom.refunds.get(plain(key)) ?? {}, { refundStatus: status })
    expect(await payments.readRefund(given)).toEqual({ ref: given.ref, state })
  }
  expect(await payments.readRefund({ ref: '20261130' })).toBe('unknown')
})

test('a notice is believed under Antom’s key alone, for us, where it was posted to, and while it is new', async () => {
  const notice = { notifyType: 'PAYMENT_RESULT', paymentId: '20261130', result: { resultStatus: 'S' } }
  const told = (terms: Parameters<typeof signedNotice>[1] = {}, more: object = {}) =>
    payments.verifyWebhook({ ...signedNotice(notice, terms), ...more })
  expect([told(), told({ at: String(Date.now()) })]).toEqual([{ ref: '20261130' }, { ref: '20261130' }])
  expect(told({ key: strangersKey })).toBeNull()
  expect(told({ client: 'CLIENT5Y0001' })).toBeNull()
  expect(told({ path: '/hooks/stripe' }, { path: '/hooks/antom' })).toBeNull()
  expect(told({}, { body: Buffer.from('{"notifyType":"PAYMENT_RESULT","paymentId":"20261131"}') })).toBeNull()
  expect(told({}, { headers: {} })).toBeNull()
  for (const at of [new Date(Date.now() - minutes(6)).toISOString(), String(Date.now() + minutes(6)), 'noon'])
    expect(told({ at })).toBeNull()
})

test('a notice of a refund, or of something that we do not ask for, is heard and says nothing', () => {
  const told = (notice: object) => payments.verifyWebhook(signedNotice(notice))
  expect(told({ notifyType: 'REFUND_RESULT', refundId: '20261130', refundStatus: 'SUCCESS' })).toBe('empty')
  expect(told({ notifyType: 'CAPTURE_RESULT', paymentId: '20261130' })).toBe('empty')
  expect([told(['nothing']), told({ notifyType: 'PAYMENT_PENDING', paymentId: '20261130' })]).toEqual([null, { ref: '20261130' }])
})

test('its books are what it says of each of our payments, with or without its name', async () => {
  const [first, second, third] = [await paid(), asked(), { ref: null, key: randomUUIDv7() }]
  await payments.refund({ ref: first.ref, key: randomUUIDv7(), amount: cents(850) })
  const { ref } = await started(second)
  expect(await payments.book(0, [first, { key: second.key, ref: null }, third])).toEqual([
    { ref: first.ref, key: first.key, truth: { ...captured, refunded: 850 } },
    { ref, key: second.key, truth: { state: 'pending' } },
  ])
})
