import { cancelOrder, orderPay } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { startWithBank } from '../../../testing/payments.fixtures.ts'
import { settle } from '../settle.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import type { PaymentRecord } from '../payment.ts'
import { createKeyedMutex } from '../../../platform/keyed-mutex.ts'
import { readPayments } from './read-payments.ts'

const { bank, money, gateway, deps, clock, guest, later } = await startWithBank()

const order = async (orderId: string) => (await money.detail(orderId)).status

test('[1.20] a guest who pays and never comes back has ordered', async () => {
  const { orderId, ref } = await money.pending('card')
  bank.pay(ref)
  await readPayments.round(deps)
  expect(await order(orderId)).toBe(1) // it was begun this moment: the guest is still typing
  later(0.25)
  await readPayments.round(deps)
  expect([await order(orderId), await money.payments(orderId)]).toMatchObject([7, [{ state: 'held', booked: 'sale' }]])
})

test('a provider that does not answer is asked again after 5, 10, 20, 40 and then every 60 seconds', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  bank.suffer({ on: 'read', when: 'before', times: 6 })
  const asked = () => bank.asked.read
  later(0.25)
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    const before = asked()
    await readPayments.round(deps)
    expect(asked()).toBe(before + 1)
    clock.at += seconds * 1000 - 1
    await readPayments.round(deps)
    expect(asked()).toBe(before + 1)
    clock.at += 1
  }
  await readPayments.round(deps)
  expect(await order(orderId)).toBe(7)
})

test('a payment whose beginning was not answered is found by our own key', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  bank.suffer({ on: 'start', when: 'after' })
  expect(await gateway.call(orderPay, { orderId, method: 'alipay' }, guest)).toMatchObject({ code: 'PAY_UNSURE' })
  const kept = [...bank.payments.values()].at(-1)
  bank.pay(kept?.ref ?? '')
  later(0.25)
  await readPayments.round(deps)
  expect([await order(orderId), await money.payments(orderId)]).toMatchObject([7, [{ state: 'captured' }]])
})

test('one that the provider never got has failed, once no question of ours can be on its way', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  bank.suffer({ on: 'start', when: 'before' })
  await gateway.call(orderPay, { orderId, method: 'alipay' }, guest)
  clock.at += 29_999
  await readPayments.round(deps)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'creating' }])
  later(1)
  await readPayments.round(deps)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'failed' }])
  expect((await gateway.ask(orderPay, { orderId, method: 'card' }, guest)).page).toContain('pay.example')
})

/** An order whose guest has begun to pay at a provider that took the question and has been silent since, and that payment's name there. */
async function begunInSilence() {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  bank.suffer({ on: 'start', when: 'after' }, { on: 'find', when: 'before', times: 9 })
  await gateway.call(orderPay, { orderId, method: 'alipay' }, guest)
  return { orderId, ref: [...bank.payments.values()].at(-1)?.ref ?? '' }
}
const byCard = async (orderId: string) => (await gateway.call(orderPay, { orderId, method: 'card' }, guest)).code

test('[1.20] a guest whose provider has been silent from the beginning pays another way after half a minute, and the first payment is ended once it speaks', async () => {
  const { orderId, ref } = await begunInSilence()
  clock.at += 29_999
  expect(await byCard(orderId)).toBe('PAY_UNSURE')
  clock.at += 1
  expect(await byCard(orderId)).toBeUndefined()
  expect(await money.payments(orderId)).toMatchObject([
    { state: 'failed', method: 'alipay' },
    { state: 'open', method: 'card' },
  ])
  bank.suffer()
  later(1)
  await readPayments.round(deps)
  expect([bank.ended(ref), await order(orderId)]).toEqual([true, 1])
  bank.pay([...bank.payments.values()].at(-1)?.ref ?? '')
  await money.status(orderId)
  expect([await order(orderId), await money.refunds(orderId)]).toEqual([7, []])
})

test('[1.20] money that it has taken all the same goes back', async () => {
  const { orderId, ref } = await begunInSilence()
  later(1)
  expect(await byCard(orderId)).toBeUndefined()
  const second = [...bank.payments.values()].at(-1)?.ref ?? ''
  bank.pay(second)
  bank.pay(ref)
  await money.status(orderId)
  bank.suffer()
  later(1)
  await readPayments.round(deps)
  expect([await order(orderId), await money.refunds(orderId)]).toMatchObject([7, [{ amount: 8900, reason: 'late' }]])
})

test('[1.20] where a card may have been charged without a page its guest waits until the provider speaks', async () => {
  const { orderId } = await begunInSilence()
  later(1)
  bank.provider.cards = {
    tokens: { url: 'https://pay.example/tokens', publishableKey: 'pk_1' },
    save: async () => 'unknown',
    remove: async () => 'unknown',
  }
  const code = await byCard(orderId)
  bank.provider.cards = null
  expect([code, await money.payments(orderId)]).toMatchObject(['PAY_UNSURE', [{ state: 'creating' }]])
})

test('[1.20] a payment whose question got there while its provider was asked whether it had can be paid', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  bank.suffer({ on: 'start', when: 'after' })
  await gateway.call(orderPay, { orderId, method: 'alipay' }, guest)
  const [[creating], begun] = [await deps.payments.ofOrder(orderId), [...bank.payments.values()].at(-1)]
  if (!creating || !begun) throw new Error('it was begun')
  later(1)
  const find = async (key: string) => {
    await deps.payments.opened(key, { ref: begun.ref, page: 'https://pay.example' })
    return 'absent' as const
  }
  const elsewhere = { all: [], byName: new Map([[bank.provider.name, { ...bank.provider, find }]]) }
  await settle(creating, { ...deps, providers: elsewhere })
  expect(await money.payments(orderId)).toMatchObject([{ state: 'open' }])
  bank.pay(begun.ref)
  later(0.25)
  await readPayments.round(deps)
  expect([await order(orderId), await money.payments(orderId)]).toMatchObject([7, [{ state: 'captured' }]])
})

test('[4.43] sixteen witnesses at the same moment place one order and book one sale', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  later(1)
  const [payment] = await deps.payments.ofOrder(orderId)
  if (!payment) throw new Error('it was begun')
  const elsewhere = () => ({ ...deps, settling: createKeyedMutex<PaymentRecord | 'unknown'>() })
  const asked = Array.from({ length: 8 }, () => settle(payment, elsewhere()))
  const came = Array.from({ length: 4 }, () => money.status(orderId))
  await Promise.all([...asked, ...came, ...Array.from({ length: 4 }, () => readPayments.round(elsewhere()))])
  expect(await money.reasons(orderId)).toEqual([null, 'paid'])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

test('whoever read the provider before anybody else and writes last changes nothing', async () => {
  const { orderId, ref } = await money.pending('alipay')
  const [stale] = await deps.payments.ofOrder(orderId)
  if (!stale) throw new Error('it was begun')
  bank.pay(ref)
  await money.status(orderId)
  await deps.payments.failed(stale.paymentId, { reason: 'expired', at: clock.at })
  await settle(stale, deps)
  expect([await order(orderId), await money.payments(orderId)]).toMatchObject([7, [{ state: 'captured' }]])
})

test('what an order can be paid by no more is ended at its provider, as soon as its guest has taken it back', async () => {
  const { orderId, ref } = await money.pending('alipay')
  clock.at += 1000
  await gateway.ask(cancelOrder, { orderId }, guest)
  await readPayments.round(deps)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'failed' }])
  expect(await bank.provider.read(ref)).toMatchObject({ state: 'failed' })
})

test('a fault with one payment keeps no other from being read', async () => {
  const [broken, whole] = [await money.pending('alipay'), await money.pending('alipay')]
  bank.pay(whole.ref)
  const [kept] = await deps.payments.ofOrder(broken.orderId)
  const settled: typeof deps.payments = {
    ...deps.payments,
    failed: (paymentId, end) =>
      paymentId === kept?.paymentId ? Promise.reject(new Error('no such luck')) : deps.payments.failed(paymentId, end),
  }
  bank.decline(broken.ref)
  later(1)
  await readPayments.round({ ...deps, payments: settled })
  expect([await order(broken.orderId), await order(whole.orderId)]).toEqual([1, 7])
})
