import { randomUUID } from 'node:crypto'
import { orderRefund, orderRefundQuoteGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { refundContent, startSupport } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, delivered, paid, refunds, timeline, refusal } = await startSupport()
afterAll(gateway.stop)

test('the quote is what then goes back, and changes nothing; the timeline says which lines have gone back', async () => {
  const { orderId } = await paid(3)
  const { parts } = refundContent(orderId, 1)
  const quote = await gateway.ask(orderRefundQuoteGet, { orderId, parts }, support)
  expect(await refunds(orderId)).toEqual([])
  expect(quote).toMatchObject({ method: 'alipay', asks: false, lines: [{ index: 0, num: 1, amount: quote.amount }] })
  expect(await timeline(orderId)).toMatchObject({ charged: quote.left, refundedLines: [] })
  expect((await gateway.ask(orderRefund, refundContent(orderId, 1), support)).amount).toBe(quote.amount)
  expect((await timeline(orderId)).refundedLines).toEqual([{ index: 0, num: 1 }])
})

test('it says that a second person would be asked', async () => {
  const { orderId } = await paid(12)
  const { parts } = refundContent(orderId, 12)
  expect(await gateway.ask(orderRefundQuoteGet, { orderId, parts }, support)).toMatchObject({ asks: true })
})

test('an order of another brand or shop is unknown; cash, and what has gone back, is not quoted', async () => {
  const { orderId } = await paid(1)
  const content = { orderId, parts: [{ index: 0, num: 1 }] }
  for (const as of [macau, otherShop]) expect(await refusal(orderRefundQuoteGet, content, as)).toBe('ORDER_UNKNOWN')
  await gateway.ask(orderRefund, refundContent(orderId, 1), support)
  expect(await refusal(orderRefundQuoteGet, content)).toBe('NOTHING_LEFT')
  expect(await refusal(orderRefundQuoteGet, { ...content, orderId: (await delivered()).orderId })).toBe('NOTHING_PAID')
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(orderRefundQuoteGet, { orderId: randomUUID(), parts: [] }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})
