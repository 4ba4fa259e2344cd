import { randomUUID } from 'node:crypto'
import { orderRefund, shopRefundDecide } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { refundContent, startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, second, macau, otherShop, delivered, paid, refunds, audited, refusal } = await startSupport()
afterAll(gateway.stop)

test('support gives a part back, once however often it is tapped, and it is written down with the reason', async () => {
  const content = refundContent((await paid(3)).orderId, 1)
  const [given, again] = await Promise.all([gateway.ask(orderRefund, content, support), gateway.ask(orderRefund, content, support)])
  expect(given.requestId).toBeNull()
  expect(again.amount).toBe(given.amount)
  expect(await refunds(content.orderId)).toHaveLength(1)
  expect(await audited(content.orderId)).toMatchObject([
    { action: orderRefund.name, staffId: support.staffId, after: { amount: given.amount, reason: 'missing', words } },
  ])
  expect(await refusal(orderRefund, { ...content, reason: 'wrong' })).toBe('REFUND_CONFLICT')
})

test('what is too much for one person waits for another, and never for whoever asked', async () => {
  const { orderId } = await paid(12)
  const { requestId } = await gateway.ask(orderRefund, refundContent(orderId, 12), support)
  expect(requestId).toEqual(expect.any(String))
  expect(await refunds(orderId)).toEqual([])
  const decision = { storeId: '3101', requestId, approve: true }
  expect(await gateway.call(shopRefundDecide, decision, support)).toMatchObject({ code: 'REQUEST_OWN' })
  await gateway.ask(shopRefundDecide, decision, second)
  expect(await refunds(orderId)).toHaveLength(1)
})

test('an order of another brand or shop is unknown; cash, and what has gone back, is not given', async () => {
  const { orderId } = await paid(1)
  for (const as of [macau, otherShop]) expect(await refusal(orderRefund, refundContent(orderId, 1), as)).toBe('ORDER_UNKNOWN')
  await gateway.ask(orderRefund, refundContent(orderId, 1), support)
  expect(await refusal(orderRefund, refundContent(orderId, 1))).toBe('NOTHING_LEFT')
  expect(await refusal(orderRefund, refundContent((await delivered()).orderId, 1))).toBe('NOTHING_PAID')
})

test('a malformed content is turned away', async () => {
  const content = { ...refundContent(randomUUID(), 1), words: '' }
  expect(await gateway.call(orderRefund, content, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})
