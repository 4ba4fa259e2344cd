import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { airwallexSecrets, startAirwallex, type AirwallexFault } from '../../testing/fakes/fake-airwallex.ts'
import { paymentRequestNow, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { airwallexPayments } from './airwallex.ts'

let airwallex: Awaited<ReturnType<typeof startAirwallex>>
let payments: PaymentProvider
const clock = { now: () => Date.now() }
let logged: unknown[] = []
const log = { error: (line: unknown) => void logged.push(line) }
const methods = ['octopus'] as const
const open = (patienceMs = 8000) => airwallexPayments({ ...airwallexSecrets, methods, url: airwallex.url }, { clock, log, patienceMs })

beforeEach(async () => {
  airwallex = await startAirwallex()
  payments = open()
  logged = []
})
afterEach(() => airwallex.stop())

const amount = 12_850 as Cents // whole as it is written here
const asked = () => paymentRequestNow({ method: 'octopus', hold: false })
const fault = (on: RegExp, kind: AirwallexFault['kind'], more: Partial<AirwallexFault> = {}) =>
  void airwallex.faults.push({ on, kind, ...more })
const logins = () => airwallex.heard.filter(({ path }) => path.endsWith('/login')).length

test('one login is kept until it ends, and shared by all who wait for it', async () => {
  await Promise.all([payments.start(asked()), payments.start(asked())])
  await payments.read('int_nobody')
  expect(logins()).toBe(1)
  const hasty = open()
  airwallex.switches.tokenMs = 5000
  await hasty.read('int_nobody')
  await hasty.read('int_nobody')
  expect(logins()).toBe(3)
})

test('a token that is no longer taken is renewed once within the same question', async () => {
  const { ref } = await started()
  airwallex.endTokens()
  expect(await payments.read(ref)).toEqual({ state: 'pending' })
  expect(logins()).toBe(2)
})

test('whom Airwallex does not know knows nothing, and asks no more than twice', async () => {
  const stranger = airwallexPayments({ ...airwallexSecrets, methods, apiKey: 'another', url: airwallex.url }, { clock, log })
  expect(await stranger.start(asked())).toBe('unknown')
  expect(await stranger.read('int_1')).toBe('unknown')
  expect(airwallex.heard.every(({ path }) => path.endsWith('/login'))).toBe(true)
})

const started = async (ask = asked()) => startedOf(await payments.start(ask))

const kinds = ['cut', 'cut-after', 'broken', 'unavailable', 'limit', 'garbled'] as const

test.each(kinds.flatMap((kind) => (['create', 'confirm'] as const).map((on) => [on, kind] as const)))(
  'where the answer to %s is lost (%s) it is unknown or begun; asked again it is one payment, with a page',
  async (on, kind) => {
    const ask = asked()
    fault(new RegExp(`/${on}$`), kind)
    await payments.start(ask)
    const { ref, page } = await started(ask)
    expect(page).toContain(ref)
    expect(airwallex.intents.size).toBe(1)
    expect(await payments.find(ask.key)).toEqual({ ref, page })
  },
)

test('an answer that is lost is found by the attempt’s key, confirmed where it was not', async () => {
  const ask = asked()
  fault(/\/create$/, 'cut-after')
  expect(await payments.start(ask)).toBe('unknown')
  const [intent] = airwallex.intents.values()
  expect(await payments.find(ask.key)).toEqual({ ref: intent?.id, page: expect.stringContaining('/pa/redirect/') })
  airwallex.pay(intent?.id ?? '')
  expect(await payments.read(intent?.id ?? '')).toMatchObject({ state: 'captured', amount: 12_850 })
})

test.each(kinds)('an end that is %s is unknown or ended; asked again it is ended', async (kind) => {
  const { ref } = await started()
  fault(/\/cancel$/, kind)
  expect(['unknown', 'ended']).toContain(await payments.end(ref))
  expect(await payments.end(ref)).toBe('ended')
})

test('a guest who pays while the payment is being ended is not lost', async () => {
  const { ref } = await started()
  fault(/\/cancel$/, 'late', { ms: 500 })
  const ending = payments.end(ref)
  await expect.poll(() => airwallex.heard.some(({ path }) => path.endsWith('/cancel')), { interval: 5 }).toBe(true)
  airwallex.pay(ref)
  expect(await ending).toBe('paid')
  expect(await payments.read(ref)).toMatchObject({ state: 'captured' })
})

test.each(kinds)('a refund whose answer is lost (%s) is made once', async (kind) => {
  const { ref } = await started()
  airwallex.pay(ref)
  const request = { ref, key: randomUUIDv7(), amount }
  fault(/\/refunds\/create$/, kind)
  expect(await payments.refund(request)).toBe('unknown')
  expect(await payments.refund(request)).toMatchObject({ state: 'processing' })
  expect(airwallex.refunds.size).toBe(1)
})

test('an answer in a shape that we do not know is logged, by its fields and never by what they say', async () => {
  const { ref } = await started()
  Object.assign(airwallex.intentOf(ref), { status: 7, currency: undefined, description: 'Chan Tai Man' })
  expect(await payments.read(ref)).toBe('unknown')
  const at = [
    { field: 'status', expected: 'string' },
    { field: 'currency', expected: '"currency"' },
  ]
  expect(logged).toEqual([{ airwallex: 'gives an answer that makes no sense', at }])
  fault(/\/refunds$/, 'garbled')
  expect(await payments.book(Date.now())).toBe('unknown')
  fault(/\/login$/, 'garbled')
  expect(await open().read(ref)).toBe('unknown')
  expect(logged).toHaveLength(3)
})

test('a payment that is not answered, or is refused, is no fault of a shape', async () => {
  fault(/\/create$/, 'cut')
  expect(await payments.start(asked())).toBe('unknown')
  fault(/\/create$/, 'unavailable')
  expect(await payments.start(asked())).toBe('unknown')
  expect(await payments.start({ ...asked(), amount: 5 as Cents })).toEqual({ refused: 'other' })
  expect(logged).toEqual([])
})

test('what is not answered in time is unknown, the login included', async () => {
  const hasty = open(150)
  fault(/./, 'late', { ms: 1000, times: 9 })
  expect(await hasty.read('int_1')).toBe('unknown')
  expect(await hasty.start(asked())).toBe('unknown')
})
