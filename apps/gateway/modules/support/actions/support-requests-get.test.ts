import { orderCancel, orderRefund, shopRefundDecide, supportRequestsGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { refundContent, startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, second, macau, otherShop, paid } = await startSupport()
afterAll(gateway.stop)

const waiting = (as = support) => gateway.ask(supportRequestsGet, {}, as)

test('refunds and cancellations wait for another than whoever asked, at the shops of whoever reads', async () => {
  const [refunded, cancelled] = [await paid(12), await paid(12)]
  const { requestId, amount } = await gateway.ask(orderRefund, refundContent(refunded.orderId, 12), support)
  await gateway.ask(orderCancel, { orderId: cancelled.orderId, reason: 'guest', words }, support)
  const refund = { requestId, amount, orderId: refunded.orderId, storeId: '3101', reason: 'missing' }
  expect(await waiting()).toMatchObject({
    refunds: [{ ...refund, mayDecide: false }],
    cancellations: [{ orderId: cancelled.orderId, reason: 'guest', mayDecide: false }],
  })
  expect(await waiting(second)).toMatchObject({ refunds: [{ mayDecide: true }], cancellations: [{ mayDecide: true }] })
  for (const as of [macau, otherShop]) expect(await waiting(as)).toEqual({ refunds: [], cancellations: [] })
  await gateway.ask(shopRefundDecide, { storeId: '3101', requestId: requestId ?? '', approve: false }, second)
  await gateway.ask(orderCancel, { orderId: cancelled.orderId, reason: 'guest', words }, second)
  expect(await waiting(second)).toEqual({ refunds: [], cancellations: [] })
})
