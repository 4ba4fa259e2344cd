import { shopRefund, shopRefundDecide } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { refundOf, startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, clock, refunds, crew, manager, second, admin, paid, refund, decide, requests, audited } = await startStaffOrders()
afterAll(gateway.stop)

test('what is too much for one waits for another, and goes back when they say so, once', async () => {
  const orderId = await paid(12)
  const content = refundOf(orderId, 11)
  const asked = await gateway.ask(shopRefund, content, manager)
  expect(asked).toMatchObject({ refunded: 0, requestId: expect.any(String) })
  expect(asked.amount).toBeGreaterThan(50_000)
  expect(await gateway.ask(shopRefund, content, manager)).toEqual(asked)
  expect(await gateway.call(shopRefund, { ...content, reason: 'quality' }, manager)).toMatchObject({ code: 'REFUND_CONFLICT' })
  expect(await requests(manager)).toMatchObject([
    { requestId: asked.requestId, orderId, amount: asked.amount, askedBy: 'Chan Siu Ming', mayDecide: false },
  ])
  expect(await decide(asked.requestId, true, manager)).toMatchObject({ status: 301, code: 'REQUEST_OWN' })
  expect(await decide(asked.requestId, true, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await requests(second)).toMatchObject([{ mayDecide: true }])
  const both = await Promise.all([decide(asked.requestId, true, second), decide(asked.requestId, true, admin)])
  expect(both.filter(({ status }) => status === 1)).toHaveLength(1)
  expect(both.find(({ status }) => status === 301)).toMatchObject({ code: 'REQUEST_UNKNOWN' })
  expect(await refunds(orderId)).toMatchObject([{ state: 'arranged', amount: asked.amount }])
  expect(await requests(second)).toEqual([])
  expect((await audited(orderId)).map(({ action }) => action)).toEqual([shopRefundDecide.name, shopRefund.name])
})

test('what is turned down is not given back', async () => {
  const orderId = await paid(12)
  const { requestId } = await refund(orderId, 12)
  expect(await decide(requestId, false, second)).toMatchObject({ status: 1 })
  expect(await decide(requestId, true, second)).toMatchObject({ code: 'REQUEST_UNKNOWN' })
  expect(await refunds(orderId)).toEqual([])
  expect(await audited(orderId)).toMatchObject([{ action: shopRefundDecide.name, after: { approve: false } }, {}])
})

test('a request of one shop is unknown at another', async () => {
  const { requestId } = await refund(await paid(12), 12)
  expect(await gateway.call(shopRefundDecide, { storeId: '3102', requestId, approve: true }, admin)).toMatchObject({
    code: 'REQUEST_UNKNOWN',
  })
})

test('a request is over after a day, and one whose amount has changed is refused', async () => {
  const [late, changed] = [await paid(12), await paid(12)]
  const [one, other] = [await refund(late, 12), await refund(changed, 12)]
  await refund(changed, 1)
  expect(await decide(other.requestId, true, second)).toMatchObject({ code: 'NOTHING_LEFT' })
  clock.at = noon + 24 * 60 * 60_000
  const fresh = await newStaff(gateway, 'manager', atShops(taikooShop))
  expect(await decide(one.requestId, true, fresh)).toMatchObject({ code: 'REQUEST_UNKNOWN' })
})

test('a malformed content is turned away', async () => {
  const content = { storeId: taikooShop, requestId: 'x', approve: true }
  expect(await gateway.call(shopRefundDecide, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
