import { orderPay, postOrder } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startWithBank } from '../../../testing/payments.fixtures.ts'
import { settle } from '../../payments/settle.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { noon, type As } from '../../../testing/gateway.ts'
import { expireOrders } from './expire-orders.ts'
import { payBack } from '../../payments/workers/pay-back.ts'
import { readPayments } from '../../payments/workers/read-payments.ts'

const { bank, money, gateway, deps, clock, guest, later } = await startWithBank()

const order = async (orderId: string) => {
  const { status, endReason, refund } = await money.detail(orderId)
  return { status, endReason, refund }
}
const unpaid = { status: -1, endReason: 'unpaid', refund: null }
const wantedAt = addMinutes(noon, 240)
const reserved = async (start: number) => {
  const slot = { name: '', text: 'select reserved from slots where start = $1' }
  return (await deps.db.rows<{ reserved: number }>(slot, [new Date(start).toISOString()]))[0]?.reserved
}

test('[4.43] an order that nobody pays is cancelled after ten minutes, and not before', async () => {
  const { orderId, ref } = await money.pending('card')
  const untouched = await place(gateway, guest, { payMethod: 'card' })
  clock.at = addMinutes(noon, 10) - 1
  await expireOrders.round(deps)
  expect(await order(orderId)).toMatchObject({ status: 1 })
  clock.at = addMinutes(noon, 10)
  await Promise.all(Array.from({ length: 4 }, () => expireOrders.round(deps)))
  for (const id of [orderId, untouched.orderId]) expect([await order(id), await money.reasons(id)]).toEqual([unpaid, [null, 'unpaid']])
  expect(await bank.provider.read(ref)).toMatchObject({ state: 'failed' }) // it cannot be paid any more
  expect(await gateway.call(orderPay, { orderId, method: 'card' }, guest)).toMatchObject({ code: 'PAY_EXPIRED' })
})

test('what was paid in the last moment is placed instead', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  expect(await order(orderId)).toMatchObject({ status: 7, endReason: null })
})

test('a card that its bank approves between our look and our end is held for the order, which is placed', async () => {
  const { orderId, ref } = await money.pending('card')
  clock.at = addMinutes(noon, 10)
  bank.justBefore('end', () => bank.pay(ref))
  await expireOrders.round(deps)
  expect(await order(orderId)).toMatchObject({ status: 7, endReason: null })
  expect(await bank.provider.read(ref)).toMatchObject({ state: 'held' })
})

test('expiry and payment at the same moment: the order ends in one way, and its money with it', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => money.pending('alipay')))
  clock.at = addMinutes(noon, 10)
  await Promise.all(
    made.flatMap(({ ref, orderId }, at) => {
      const pay = async () => {
        if (at % 2 === 0) bank.pay(ref)
        await money.status(orderId)
      }
      return [pay(), expireOrders.round(deps)]
    }),
  )
  later(1)
  await expireOrders.round(deps)
  for (const { orderId } of made) {
    const { status, refund } = await order(orderId)
    const { provider = 0 } = await money.ledger(orderId)
    expect([status, provider, refund]).toEqual(status === 7 ? [7, 8900, null] : [-1, 0, null])
  }
})

test('a provider that does not answer has five more minutes, and money that comes later brings the order back', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  bank.suffer({ on: 'read', when: 'before', times: 2 })
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  clock.at = addMinutes(noon, 15) - 1
  await expireOrders.round(deps)
  expect(await order(orderId)).toMatchObject({ status: 1 })
  clock.at = addMinutes(noon, 16)
  bank.suffer({ on: 'read', when: 'before' })
  await expireOrders.round(deps)
  expect(await order(orderId)).toEqual(unpaid)
  await readPayments.round(deps)
  expect([await order(orderId), await money.reasons(orderId)]).toEqual([
    { status: 7, endReason: null, refund: null },
    [null, 'unpaid', 'paidLate'],
  ])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

test('late money brings a preorder back with its slot and its coupon', async () => {
  const member = await newMember(gateway)
  const code = await giveCoupon(gateway, member)
  const { orderId } = await couponed(member, code, { payMethod: 'alipay', wantedAt })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, member)
  const minutes = await reserved(wantedAt)
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  expect([(await money.detail(orderId, member)).status, await reserved(wantedAt)]).toEqual([-1, 0])
  bank.pay(money.refOf(page))
  await lateNews(orderId)
  expect([(await money.detail(orderId, member)).status, await reserved(wantedAt)]).toEqual([7, minutes])
  expect((await vouchersOf(gateway, member)).map(({ voucherCode }) => voucherCode)).not.toContain(code)
})

test('late money goes back where the coupon is gone, the slot is full, or the shop is closed', async () => {
  const member = await newMember(gateway)
  const code = await giveCoupon(gateway, member)
  const gone = await couponed(member, code, { payMethod: 'alipay' })
  const full = await place(gateway, guest, { payMethod: 'alipay', wantedAt: addMinutes(wantedAt, 60) })
  const shut = await place(gateway, guest, { payMethod: 'alipay' })
  const all = [
    { ...gone, as: member },
    { ...full, as: guest },
    { ...shut, as: guest },
  ]
  const refs = new Map<string, string>()
  for (const { orderId, as } of all) refs.set(orderId, money.refOf((await gateway.ask(orderPay, { orderId, method: 'alipay' }, as)).page))
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  await couponed(member, code)
  await deps.db.rows({ name: '', text: 'update slots set reserved = 100000 where start = $1' }, [
    new Date(addMinutes(wantedAt, 60)).toISOString(),
  ])
  for (const { orderId, as } of all) {
    if (orderId === shut.orderId) clock.at = Date.parse('2026-11-20T23:59:00+08:00')
    bank.pay(refs.get(orderId) ?? '')
    await lateNews(orderId)
    const { status, refund } = await money.detail(orderId, as)
    expect([status, refund]).toEqual([-1, { state: 'arranged', amount: (await money.refunds(orderId))[0]?.amount }])
  }
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  for (const { orderId } of all) expect(await money.ledger(orderId)).toEqual({})
})

test('what a bank approves after all is read without any notice, and goes back', async () => {
  const { orderId, ref } = await money.pending('alipay')
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  expect((await order(orderId)).status).toBe(-1)
  bank.pay(ref)
  clock.at = addMinutes(noon, 21)
  await readPayments.round(deps)
  expect(await order(orderId)).toMatchObject({ status: -1, refund: { state: 'arranged', amount: 8900 } })
})

test('a page whose time is over is ended too, before its order is', async () => {
  const { orderId, ref } = await money.pending('alipay')
  clock.at = addMinutes(noon, 10)
  bank.bankLetsGo(ref, 'expired')
  await expireOrders.round(deps)
  expect([bank.ended(ref), (await order(orderId)).status]).toEqual([true, -1])
})

test('late money brings nothing back for who has ordered again since', async () => {
  const { orderId, ref } = await money.pending('alipay')
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  await place(gateway, guest)
  bank.pay(ref)
  await lateNews(orderId)
  expect(await order(orderId)).toMatchObject({ status: -1, refund: { state: 'arranged' } })
})

test('of two payments of one order the later goes back, and the order goes on', async () => {
  const { orderId, ref } = await money.pending('card')
  const [first] = await deps.payments.ofOrder(orderId)
  const second = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  bank.pay(money.refOf(second.page))
  await money.status(orderId)
  bank.pay(ref) // the bank had approved it before it heard that it was ended
  if (first) await settle({ ...first, state: 'failed' }, deps)
  expect(await order(orderId)).toMatchObject({ status: 7, refund: { state: 'arranged', amount: 8900 } })
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect(await money.payments(orderId)).toMatchObject([{ state: 'released' }, { state: 'captured' }])
  expect([await order(orderId), await money.ledger(orderId)]).toMatchObject([
    { status: 7, refund: { state: 'refunded' } },
    { provider: 8900, sales: -8900 },
  ])
})

const couponed = async (member: As, code: string, wish: Parameters<typeof place>[2] = {}) =>
  gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [code], ...wish }), member)

/** Settles an order's payments by their provider's word, after we thought that they had failed. */
async function lateNews(orderId: string) {
  for (const payment of await deps.payments.ofOrder(orderId)) await settle(payment, deps)
}
