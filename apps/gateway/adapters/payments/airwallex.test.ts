import { randomUUIDv7 } from 'node:crypto'
import type { Cents, OnlineMethod } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider, PaymentRequest } from '../../modules/payments/payment-provider.ts'
import { airwallexSecrets, signedWebhook, startAirwallex } from '../../testing/fakes/fake-airwallex.ts'
import { paymentRequestNow, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { createLog } from '../../platform/log.ts'
import { airwallexPayments } from './airwallex.ts'

let airwallex: Awaited<ReturnType<typeof startAirwallex>>
let payments: PaymentProvider
const cents = (amount: number) => amount as Cents // whole as they are written here
const minutes = (count: number) => count * 60_000
const clock = { now: () => Date.now() }
const methods = ['octopus', 'alipay', 'payme', 'fps', 'wechat'] as const
const open = (at = clock, offered: readonly OnlineMethod[] = methods) =>
  airwallexPayments({ ...airwallexSecrets, methods: offered, url: airwallex.url }, { clock: at, log: createLog('silent') })

beforeEach(async () => {
  airwallex = await startAirwallex()
  payments = open()
})
afterEach(() => airwallex.stop())

const asked = (more: Partial<PaymentRequest> = {}) => paymentRequestNow({ method: 'octopus', hold: false, ...more })

const started = async (ask = asked()) => startedOf(await payments.start(ask))

/** A payment that a guest has made; `key` is its attempt's. */
async function paid(more: Partial<PaymentRequest> = {}) {
  const ask = asked(more)
  const { ref } = await started(ask)
  airwallex.pay(ref)
  return { ref, key: ask.key }
}

const sent = (path: string) => airwallex.heard.filter((one) => one.method === 'POST' && one.path.endsWith(path))
const captured = { state: 'captured', amount: 12_850, currency: 'HKD', refunded: 0, card: null }

test('[1.20] Octopus is an intent in dollars under the attempt’s key, confirmed at once, and its guest goes to the address that comes back', async () => {
  const ask = asked({ device: 'android' })
  const { ref, page } = await started(ask)
  expect(page).toMatch(`https://api.airwallex.com/pa/redirect/hk/${ref}?checksum=`)
  expect(sent('/create')[0]?.body).toMatchObject({
    request_id: ask.key,
    merchant_order_id: ask.key,
    amount: 128.5,
    currency: 'HKD',
    return_url: ask.returnUrl,
    metadata: { attempt: ask.key },
  })
  expect(sent('/confirm')[0]?.body['payment_method']).toEqual({ type: 'octopus', octopus: { flow: 'mobile_web' } })
  expect(await payments.read(ref)).toEqual({ state: 'pending' })
  airwallex.pay(ref)
  expect(await payments.read(ref)).toEqual(captured)
  expect(await payments.capture({ ref, key: ask.key, amount: cents(12_850) })).toBe('captured')
})

test('[1.20] a wallet is opened in its app on a phone, and by a code elsewhere', async () => {
  for (const [method, device] of [
    ['octopus', 'ios'],
    ['octopus', undefined],
    ['alipay', 'android'],
    ['alipay', 'ios'],
    ['alipay', 'desktop'],
    ['payme', 'ios'],
    ['payme', 'desktop'],
    ['fps', 'ios'],
    ['fps', 'desktop'],
    ['wechat', 'android'],
    ['wechat', 'desktop'],
  ] as const)
    await started(asked({ method, device }))
  expect(sent('/confirm').map(({ body }) => body['payment_method'])).toEqual([
    { type: 'octopus', octopus: { flow: 'mobile_web' } },
    { type: 'octopus', octopus: { flow: 'qrcode' } },
    { type: 'alipayhk', alipayhk: { flow: 'mobile_web', os_type: 'android' } },
    { type: 'alipayhk', alipayhk: { flow: 'mobile_web', os_type: 'ios' } },
    { type: 'alipayhk', alipayhk: { flow: 'qrcode' } },
    { type: 'payme', payme: { flow: 'mobile_web' } },
    { type: 'payme', payme: { flow: 'qrcode' } },
    { type: 'fps', fps: { flow: 'webqr' } },
    { type: 'fps', fps: { flow: 'webqr' } },
    { type: 'wechatpay', wechatpay: { flow: 'mobile_web' } },
    { type: 'wechatpay', wechatpay: { flow: 'qrcode' } },
  ])
})

test('[1.20] it takes Octopus, Alipay, PayMe, FPS and WeChat Pay in Hong Kong, keeps no cards, and refuses the rest', async () => {
  const takes = (['card', 'alipay', 'octopus', 'payme', 'fps', 'wechat', 'mpay'] as const).map((method) => [
    payments.takes(method, 31),
    payments.takes(method, 42),
  ])
  expect(takes).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ])
  expect(open(clock, ['octopus']).takes('payme', 31)).toBe(false)
  expect(payments.cards).toBeNull()
  expect(await payments.start(asked({ method: 'card' }))).toEqual({ refused: 'other' })
  expect(await payments.start(asked({ savedCard: 'card_1' }))).toEqual({ refused: 'other' })
  expect(await payments.start(asked({ amount: cents(5) }))).toEqual({ refused: 'other' })
})

test.each([
  ['fps', '0002 '],
  ['wechat', 'weixin://wxpay/s/'],
] as const)(
  '[1.20] a code of %s has no page: its guest stays on our own screen, which draws it, and finds the same one again',
  async (method, text) => {
    const ask = asked({ method, device: 'desktop' })
    const { ref, page } = await started(ask)
    const [screen, code] = page.split('#')
    expect([screen, new URLSearchParams(code).get('code')]).toEqual([ask.returnUrl, `${text}${ref}`])
    expect(await payments.find(ask.key)).toEqual({ ref, page })
    airwallex.pay(ref)
    expect(await payments.read(ref)).toEqual(captured)
  },
)

test('[1.20] who is in WeChat already pays there, on a phone; other wallets are opened as anywhere', async () => {
  for (const [method, device] of [
    ['wechat', 'ios'],
    ['alipay', 'ios'],
  ] as const)
    await started(asked({ method, device, inWeChat: true }))
  expect(sent('/confirm').map(({ body }) => body['payment_method'])).toEqual([
    { type: 'wechatpay', wechatpay: { flow: 'official_account' } },
    { type: 'alipayhk', alipayhk: { flow: 'mobile_web', os_type: 'ios' } },
  ])
})

test('what the account has not switched on, or would only show a code for, is refused, and can be paid no more', async () => {
  airwallex.switches.methods = ['octopus']
  expect(await payments.start(asked({ method: 'alipay' }))).toEqual({ refused: 'other' })
  airwallex.switches.withoutPage = true
  expect(await payments.start(asked())).toEqual({ refused: 'other' })
  airwallex.switches.methods = ['wechatpay']
  expect(await payments.start(asked({ method: 'wechat', device: 'ios' }))).toEqual({ refused: 'other' })
  expect([...airwallex.intents.values()].map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
})

test('a try that has ended has failed for the wallet’s reason, and a payment that never was is absent', async () => {
  for (const [attempt, reason] of [
    [{ status: 'EXPIRED' }, 'expired'],
    [{ status: 'CANCELLED' }, 'abandoned'],
    [{ status: 'FAILED', failure_code: 'provider_declined' }, 'declined'],
    [{ status: 'FAILED', failure_code: 'authentication_declined' }, 'notAuthenticated'],
  ] as const) {
    const { ref } = await started()
    airwallex.fail(ref, attempt)
    expect(await payments.read(ref)).toEqual({ state: 'failed', reason })
    expect(airwallex.intentOf(ref).status).toBe('CANCELLED')
    expect(await payments.capture({ ref, key: '', amount: cents(1) })).toBe('gone')
  }
  expect(await payments.read('int_nobody')).toBe('absent')
  expect(await payments.find(randomUUIDv7())).toBe('absent')
})

test('only what nobody has paid is ended, however often it is asked; what is captured has to be given back', async () => {
  const unpaid = await started()
  expect([await payments.end(unpaid.ref), await payments.end(unpaid.ref), await payments.cancel(unpaid.ref)]).toEqual([
    'ended',
    'ended',
    'cancelled',
  ])
  expect(() => airwallex.pay(unpaid.ref)).toThrow('this cannot be paid')
  expect(await payments.read(unpaid.ref)).toEqual({ state: 'failed', reason: 'expired' })
  const { ref } = await paid()
  expect([await payments.end(ref), await payments.cancel(ref)]).toEqual(['paid', 'captured'])
  expect(await payments.read(ref)).toEqual(captured)
})

test('a try that has ended is no end where its guest has paid by another one meanwhile, or as long as nobody knows', async () => {
  const { ref } = await started()
  airwallex.fail(ref, { status: 'FAILED' })
  airwallex.faults.push({ on: /\/cancel$/, kind: 'cut' })
  expect(await payments.read(ref)).toBe('unknown')
  airwallex.faults.push({ on: /\/cancel$/, kind: 'late', ms: 300 })
  const reading = payments.read(ref)
  await expect.poll(() => sent('/cancel').length, { interval: 5 }).toBe(2)
  Object.assign(airwallex.intentOf(ref), { status: 'REQUIRES_CUSTOMER_ACTION' })
  airwallex.pay(ref)
  expect(await reading).toEqual(captured)
})

test('money that a wallet takes for an intent that we have cancelled is seen, and given back', async () => {
  const { ref, key } = await cancelledAndPaid()
  expect(await payments.read(ref)).toEqual(captured)
  expect(await payments.cancel(ref)).toBe('captured')
  expect(await payments.book(Date.now() - minutes(60))).toEqual([{ ref, key, truth: captured }])
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(12_850) })).toMatchObject({ state: 'processing' })
  expect(await payments.read(ref)).toEqual({ ...captured, refunded: 12_850 })
})

async function cancelledAndPaid() {
  const ask = asked()
  const { ref } = await started(ask)
  expect(await payments.end(ref)).toBe('ended')
  airwallex.payCancelled(ref)
  return { ref, key: ask.key }
}

test('a payment that does not say how much was captured is unknown, and no zero; a list that says less is asked about it singly', async () => {
  const { ref, key } = await paid()
  airwallex.switches.shortLists = true
  expect(await payments.book(Date.now() - minutes(60))).toEqual([{ ref, key, truth: captured }])
  airwallex.intentOf(ref)['captured_amount'] = undefined
  expect([await payments.read(ref), await payments.book(Date.now() - minutes(60))]).toEqual(['unknown', 'unknown'])
})

test('money goes back in parts and whole, each refund once, however often it is asked for', async () => {
  const { ref } = await paid()
  const first = { ref, key: randomUUIDv7(), amount: cents(2850) }
  const answer = await payments.refund(first)
  expect(answer).toEqual({ ref: expect.stringMatching(/^rfd_/), state: 'processing' })
  expect(await payments.refund(first)).toEqual(answer)
  expect(sent('/refunds/create')[0]?.body).toMatchObject({ request_id: first.key, payment_intent_id: ref, amount: 28.5 })
  expect(await payments.read(ref)).toEqual({ ...captured, refunded: 2850 })
  const [refund] = airwallex.refunds.values()
  for (const [status, state] of [
    ['ACCEPTED', 'processing'],
    ['SETTLED', 'refunded'],
    ['FAILED', 'failed'],
  ] as const) {
    Object.assign(refund ?? {}, { status })
    expect(await payments.readRefund({ ref: refund?.id ?? '' })).toEqual({ ref: refund?.id, state })
  }
  // What has failed has not gone back.
  expect(await payments.read(ref)).toEqual(captured)
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(12_851) })).toEqual({ ref: '', state: 'failed' })
  expect(await payments.refund({ ref, key: randomUUIDv7(), amount: cents(12_850) })).toMatchObject({ state: 'processing' })
  expect(await payments.read(ref)).toMatchObject({ refunded: 12_850 })
})

test('its books have each payment under its attempt, beside what others have done there, over as many pages as it takes', async () => {
  expect(await payments.book(Date.now() - minutes(60))).toEqual([])
  const refs: { ref: string; key: string }[] = []
  for (let count = 0; count < 101; count += 1) refs.push(await paid())
  const [first] = refs
  await payments.refund({ ref: first?.ref ?? '', key: randomUUIDv7(), amount: cents(50) })
  airwallex.intents.set('int_other', { ...airwallex.intentOf(refs[1]?.ref ?? ''), id: 'int_other', metadata: {} })
  const booked = await payments.book(Date.now() - minutes(60))
  if (booked === 'unknown') throw new Error('there are no books')
  expect(booked).toHaveLength(102)
  expect(booked).toContainEqual({ ...first, truth: { ...captured, refunded: 50 } })
  expect(booked).toContainEqual({ ref: 'int_other', key: '', truth: captured })
  expect(await payments.find(first?.key ?? '')).toMatchObject({ ref: first?.ref, page: asked().returnUrl })
})

test('in an evening that is tried at noon Airwallex is asked by its own time', async () => {
  const noon = Date.parse('2026-11-23T12:00:00+08:00')
  const evening = open({ now: () => noon })
  const { ref, key } = await paid()
  expect(await evening.book(noon - minutes(5))).toMatchObject([{ ref, key }])
  expect(await evening.book(noon + minutes(5))).toEqual([])
})

test('a webhook counts where it is signed with our secret over its time and this very body, and names its payment', () => {
  const intent = { id: 'evt_1', name: 'payment_intent.succeeded', data: { object: { id: 'int_1' } } }
  const refund = { id: 'evt_2', name: 'refund.settled', data: { object: { id: 'rfd_1', payment_intent_id: 'int_2' } } }
  expect(payments.verifyWebhook(signedWebhook(intent))).toEqual({ ref: 'int_1' })
  expect(payments.verifyWebhook(signedWebhook(refund))).toEqual({ ref: 'int_2' })
  expect(payments.verifyWebhook(signedWebhook({ id: 'evt_3', name: 'deposit.settled', data: { object: { id: 'dep_1' } } }))).toBeNull()
  const good = signedWebhook(intent)
  expect(payments.verifyWebhook({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })).toBeNull()
  expect(payments.verifyWebhook({ ...good, headers: { ...good.headers, 'x-timestamp': String(Date.now() + 1) } })).toBeNull()
  expect(payments.verifyWebhook({ ...good, headers: {} })).toBeNull()
  expect(payments.verifyWebhook(signedWebhook(intent, { secret: 'another secret' }))).toBeNull()
  for (const off of [-minutes(6), minutes(6)]) expect(payments.verifyWebhook(signedWebhook(intent, { at: Date.now() + off }))).toBeNull()
})
