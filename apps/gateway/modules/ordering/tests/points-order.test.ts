import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, orderPay, payStatusGet, pointGet, pointHistoryGet, postOrder, previewOrder } from '@harbour/protocol'
import { addMinutes, cents } from '@harbour/rules'
import { changedCatalogue } from '../../catalogue/changed-catalogue.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember, type NewMember } from '../../../testing/members.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { newGuest, onWire, orderOf, place } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const bank = fakeProvider()
const gateway = await startGateway({ clock, instead: { providers: bank.providers } })
afterAll(gateway.stop)

/** 320 points came with joining: an order takes 200 of them for $10. */
let member: NewMember
beforeEach(async () => {
  clock.at = noon
  member = await newMember(gateway)
})

const paid = { usePoints: true, total: cents(7900) }
const { points } = gateway.context
const balance = async () => (await gateway.ask(pointGet, {}, member)).balance
const history = async () =>
  (await gateway.ask(pointHistoryGet, {}, member)).entries.map((entry) => [entry.kind, entry.points, entry.orderId])
const preview = async (as: object) => {
  const { clientOrderId: _, payMethod: __, total: ___, ...draft } = onWire(orderOf(gateway)) as Record<string, unknown>
  return (await gateway.ask(previewOrder, { ...draft, usePoints: true }, as)).price
}
const endUnpaid = async (orderId: string) => {
  clock.at = addMinutes(noon, 11)
  const change = {
    orderId,
    from: 'paymentPending',
    to: 'cancelled',
    at: clock.at,
    actor: 'system',
    reason: 'unpaid',
    staff: null,
    promise: null,
  } as const
  expect(await gateway.context.orders.change(change)).toBeDefined()
}
const give = (amount: number, expiresAt: number, at = noon) =>
  points.earn(member.userId, {
    entryId: randomUUID(),
    kind: 'adjust',
    points: amount,
    at,
    expiresAt,
    titleTc: '',
    titleEn: '',
    orderId: null,
  })

test('[1.19] a member’s points pay a part of an order, which says so wherever it is shown', async () => {
  expect(await preview(member)).toMatchObject({ points: { used: 200, amount: 1000 }, total: 7900 })
  const { orderId, total } = await place(gateway, member, paid)
  expect(total).toBe(7900)
  expect(await balance()).toBe(120)
  expect((await gateway.ask(getOrderDetail, { orderId }, member)).price).toMatchObject({ points: { used: 200, amount: 1000 }, total: 7900 })
  expect(await history()).toEqual([
    ['spend', -200, orderId],
    ['welcome', 320, null],
  ])
})

test('the history shows what was spent at one moment in the order in which it was, the last first', async () => {
  await give(1000, addMinutes(noon, 60))
  const placed: string[] = []
  while (placed.length < 5) placed.push((await place(gateway, member, paid)).orderId)
  const spent = (await history()).filter(([kind]) => kind === 'spend')
  expect(spent.map(([, , orderId]) => orderId)).toEqual(placed.toReversed())
})

test('[1.19] what a client says of its points is never believed', async () => {
  await place(gateway, member, paid)
  const wire = onWire(orderOf(gateway, paid))
  expect(await gateway.call(postOrder, wire, member)).toMatchObject({ code: 'PRICE_CHANGED', data: { price: { total: 89 } } })
  const visitor = await newGuest(gateway)
  expect(await gateway.call(postOrder, onWire(orderOf(gateway, paid)), visitor)).toMatchObject({ code: 'PRICE_CHANGED' })
  for (const nobody of [visitor, {}]) expect(await preview(nobody)).not.toHaveProperty('points')
  expect(await balance()).toBe(120)
})

test('a brand that takes no points as money takes none', async () => {
  const { catalogue } = gateway.context
  const membership = (brand: 31 | 42) => {
    const kept = catalogue.membership(brand)
    return { ...kept, terms: { ...kept.terms, asMoney: null } }
  }
  const other = await startGateway({ clock, instead: { catalogue: changedCatalogue(catalogue, () => ({ membership })) } })
  const rich = await newMember(other)
  const order = onWire(orderOf(other, { usePoints: true }))
  expect(await other.ask(postOrder, order, rich)).toMatchObject({ total: 8900 })
  expect(await other.ask(pointGet, {}, rich)).toMatchObject({ balance: 320, terms: { asMoney: null } })
  await other.stop()
})

test('12 orders at the same moment spend no point twice, and who comes too late hears the price', async () => {
  await give(400, addMinutes(noon, 60))
  const replies = await Promise.all(Array.from({ length: 12 }, () => gateway.call(postOrder, onWire(orderOf(gateway, paid)), member)))
  expect(replies.filter(({ status }) => status === 1)).toHaveLength(3)
  for (const reply of replies.filter(({ status }) => status !== 1)) expect(reply).toMatchObject({ code: 'PRICE_CHANGED' })
  expect(await balance()).toBe(120)
})

test('points come after a coupon, and both are taken or neither', async () => {
  const code = await giveCoupon(gateway, member)
  const wish = { usePoints: true, coupons: [code] }
  const { orderId, total } = await gateway.ask(postOrder, await couponOrder(gateway, member, wish), member)
  expect(total).toBe(5900)
  expect(await balance()).toBe(120)
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await balance()).toBe(320)
  expect((await vouchersOf(gateway, member)).map(({ voucherCode }) => voucherCode)).toContain(code)
})

test('submitted 8 times, one order takes its points once', async () => {
  const wire = onWire(orderOf(gateway, paid))
  const replies = await Promise.all(Array.from({ length: 8 }, () => gateway.ask(postOrder, wire, member)))
  expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
  expect(await balance()).toBe(120)
})

test('the same order with points and without is not the same', async () => {
  const clientOrderId = randomUUID()
  await place(gateway, member, { ...paid, clientOrderId })
  const other = onWire(orderOf(gateway, { clientOrderId, total: cents(7900) }))
  expect(await gateway.call(postOrder, other, member)).toMatchObject({ code: 'ORDER_CONFLICT' })
})

test('a cancelled order gives its points back, each with the end that it had; those that have ended are gone', async () => {
  await give(150, addMinutes(noon, 1))
  const { orderId } = await place(gateway, member, paid)
  clock.at = addMinutes(noon, 1) - 1
  expect(await balance()).toBe(270)
  clock.at += 1
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await balance()).toBe(320)
  expect((await gateway.ask(pointGet, {}, member)).expiring).toEqual([{ points: 320, expiresAt: expect.any(Number) }])
  // What came in the same moment stands in no order.
  const entries = (await history()).filter(([, , of]) => of === orderId)
  expect(entries).toHaveLength(2)
  expect(entries).toEqual(
    expect.arrayContaining([
      ['back', 50, orderId],
      ['spend', -200, orderId],
    ]),
  )
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await balance()).toBe(320)
})

test('points of an order that is not paid come back, and are spent again if its money comes after all', async () => {
  const { orderId } = await place(gateway, member, { ...paid, payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, member)
  expect(await balance()).toBe(120)
  expect((await gateway.ask(payStatusGet, { orderId }, member)).usesSavings).toBe(true)
  await endUnpaid(orderId)
  expect(await balance()).toBe(320)
  bank.pay(page?.split('/').at(-1) ?? '')
  expect((await gateway.ask(payStatusGet, { orderId }, member)).order.status).toBe(7)
  expect(await balance()).toBe(120)
  expect((await history()).map(([kind]) => kind)).toEqual(expect.arrayContaining(['spend', 'back', 'spend', 'welcome']))
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await balance()).toBe(320)
})

test('late money goes back where the points have been spent meanwhile', async () => {
  const { orderId } = await place(gateway, member, { ...paid, payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, member)
  await endUnpaid(orderId)
  await place(gateway, member, paid)
  bank.pay(page?.split('/').at(-1) ?? '')
  expect((await gateway.ask(payStatusGet, { orderId }, member)).order).toMatchObject({ status: -1, refund: { amount: 7900 } })
  expect(await balance()).toBe(120)
})
