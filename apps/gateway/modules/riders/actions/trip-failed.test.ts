import { randomUUID } from 'node:crypto'
import { shopOrdersGet, tripFailed } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, crew, delivery, rider, assign, onTheWay, rows, audited } = await startRiders()
afterAll(gateway.stop)

const fail = (token: string, orderId: string, reason = 'notThere') => gateway.call(tripFailed, { token, orderId, reason })

test('a stop that could not be delivered comes back, the order stays where it is, and no money moves', async () => {
  const { token, orderIds } = await onTheWay(2)
  const [orderId = '', next] = orderIds
  for (const reason of ['ageNotShown', 'refused'])
    expect(await fail(token, orderId, reason)).toMatchObject({
      status: 1,
      data: {
        endedAt: null,
        stops: [
          { state: 'comingBack', failed: 'ageNotShown', contact: null },
          { orderId: next, state: 'onTheWay' },
        ],
      },
    })
  const { orders } = await gateway.ask(shopOrdersGet, { storeId: '3101' }, crew)
  expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
    status: 14,
    trip: { failed: 'ageNotShown', stop: 1, stops: 2 },
  })
  expect(await rows('select from ledger where order_id = $1', orderId)).toEqual([])
  expect(await audited(orderId)).toEqual([{ action: tripFailed.name, staffId: null, staffName: '李志輝', storeId: '3101' }])
  expect(await fail(token, next ?? '')).toMatchObject({ data: { endedAt: expect.any(String) } })
})

test('only what is on its way with this rider comes back', async () => {
  const [{ orderId }, own] = [await delivery(), await onTheWay()]
  const { token } = await assign(await rider(), orderId)
  expect(await fail(token, orderId)).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
  expect(await fail(token, own.orderId)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await fail(token, randomUUID())).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await fail('A'.repeat(22), orderId)).toMatchObject({ code: 'TRIP_UNKNOWN', data: null })
  expect(await fail(token, orderId, 'tired')).toMatchObject({ code: 'CONTENT_INVALID' })
})
