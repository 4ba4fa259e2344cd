import { randomUUID } from 'node:crypto'
import { refundOrder, updateOrderStatus, type Answer } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { newTills, orderOf, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { atShops, newStaff, newTablet } from '../../../testing/staff.fixtures.ts'
import { payBack } from '../workers/pay-back.ts'
import { capturePayments } from '../workers/capture-payments.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, deps, clock, guest } = money
afterAll(gateway.stop)
const [till, otherTill] = await newTills(gateway, taikooShop, '3102')
beforeEach(() => {
  clock.at = noon
  bank.refundsEndAs('processing')
})

const move = (orderId: string, status: number, reason?: string) =>
  gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status, reason }, till)

/** Three plates of one dish and one of another, delivered for $15; all paid by Alipay and accepted. */
async function paid(method: 'alipay' | 'card' = 'alipay', coupons: string[] = [], off = 0) {
  const contact = { name: 'Chan', phone: '91234567' }
  const wish = { pids: ['carbonara', 'garlic-bread'], nums: [3, 1], orderType: 2 as const, at: taikooHome, contact }
  const full = orderOf(gateway, wish).total
  const { orderId, ref } = await money.pending(method, { ...wish, coupons, total: cents(full - off) })
  bank.pay(ref)
  await money.status(orderId)
  await move(orderId, 10)
  const { total, price } = await money.detail(orderId)
  return { orderId, ref, total, dishes: total - price.boxedMeal - price.delivery - price.cutlery }
}

type RefundInput = { parts?: { index: number; num: number }[]; clientRefundId?: string; reason?: string; storeId?: string }
const contentOf = (orderId: string, input: RefundInput) => ({
  storeId: taikooShop,
  orderId,
  clientRefundId: randomUUID(),
  parts: [{ index: 0, num: 1 }],
  reason: 'missing',
  ...input,
})
const refund = (orderId: string, input: RefundInput = {}): Promise<Answer<typeof refundOrder>> =>
  gateway.ask(refundOrder, contentOf(orderId, input), till)
const refused = async (orderId: string, input: RefundInput = {}) => (await gateway.call(refundOrder, contentOf(orderId, input), till)).code

test('[4.42] a shop gives back a dish, and the guest sees how much, to the end', async () => {
  const { orderId } = await paid()
  const { amount, refunded } = await refund(orderId)
  // $64 of $216, off which the promotions took $30.
  expect([amount, refunded]).toEqual([5511, 5511])
  expect(await money.detail(orderId)).toMatchObject({ status: 10, refund: { state: 'arranged', amount } })
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect(await money.detail(orderId)).toMatchObject({ status: 10, refund: { state: 'refunded', amount } })
  expect((await money.ledger(orderId)).refunds).toBe(amount)
})

test('part after part goes back to the last cent of the dishes, and the fees stay', async () => {
  const { orderId, ref, dishes, total } = await paid()
  const parts = [0, 1, 0, 0].map((index) => [{ index, num: 1 }])
  const amounts: number[] = []
  for (const each of parts) amounts.push((await refund(orderId, { parts: each })).amount)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(dishes)
  expect(await refused(orderId)).toBe('NOTHING_LEFT')
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect(await money.ledger(orderId)).toEqual({ provider: total - dishes, sales: 0 - total, refunds: dishes })
  expect(await bank.provider.read(ref)).toMatchObject({ refunded: dishes })
})

test('[3.15] what a delivery coupon paid of the fee is not kept back from the dishes', async () => {
  const { orderId } = await paid('alipay', ['WEDELIVER'], 1500)
  const { dishes } = await paid()
  const { amount } = await refund(orderId, {
    parts: [
      { index: 0, num: 3 },
      { index: 1, num: 1 },
    ],
  })
  expect(amount).toBe(dishes)
})

test('what is cancelled after a part went back gives back the rest and no cent more', async () => {
  const { orderId, total } = await paid()
  const { amount } = await refund(orderId)
  await move(orderId, -1, 'tooBusy')
  expect((await money.refunds(orderId)).map((one) => one.amount).toSorted((a, b) => a - b)).toEqual([amount, total - amount])
  expect(await money.detail(orderId)).toMatchObject({ status: -1, refund: { amount: total } })
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect(await money.ledger(orderId)).toEqual({ sales: 0 - total, refunds: total })
})

test('a part of what is only held waits until it is taken', async () => {
  const { orderId, total } = await paid('card')
  const { amount } = await refund(orderId)
  await payBack.round(deps)
  expect((await money.detail(orderId)).refund?.state).toBe('arranged')
  await capturePayments.round(deps)
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount })
  expect(await money.ledger(orderId)).toEqual({ provider: total - amount, sales: 0 - total, refunds: amount })
})

test('asked again it goes back once, however many input at once; another wish under the same name is refused', async () => {
  const { orderId } = await paid()
  const clientRefundId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, { clientRefundId })))
  expect(new Set(answers.map(({ amount, refunded }) => `${amount} ${refunded}`)).size).toBe(1)
  expect(await money.refunds(orderId)).toHaveLength(1)
  expect(await refused(orderId, { clientRefundId, parts: [{ index: 0, num: 2 }] })).toBe('REFUND_CONFLICT')
  expect(await refused(orderId, { clientRefundId, reason: 'wrong' })).toBe('REFUND_CONFLICT')
})

test('many who give back at once never give back more than was paid', async () => {
  const { orderId, dishes } = await paid()
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, turn) => gateway.call(refundOrder, contentOf(orderId, { parts: [{ index: turn % 2, num: 1 }] }), till)),
  )
  expect(replies.filter(({ status }) => status === 1)).toHaveLength(4)
  expect((await money.refunds(orderId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(dishes)
})

test.each([
  [[{ index: 2, num: 1 }]],
  [[{ index: 0, num: 4 }]],
  [
    [
      { index: 0, num: 2 },
      { index: 0, num: 2 },
    ],
  ],
])('no such part is left: %j', async (parts) => {
  expect(await refused((await paid()).orderId, { parts })).toBe('NOTHING_LEFT')
})

test('what is paid at the door, is not paid yet, or goes back anyway has nothing to give back', async () => {
  const cash = await place(gateway, guest)
  const waiting = await money.pending('card')
  const { orderId } = await paid()
  await move(orderId, -1, 'tooBusy')
  for (const id of [cash.orderId, waiting.orderId, orderId]) expect(await refused(id)).toBe('NOTHING_PAID')
})

test('another shop’s till, a guest, and an order that is not there get nothing', async () => {
  const { orderId } = await paid()
  expect(await gateway.call(refundOrder, contentOf(orderId, {}), otherTill)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await gateway.call(refundOrder, contentOf(orderId, { storeId: '3102' }), otherTill)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await gateway.call(refundOrder, contentOf(orderId, {}), guest)).toMatchObject({ code: 'SECRET_KEY', data: null })
  expect(await refused(randomUUID())).toBe('ORDER_UNKNOWN')
})

test('a tablet gives nothing back, by cancelling neither, and moves on and cancels what is not paid', async () => {
  const [{ orderId }, cash] = [await paid(), await place(gateway, guest)]
  const tablet = await newTablet(gateway, await newStaff(gateway, 'manager', atShops(taikooShop)), taikooShop)
  const cancel = (id: string) =>
    gateway.call(updateOrderStatus, { storeId: taikooShop, orderId: id, status: -1, reason: 'tooBusy' }, tablet)
  const refusal = { status: 301, code: 'NOT_ALLOWED', data: null }
  expect(await gateway.call(refundOrder, contentOf(orderId, {}), tablet)).toMatchObject(refusal)
  expect(await cancel(orderId)).toMatchObject(refusal)
  expect(await money.refunds(orderId)).toEqual([])
  expect(await gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status: 12 }, tablet)).toMatchObject({ status: 1 })
  expect(await cancel(cash.orderId)).toMatchObject({ status: 1 })
  // What its till has cancelled is done, whoever says it again.
  await move(orderId, -1, 'tooBusy')
  expect(await cancel(orderId)).toMatchObject({ status: 1 })
})

test.each([
  { parts: [] },
  { parts: [{ index: 0, num: 0 }] },
  { parts: [{ index: -1, num: 1 }] },
  { clientRefundId: 'x' },
  { reason: 'bored' },
])('a malformed content is turned away: %j', async (input) => {
  expect(await refused(randomUUID(), input)).toBe('CONTENT_INVALID')
})
