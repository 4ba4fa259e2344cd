import { pointGet, shopRefund, shopRefundQuoteGet, type Answer } from '@harbour/protocol'
import { addMinutes, cents } from '@harbour/rules'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { refundOf, startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const shop = await startStaffOrders()
const { gateway, deps, clock, guest, crew, manager, admin, paid } = shop
afterAll(gateway.stop)

const storeId = taikooShop
const plate = [{ index: 0, num: 1 }]
const call = (orderId: string, parts: object[] = plate, as = manager) => gateway.call(shopRefundQuoteGet, { storeId, orderId, parts }, as)
const quote = (orderId: string, parts: object[] = plate): Promise<Answer<typeof shopRefundQuoteGet>> =>
  gateway.ask(shopRefundQuoteGet, { storeId, orderId, parts }, manager)
const giveBack = (orderId: string, parts: object[] = plate) =>
  gateway.ask(shopRefund, { storeId, orderId, clientRefundId: randomUUID(), parts, reason: 'missing' }, manager)

/** Three plates at $64 and a loaf at $24, of which promotions took $30, paid by card. */
async function feast() {
  const { orderId, ref } = await shop.pending('card', { pids: ['carbonara', 'garlic-bread'], nums: [3, 1] })
  shop.bank.pay(ref)
  await shop.status(orderId)
  return orderId
}

test('[4.42] the quote is what then goes back, line by line, to the card that paid; what promotions took off is kept, and asking changes nothing', async () => {
  const orderId = await feast()
  const said = await quote(orderId)
  const { total } = await shop.detail(orderId)
  expect(said).toEqual({
    orderId,
    amount: 5511,
    left: total,
    method: 'card',
    card: expect.objectContaining({ network: 'visa', last4: '4242' }),
    pointsBack: 0,
    savingsKept: 889,
    asks: false,
    lines: [{ uid: expect.any(String), index: 0, num: 1, amount: 5511 }],
  })
  expect(await quote(orderId)).toEqual(said)
  expect(await shop.refunds(orderId)).toEqual([])
  expect(await shop.audited(orderId)).toEqual([])
  expect(await giveBack(orderId)).toMatchObject({ amount: 5511, refunded: 5511, pointsBack: 0, requestId: null })
  // Part after part to the last cent, the same line named twice too.
  const rest = [{ index: 1, num: 1 }, ...plate, ...plate]
  const last = await quote(orderId, rest)
  expect(last).toMatchObject({
    left: total - 5511,
    lines: [
      { index: 1, num: 1 },
      { index: 0, num: 2 },
    ],
  })
  expect(last.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(last.amount)
  expect(said.savingsKept + last.savingsKept).toBe(3000)
  expect((await giveBack(orderId, rest)).amount).toBe(last.amount)
  expect(await call(orderId)).toMatchObject({ status: 301, code: 'NOTHING_LEFT' })
})

test('the share in the points comes back as it was said, once, and what is over does not', async () => {
  const member = await newMember(gateway)
  const extra = { entryId: randomUUID(), kind: 'adjust', at: noon, titleTc: '', titleEn: '', orderId: null } as const
  await deps.points.earn(member.userId, { ...extra, points: 100, expiresAt: addMinutes(noon, 60) })
  // The hundred that ends first, and a hundred of the others, have paid $10.
  const { orderId, ref } = await shop.pending('alipay', { usePoints: true, total: cents(7900) }, member)
  shop.bank.pay(ref)
  await shop.status(orderId, member)
  expect(await quote(orderId)).toMatchObject({ method: 'alipay', card: null, pointsBack: 145 })
  clock.at = addMinutes(noon, 9)
  const content = refundOf(orderId, 1)
  const [one, other] = await Promise.all([gateway.ask(shopRefund, content, manager), gateway.ask(shopRefund, content, manager)])
  expect([one, other]).toEqual([one, one])
  expect(one.pointsBack).toBe(145)
  const before = (await gateway.ask(pointGet, {}, member)).balance
  clock.at = addMinutes(noon, 61)
  const fresh = await shop.freshManager()
  const loaf = [{ index: 1, num: 1 }]
  const { pointsBack } = await gateway.ask(shopRefundQuoteGet, { storeId, orderId, parts: loaf }, fresh)
  expect(pointsBack).toBe(0)
  const given = await gateway.ask(shopRefund, { ...refundOf(orderId, 1), parts: loaf }, fresh)
  expect(given.pointsBack).toBe(0)
  // Those that had come back in time are over by now, too.
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(before - 45)
  clock.at = noon
})

test('it says on both sides of the limit whether a second person would be asked', async () => {
  const [one, other] = [await paid(12), await paid(12)]
  const asks = await Promise.all(Array.from({ length: 12 }, async (_, at) => (await quote(one, [{ index: 0, num: at + 1 }])).asks))
  const most = asks.lastIndexOf(false) + 1
  expect([most > 0, most < 12]).toEqual([true, true])
  expect((await shop.refund(one, most)).requestId).toBeNull()
  expect((await shop.refund(other, most + 1)).requestId).toEqual(expect.any(String))
  // All that goes back of an order counts.
  expect((await quote(one)).asks).toBe(true)
  expect((await quote(other)).asks).toBe(false)
})

test('what gives nothing back is refused as the refund is', async () => {
  const { orderId: cash } = await place(gateway, guest)
  expect(await call(cash)).toMatchObject({ code: 'NOTHING_PAID' })
  const { orderId: unpaid } = await shop.pending('alipay')
  expect(await call(unpaid)).toMatchObject({ code: 'NOTHING_PAID' })
  const cancelled = await feast()
  await shop.move(cancelled, -1, 'soldOut')
  expect(await call(cancelled)).toMatchObject({ code: 'NOTHING_PAID' })
  const orderId = await feast()
  expect(await call(orderId, [{ index: 0, num: 4 }])).toMatchObject({ code: 'NOTHING_LEFT' })
  expect(await call(orderId, [{ index: 9, num: 1 }])).toMatchObject({ code: 'NOTHING_LEFT' })
})

test('an order is quoted at its own shop alone, to who may give money back', async () => {
  const orderId = await feast()
  expect(await call(orderId, plate, crew)).toMatchObject({ code: 'NOT_ALLOWED', data: null })
  expect(await gateway.call(shopRefundQuoteGet, { storeId: '3102', orderId, parts: plate }, admin)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await gateway.call(shopRefundQuoteGet, { storeId: '3102', orderId, parts: plate }, manager)).toMatchObject({
    code: 'STORE_UNKNOWN',
  })
  expect(await call(randomUUID())).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test('a malformed content is turned away', async () => {
  expect(await call(randomUUID(), [])).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await call('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
