import { shopRefundRequestsGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, clock, crew, manager, second, paid, refund, requests } = await startStaffOrders()
afterAll(gateway.stop)

test('refunds that wait for a second person are seen by those who may give money back, oldest first, for a day', async () => {
  expect(await requests(manager)).toEqual([])
  const first = await paid(12)
  const asked = await refund(first, 12)
  clock.at = noon + 60_000
  const later = await refund(await paid(12), 11, second)
  expect(await requests(manager)).toEqual([
    {
      requestId: asked.requestId,
      orderId: first,
      amount: asked.amount,
      reason: 'missing',
      askedBy: 'Chan Siu Ming',
      askedAt: noon,
      mayDecide: false,
    },
    expect.objectContaining({ requestId: later.requestId, mayDecide: true }),
  ])
  expect(await gateway.call(shopRefundRequestsGet, { storeId: '3101' }, crew)).toMatchObject({ code: 'NOT_ALLOWED', data: null })
  clock.at = noon + 24 * 60 * 60_000
  const fresh = await newStaff(gateway, 'manager', atShops('3101'))
  expect((await requests(fresh)).map(({ requestId }) => requestId)).toEqual([later.requestId])
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(shopRefundRequestsGet, {}, await newStaff(gateway, 'manager'))).toMatchObject({ code: 'CONTENT_INVALID' })
})
