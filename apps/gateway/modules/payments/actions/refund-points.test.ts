import { randomUUID } from 'node:crypto'
import { pointGet, pointHistoryGet, refundOrder } from '@harbour/protocol'
import { addMinutes, cents } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newMember, type NewMember } from '../../../testing/members.fixtures.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, deps, clock, till } = money
afterAll(gateway.stop)

/** 320 points came with joining. */
let member: NewMember
beforeEach(async () => {
  clock.at = noon
  member = await newMember(gateway)
})

/** A plate for $64 and a loaf for $24, of which 200 points have paid $10. */
async function paid() {
  const { orderId, ref } = await money.pending('alipay', { usePoints: true, total: cents(7900) }, member)
  bank.pay(ref)
  await money.status(orderId, member)
  await money.move(orderId, 10)
  return orderId
}
const contentOf = (orderId: string, index: number) => ({
  storeId: taikooShop,
  orderId,
  clientRefundId: randomUUID(),
  parts: [{ index, num: 1 }],
  reason: 'missing',
})
const payRefund = (orderId: string, index: number) => gateway.ask(refundOrder, contentOf(orderId, index), till)
const balance = async () => (await gateway.ask(pointGet, {}, member)).balance
const kinds = async () => (await gateway.ask(pointHistoryGet, {}, member)).entries.map(({ kind, points }) => [kind, points])

test('[4.42] the share of a dish in the points goes back with it, and all of them with the last dish', async () => {
  const orderId = await paid()
  expect(await balance()).toBe(120)
  const content = contentOf(orderId, 0)
  await Promise.all(Array.from({ length: 3 }, () => gateway.ask(refundOrder, content, till)))
  expect(await balance()).toBe(120 + 145)
  await payRefund(orderId, 1)
  expect(await balance()).toBe(320)
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      ['back', 145],
      ['back', 55],
    ]),
  )
})

test('an order that is cancelled after a part of it went back gives back the rest of its points', async () => {
  const orderId = await paid()
  await payRefund(orderId, 1)
  await money.move(orderId, -1, 'tooBusy')
  expect([await balance(), (await money.detail(orderId, member)).refund?.amount]).toEqual([320, 7900])
})

test('points whose time is over do not come back, those that end last come first', async () => {
  const extra = { entryId: randomUUID(), kind: 'adjust', at: noon, titleTc: '', titleEn: '', orderId: null } as const
  await deps.points.earn(member.userId, { ...extra, points: 100, expiresAt: addMinutes(noon, 60) })
  const orderId = await paid() // the hundred that ends first, and a hundred of the others
  clock.at = addMinutes(noon, 90)
  await payRefund(orderId, 1)
  expect(await balance()).toBe(220 + 55)
  await payRefund(orderId, 0)
  expect(await balance()).toBe(320)
})
