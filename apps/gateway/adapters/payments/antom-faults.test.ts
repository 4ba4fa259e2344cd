import { generateKeyPairSync, randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { antomSecrets, startAntom, type AntomFault } from '../../testing/fakes/fake-antom.ts'
import { paymentRequestNow, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { antomPayments } from './antom.ts'

let antom: Awaited<ReturnType<typeof startAntom>>
let payments: PaymentProvider
const clock = { now: () => Date.now() }
let logged: unknown[] = []
const log = { error: (line: unknown) => void logged.push(line) }
const open = (more: object = {}, patienceMs = 8000) =>
  antomPayments({ ...antomSecrets, url: antom.url, ...more }, { clock, log, patienceMs })

beforeEach(async () => {
  antom = await startAntom()
  payments = open()
  logged = []
})
afterEach(() => antom.stop())

const amount = 12_850 as Cents // whole as it is written here
const asked = () => paymentRequestNow({ currency: 'MOP', method: 'mpay', brand: 42, hold: false })
const fault = (on: string, kind: AntomFault['kind'], more: Partial<AntomFault> = {}) => void antom.faults.push({ on, kind, ...more })

const started = async (ask = asked()) => startedOf(await payments.start(ask))

const lost = ['cut', 'cut-after', 'broken', 'garbled', 'unsigned', 'forged'] as const
const kinds = [...lost, 'limit', 'unknown', 'unknown-after', 'strange'] as const

test.each(lost)('where the answer to pay is lost (%s) it is asked for once more under the same id, and is one payment', async (kind) => {
  const ask = asked()
  fault('pay', kind)
  const { ref, page } = await started(ask)
  expect([page, antom.payments.size]).toEqual([`https://mpay.example/cashier/${ref}`, 1])
  expect(new Set(antom.sent('pay').map(({ body }) => body['paymentRequestId'])).size).toBe(1)
})

test.each(kinds)('where Antom says nothing clear to pay (%s) it is unknown; asked again it is one payment', async (kind) => {
  const ask = asked()
  fault('pay', kind, { times: 2 })
  expect(await payments.start(ask)).toBe('unknown')
  antom.faults.length = 0
  const { ref } = await started(ask)
  expect([...antom.payments.keys()]).toEqual([ref])
  expect(await payments.find(ask.key)).toEqual({ ref, page: null })
})

test('a payment whose answer was lost is found by the attempt’s id, and was paid if it was', async () => {
  const ask = asked()
  fault('pay', 'cut-after', { times: 2 })
  expect(await payments.start(ask)).toBe('unknown')
  const [ref = ''] = antom.payments.keys()
  expect(await payments.find(ask.key)).toEqual({ ref, page: null })
  antom.pay(ref)
  expect(await payments.read(ref)).toMatchObject({ state: 'captured', amount: 12_850 })
})

test.each(kinds)('a reading that is %s is unknown, whoever asks', async (kind) => {
  const { ref } = await started()
  antom.pay(ref)
  fault('inquiryPayment', kind, { times: 6 })
  const answers = [payments.read(ref), payments.find(randomUUIDv7()), payments.end(ref), payments.cancel(ref)]
  expect(await Promise.all(answers)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  expect(await payments.capture({ ref, key: '', amount })).toBe('unknown')
  expect(await payments.book(0, [{ key: randomUUIDv7(), ref }])).toBe('unknown')
  expect(antom.sent('cancel')).toEqual([])
})

test.each(kinds)('an end that is %s is unknown or ended; asked again it is ended', async (kind) => {
  const { ref } = await started()
  fault('cancel', kind)
  expect(['unknown', 'ended']).toContain(await payments.end(ref))
  expect(await payments.end(ref)).toBe('ended')
  expect(await payments.read(ref)).toEqual({ state: 'failed', reason: 'expired' })
})

test.each(kinds)('a refund whose answer is lost (%s) is made once, whole or in part', async (kind) => {
  const { ref } = await started()
  antom.pay(ref)
  for (const part of [2850, 10_000] as Cents[]) {
    const request = { ref, key: randomUUIDv7(), amount: part }
    fault('refund', kind)
    expect(await payments.refund(request)).toBe('unknown')
    expect(await payments.refund(request)).toMatchObject({ state: 'refunded' })
  }
  expect(antom.refunds.size).toBe(2)
  expect(await payments.read(ref)).toMatchObject({ amount: 12_850, refunded: 12_850 })
})

test('an answer that Antom has not signed is unknown, and a line for a person', async () => {
  const { ref } = await started()
  antom.pay(ref)
  for (const kind of ['unsigned', 'forged'] as const) {
    fault('inquiryPayment', kind)
    expect(await payments.read(ref)).toBe('unknown')
  }
  expect(logged).toEqual(Array.from({ length: 2 }, () => ({ antom: 'gives an answer that is not signed by its key' })))
})

test('whom Antom does not know is refused, and a person is told', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = open({ privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) })
  expect(await stranger.start(asked())).toEqual({ refused: 'other' })
  expect(await stranger.read('20261130')).toBe('unknown')
  expect(logged).toEqual([{ antom: 'does not take a payment as we ask for it', code: 'INVALID_SIGNATURE' }])
})

test('the bare base64 of a dashboard is a key as well as PEM is', async () => {
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')
  payments = open({ privateKey: bare(antomSecrets.privateKey), publicKey: bare(antomSecrets.publicKey) })
  expect((await started()).page).toContain('https://mpay.example/')
})

test.each([
  [{ paymentStatus: 'ON_HOLD' }, [{ antom: 'says a state of a payment that its papers do not know' }]],
  [{ paymentStatus: 'SUCCESS', paymentAmount: undefined }, [{ antom: 'says that a payment is paid, and not how much' }]],
  [
    { paymentStatus: 7, paymentAmount: { currency: 'MOP', value: '1.5' } },
    [
      {
        antom: 'gives an answer that makes no sense',
        at: [
          { field: 'paymentStatus', expected: 'string' },
          { field: 'paymentAmount.value', expected: '/^\\d{1,15}$/' },
        ],
      },
    ],
  ],
])('an answer that its papers do not know is unknown, and logged by its fields, never by what they say: %o', async (more, lines) => {
  const { ref } = await started()
  Object.assign(antom.paymentOf(ref), more)
  expect(await payments.read(ref)).toBe('unknown')
  expect(logged).toEqual(lines)
})

test('an answer for another payment than was asked about is unknown', async () => {
  const ask = asked()
  const { ref } = await started(ask)
  antom.pay(ref)
  antom.switches.answersFor = '20261130'
  expect([await payments.read(ref), await payments.find(ask.key), await payments.end(ref)]).toEqual(['unknown', 'unknown', 'unknown'])
  expect(logged).toEqual(Array.from({ length: 3 }, () => ({ antom: 'answers for another payment than was asked about' })))
})

test('what is not answered in time is unknown', async () => {
  const { ref } = await started()
  const hasty = open({}, 150)
  for (const on of ['pay', 'inquiryPayment', 'refund']) fault(on, 'late', { ms: 1000, times: 9 })
  expect(await Promise.all([hasty.start(asked()), hasty.read(ref), hasty.refund({ ref, key: randomUUIDv7(), amount })])).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})
