import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cents } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { newPaymentRequest, newPayment, newTaken, providerAt, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { startPaySandbox } from '../../testing/payments-sandbox.ts'

const sandbox = await startPaySandbox()
const pay = providerAt(sandbox.url)
/** It gives up soon, so that nobody has to wait for what comes late. */
const hasty = providerAt(sandbox.url, 300)
afterAll(() => sandbox.stop())
afterEach(() => sandbox.calm())

const shown = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
const ofKey = async (key: string) => (await sandbox.payments()).filter(({ reference }) => reference === key)
const at = (ref: string, key: string) => ({ ref, key, amount: cents(12_340) })

test('a card is held, then taken', async () => {
  const { ref, ask } = await newPayment(pay)
  expect(await pay.read(ref)).toEqual({ state: 'pending' })
  await sandbox.act(ref, 'approve')
  const held = { amount: 12_340, currency: 'HKD', refunded: 0, card: shown }
  expect(await pay.read(ref)).toEqual({ state: 'held', ...held })
  expect([await pay.capture(at(ref, ask.key)), await pay.capture(at(ref, ask.key))]).toEqual(['captured', 'captured'])
  expect(await pay.read(ref)).toEqual({ state: 'captured', ...held })
})

test.each([
  ['octopus', 31, 'HKD'],
  ['alipay', 31, 'HKD'],
  ['alipay', 42, 'MOP'],
  ['mpay', 42, 'MOP'],
] as const)('%s in region %i is taken at once', async (method, brand, currency) => {
  expect(pay.takes(method, brand)).toBe(true)
  const { ref } = await newPayment(pay, { method, brand, currency, hold: false })
  await sandbox.act(ref, 'approve')
  expect(await pay.read(ref)).toEqual({ state: 'captured', amount: 12_340, currency, refunded: 0, card: null })
})

test('no Octopus in Macau, no MPay in Hong Kong, cards in both', () => {
  expect([pay.takes('octopus', 42), pay.takes('mpay', 31), pay.takes('payme', 31), pay.takes('card', 42)]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('what cannot be asked is refused', async () => {
  expect(await pay.start(newPaymentRequest({ method: 'octopus', amount: cents(12_345), hold: false }))).toEqual({ refused: 'other' })
  expect(await pay.start(newPaymentRequest({ expiresAt: noon - 1 }))).toEqual({ refused: 'expired' })
  expect(await pay.start(newPaymentRequest({ savedCard: 'card_none' }))).toEqual({ refused: 'declined' })
})

test('one key is one payment, found again under it', async () => {
  const { ask, ref, page } = await newPayment(pay)
  expect(await Promise.all([pay.start(ask), pay.start(ask), pay.find(ask.key)])).toEqual(Array.from({ length: 3 }, () => ({ ref, page })))
  expect(await pay.start({ ...ask, amount: cents(1) })).toBe('unknown')
  expect(await pay.find('attempt-none')).toBe('absent')
  expect(await pay.read('pay_none')).toBe('absent')
  expect(await ofKey(ask.key)).toHaveLength(1)
})

test.each(['cut', 'cut-after', 'broken', 'broken-after', 'garbled', 'slow', 'late', 'limit'])(
  'a start that is %s is unknown; then it is one payment, however often it is asked for',
  async (kind) => {
    const ask = newPaymentRequest()
    await sandbox.suffer({ kind, on: ['start'], ms: 600 })
    expect(await hasty.start(ask)).toBe('unknown')
    const { ref } = startedOf(await pay.start(ask))
    await expect.poll(() => pay.find(ask.key)).toMatchObject({ ref })
    expect(await ofKey(ask.key)).toHaveLength(1)
  },
)

test.each(['cut-after', 'broken-after', 'garbled', 'slow', 'broken', 'cut', 'limit', 'late'])(
  'a capture that is %s is unknown; then it is taken, once',
  async (kind) => {
    const { ref, ask } = await newPayment(pay)
    await sandbox.act(ref, 'approve')
    await sandbox.suffer({ kind, on: ['capture'], ms: 600 })
    expect(await hasty.capture(at(ref, ask.key))).toBe('unknown')
    expect(await pay.capture(at(ref, ask.key))).toBe('captured')
    expect(await pay.read(ref)).toMatchObject({ state: 'captured', amount: 12_340 })
  },
)

test.each(['cut-after', 'broken-after', 'garbled', 'slow', 'broken', 'cut', 'limit', 'late'])(
  'a refund that is %s is unknown; then it is one refund',
  async (kind) => {
    const ref = await newTaken(pay, sandbox)
    const ask = { ref, key: `refund-${ref}`, amount: cents(5000) }
    await sandbox.suffer({ kind, on: ['refund'], ms: 600 })
    expect(await hasty.refund(ask)).toBe('unknown')
    expect(await pay.refund(ask)).toMatchObject({ ref: expect.stringContaining('re_') })
    expect(await pay.read(ref)).toMatchObject({ refunded: 5000 })
  },
)

test.each(['cut-after', 'broken', 'slow', 'garbled'])('a cancel that is %s is unknown; then it is cancelled', async (kind) => {
  const { ref } = await newPayment(pay)
  await sandbox.suffer({ kind, on: ['cancel'], ms: 600 })
  expect(await hasty.cancel(ref)).toBe('unknown')
  expect(await pay.cancel(ref)).toBe('cancelled')
})

test.each(['cut-after', 'broken', 'slow', 'garbled'])('an end that is %s is unknown; then it is ended', async (kind) => {
  const { ref } = await newPayment(pay)
  await sandbox.suffer({ kind, on: ['close'], ms: 600 })
  expect(await hasty.end(ref)).toBe('unknown')
  expect([await pay.end(ref), (await pay.read(ref)) as unknown]).toMatchObject(['ended', { state: 'failed' }])
})

test('what was approved in the moment before its end is held or taken as it was', async () => {
  const { ref, ask } = await newPayment(pay)
  await sandbox.act(ref, 'approve')
  expect([await pay.end(ref), await pay.capture(at(ref, ask.key)), await pay.end(ref)]).toEqual(['paid', 'captured', 'paid'])
  const ended = await newPayment(pay)
  await sandbox.act(ended.ref, 'expire')
  expect(await pay.end(ended.ref)).toBe('ended')
})

test.each(['cut', 'broken', 'slow', 'garbled', 'limit'])('what is read while it is %s is unknown, never absent', async (kind) => {
  const { ref, ask } = await newPayment(pay)
  await sandbox.suffer({ kind, on: ['read'], times: 4, ms: 600 })
  const answers = [await hasty.read(ref), await hasty.find(ask.key), await hasty.readRefund({ ref: 're_1' }), await hasty.book(noon - 1)]
  expect(answers).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test.each([401, 403, 429, 500, 503])('a refusal that comes as %i is none: what became of it is unknown', async (status) => {
  const body = JSON.stringify({ error: { code: 'unknown_payment', message: '' } })
  const server = createServer((_, response) => void response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const broken = providerAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server's address is no string
  const refund = { ref: 'pay_1', key: 'k', amount: cents(100) }
  expect([await broken.read('pay_1'), await broken.refund(refund)]).toEqual(['unknown', 'unknown'])
  server.close()
})

test('where nobody listens everything is unknown', async () => {
  const nowhere = providerAt('http://127.0.0.1:9')
  const [ask, payment] = [newPaymentRequest(), at('pay_1', 'k')]
  const operations = [nowhere.start(ask), nowhere.capture(payment), nowhere.cancel('pay_1'), nowhere.end('pay_1'), nowhere.refund(payment)]
  const reads = [nowhere.read('pay_1'), nowhere.find('k'), nowhere.readRefund({ ref: 're_1' }), nowhere.book(noon)]
  const cards = [nowhere.cards.save({ token: 't', key: 'k' }), nowhere.cards.remove('card_1')]
  expect(await Promise.all([...operations, ...reads, ...cards])).toEqual(Array.from({ length: 11 }, () => 'unknown'))
})

test('what is not held is not captured, and what is taken not cancelled', async () => {
  const { ref, ask } = await newPayment(pay)
  expect(await pay.capture(at(ref, ask.key))).toBe('gone')
  await sandbox.act(ref, 'approve')
  expect([await pay.cancel(ref), await pay.cancel(ref)]).toEqual(['cancelled', 'cancelled'])
  expect(await pay.capture(at(ref, ask.key))).toBe('gone')
  expect(await pay.read(ref)).toEqual({ state: 'failed', reason: 'other' })
  expect(await pay.cancel(await newTaken(pay, sandbox))).toBe('captured')
  const lapsed = await newPayment(pay)
  await sandbox.act(lapsed.ref, 'approve')
  await sandbox.act(lapsed.ref, 'expire')
  expect(await pay.capture(at(lapsed.ref, lapsed.ask.key))).toBe('gone')
})

test('a payment fails for its reason', async () => {
  const ended = async (operation: 'decline' | 'abandon' | 'expire') => {
    const { ref } = await newPayment(pay)
    await sandbox.act(ref, operation)
    return pay.read(ref)
  }
  const reasons = [await ended('decline'), await ended('abandon'), await ended('expire')]
  expect(reasons).toEqual(['declined', 'abandoned', 'expired'].map((reason) => ({ state: 'failed', reason })))
})
