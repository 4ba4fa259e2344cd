import { randomUUID } from 'node:crypto'
import { shopRefund } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { place } from '../../../testing/orders.fixtures.ts'
import { refundOf, startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const { gateway, guest, crew, manager, paid, refund, audited } = await startStaffOrders()
afterAll(gateway.stop)

test('a manager gives back alone up to the limit, in all; crew gives back nothing', async () => {
  const orderId = await paid(3)
  const content = refundOf(orderId, 1)
  expect(await gateway.call(shopRefund, content, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
  const given = await gateway.ask(shopRefund, content, manager)
  expect(given).toMatchObject({ requestId: null, refunded: given.amount })
  expect(await gateway.ask(shopRefund, content, manager)).toEqual(given)
  expect(await audited(orderId)).toMatchObject([{ action: shopRefund.name, staffId: manager.staffId, after: { amount: given.amount } }])
})

test('many small refunds of an order are one to the limit', async () => {
  const orderId = await paid(12)
  const first = await refund(orderId, 7)
  expect(first.requestId).toBeNull()
  const next = await refund(orderId, 3)
  expect(next).toMatchObject({ refunded: first.amount, requestId: expect.any(String) })
})

test('a double tap asks once', async () => {
  const content = refundOf(await paid(12), 12)
  const [one, other] = await Promise.all([gateway.ask(shopRefund, content, manager), gateway.ask(shopRefund, content, manager)])
  expect(one.requestId).toEqual(expect.any(String))
  expect(other).toEqual(one)
  expect(await audited(content.orderId)).toMatchObject([{ action: shopRefund.name, after: { amount: one.amount, asked: true } }])
})

test('cash is given back at the door', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await gateway.call(shopRefund, refundOf(orderId, 1), manager)).toMatchObject({ code: 'NOTHING_PAID' })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(shopRefund, { ...refundOf(randomUUID(), 1), parts: [] }, manager)).toMatchObject({ code: 'CONTENT_INVALID' })
})
