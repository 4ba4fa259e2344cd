import { cents } from '@harbour/rules'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { newPaymentRequest, newPayment, newTaken, providerAt, startedOf } from '../../testing/payment-requests.fixtures.ts'
import { startPaySandbox } from '../../testing/payments-sandbox.ts'

const sandbox = await startPaySandbox()
const pay = providerAt(sandbox.url)
const hasty = providerAt(sandbox.url, 300)
const shown = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.refundsTake(0))
afterEach(() => sandbox.calm())

test('a part is given back, then the rest, and no cent more', async () => {
  const ref = await newTaken(pay, sandbox)
  const part = { ref, key: `${ref}:1`, amount: cents(2340) }
  const [first, again] = [await pay.refund(part), await pay.refund(part)]
  expect(again).toMatchObject({ ref: refOf(first) })
  expect(await pay.refund({ ref, key: `${ref}:2`, amount: cents(10_001) })).toEqual({ ref: '', state: 'failed' })
  expect(await pay.refund({ ref, key: `${ref}:3`, amount: cents(10_000) })).toMatchObject({ state: 'processing' })
  await expect.poll(() => pay.readRefund({ ref: refOf(first) })).toEqual({ ref: refOf(first), state: 'refunded' })
  expect(await pay.read(ref)).toMatchObject({ state: 'captured', amount: 12_340, refunded: 12_340 })
})

test('one key for two amounts is unknown, and moves nothing', async () => {
  const ref = await newTaken(pay, sandbox)
  await pay.refund({ ref, key: `${ref}:1`, amount: cents(100) })
  expect(await pay.refund({ ref, key: `${ref}:1`, amount: cents(200) })).toBe('unknown')
  expect(await pay.read(ref)).toMatchObject({ refunded: 100 })
})

test('what was never taken is not given back', async () => {
  const { ref } = await newPayment(pay)
  expect(await pay.refund({ ref, key: `${ref}:1`, amount: cents(100) })).toEqual({ ref: '', state: 'failed' })
  expect(await pay.refund({ ref: 'pay_none', key: 'none:1', amount: cents(100) })).toEqual({ ref: '', state: 'failed' })
  expect(await pay.readRefund({ ref: 're_none' })).toBe('unknown')
})

test('a refund that fails in the end leaves all to be given back', async () => {
  const ref = await newTaken(pay, sandbox)
  await sandbox.suffer({ kind: 'refund-fails' })
  const first = await pay.refund({ ref, key: `${ref}:1`, amount: cents(12_340) })
  expect(first).toMatchObject({ state: 'processing' })
  await expect.poll(() => pay.readRefund({ ref: refOf(first) })).toMatchObject({ state: 'failed' })
  expect(await pay.read(ref)).toMatchObject({ refunded: 0 })
  expect(await pay.refund({ ref, key: `${ref}:2`, amount: cents(12_340) })).toMatchObject({ state: 'processing' })
})

test('an amount that differs is told as it is', async () => {
  await sandbox.suffer({ kind: 'amount-differs' })
  const held = await newPayment(pay)
  await sandbox.act(held.ref, 'approve')
  expect(await pay.read(held.ref)).toMatchObject({ state: 'held', amount: 12_240 })
  expect(await pay.capture({ ref: held.ref, key: held.ask.key, amount: cents(12_340) })).toBe('unknown')
  await sandbox.suffer({ kind: 'amount-differs', on: ['capture'] })
  const taken = await newPayment(pay)
  await sandbox.act(taken.ref, 'approve')
  const capture = { ref: taken.ref, key: taken.ask.key, amount: cents(12_340) }
  expect([await pay.capture(capture), await pay.capture(capture)]).toEqual(['captured', 'captured'])
  expect(await pay.read(taken.ref)).toMatchObject({ state: 'captured', amount: 12_240 })
})

test('a late approval turns what has expired into money, unless it was cancelled', async () => {
  const [late, ended] = [await newPayment(pay), await newPayment(pay)]
  await sandbox.suffer({ kind: 'pays-late', times: 2, ms: 1500 })
  for (const { ref } of [late, ended]) {
    await sandbox.act(ref, 'approve')
    expect(await pay.read(ref)).toEqual({ state: 'pending' })
    await sandbox.act(ref, 'expire')
  }
  expect(await pay.cancel(ended.ref)).toBe('cancelled')
  await expect.poll(() => pay.read(late.ref)).toMatchObject({ state: 'held', amount: 12_340 })
  expect(await pay.read(ended.ref)).toEqual({ state: 'failed', reason: 'expired' })
})

test('a card is kept for a token, once, and pays without being typed again', async () => {
  const token = await sandbox.token()
  const saved = await pay.cards.save({ token, key: 'save-1' })
  expect(saved).toEqual({ ref: expect.stringContaining('card_'), card: shown })
  expect(await pay.cards.save({ token, key: 'save-1' })).toEqual(saved)
  expect(await pay.cards.save({ token, key: 'save-2' })).toEqual({ refused: 'other' })
  const ask = newPaymentRequest({ savedCard: refOf(saved) })
  const started = await pay.start(ask)
  expect([started, await pay.start(ask)]).toMatchObject([{ decided: true }, { decided: true }])
  expect(await pay.read(startedOf(started).ref)).toMatchObject({ state: 'held', card: shown })
  expect([await pay.cards.remove(refOf(saved)), await pay.cards?.remove(refOf(saved))]).toEqual(['removed', 'removed'])
  expect(await pay.start(newPaymentRequest({ savedCard: refOf(saved) }))).toEqual({ refused: 'declined' })
})

test('browsers are told where cards go, and the key that they may show', () => {
  expect(pay.cards?.tokens).toEqual({ url: `${sandbox.url}/v1/tokens`, publishableKey: 'pk_sandbox_harbour' })
})

test.each(['cut-after', 'garbled', 'broken-after'])('a card whose answer is %s is unknown, then kept once and removed', async (kind) => {
  const ask = { token: await sandbox.token(), key: `save-${kind}` }
  await sandbox.suffer({ kind, on: ['save', 'remove'], times: 2 })
  expect([await hasty.cards.save(ask), await hasty.cards.remove('card_none')]).toEqual(['unknown', 'unknown'])
  const saved = await pay.cards.save(ask)
  expect(await pay.cards.remove(refOf(saved))).toBe('removed')
})

test('the books tell every payment from a moment on, page by page', async () => {
  const before = await pay.book(noon)
  const made = await Promise.all(Array.from({ length: 120 }, () => pay.start(newPaymentRequest())))
  const booked = await pay.book(noon)
  if (before === 'unknown' || booked === 'unknown') throw new Error('the books are closed')
  expect(booked.slice(before.length).map(({ ref }) => ref)).toEqual(expect.arrayContaining(made.map((one) => startedOf(one).ref)))
  expect(new Set(booked.map(({ ref }) => ref)).size).toBe(before.length + 120)
  expect(booked.at(-1)).toMatchObject({ key: expect.stringContaining('attempt-'), truth: { state: 'pending' } })
  expect(await pay.book(noon + 86_400_000)).toEqual([])
})

test('all is known after a kill too', async () => {
  await sandbox.refundsTake(60_000)
  const { ask, ref, page } = await newPayment(pay)
  const taken = await newTaken(pay, sandbox)
  await sandbox.act(ref, 'approve')
  const refund = await pay.refund({ ref: taken, key: `${taken}:1`, amount: cents(100) })
  const saved = await pay.cards.save({ token: await sandbox.token(), key: 'save-crash' })
  await sandbox.crash()
  expect(await pay.start(ask)).toEqual({ ref, page })
  expect(await pay.read(ref)).toMatchObject({ state: 'held', amount: 12_340, card: shown })
  expect(await pay.refund({ ref: taken, key: `${taken}:1`, amount: cents(100) })).toEqual(refund)
  expect(await pay.read(taken)).toMatchObject({ state: 'captured', refunded: 100 })
  expect(await pay.start(newPaymentRequest({ savedCard: refOf(saved) }))).toMatchObject({ ref: expect.any(String) })
})

function refOf(answer: object | string | undefined): string {
  if (typeof answer !== 'object' || !('ref' in answer)) throw new Error(`no ref: ${JSON.stringify(answer)}`)
  return String(answer.ref)
}
