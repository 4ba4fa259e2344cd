import { randomUUID } from 'node:crypto'
import { getOrderDetail, riderHandOver } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, crew, guest, rider, delivery, assign, handOver, move, trip, audited } = await startRiders()
afterAll(gateway.stop)

const detail = (orderId: string) => gateway.ask(getOrderDetail, { orderId }, guest)

test('all orders of a trip go on their way together, once, or none of them', async () => {
  const riderId = await rider({ name: 'Handed' })
  const [first, second] = [await delivery(), await delivery('preparing')]
  const { tripId, token } = await assign(riderId, first.orderId, second.orderId)
  const { orderId, pickupNo } = second
  expect(await handOver(tripId)).toMatchObject({ status: 301, code: 'NOT_READY', data: { orders: [{ orderId, pickupNo }] } })
  expect((await detail(first.orderId)).status).toBe(21)
  await move(orderId, 21)
  const replies = await Promise.all([handOver(tripId), handOver(tripId)])
  clock.at += 60_000
  const orderIds = [first.orderId, orderId]
  for (const reply of [...replies, await handOver(tripId)]) expect(reply).toMatchObject({ status: 1, data: { tripId, orderIds } })
  for (const id of orderIds) expect((await detail(id)).events.map(({ status }) => status)).toEqual([7, 10, 12, 21, 14])
  expect(await trip(token)).toMatchObject({ startedAt: clock.at - 60_000, stops: [{ state: 'onTheWay' }, { state: 'onTheWay' }] })
  expect((await audited('Handed')).filter(({ action }) => action === riderHandOver.name)).toMatchObject([{ staffId: crew.staffId }])
})

test('a trip of another shop, or one that is over, is unknown', async () => {
  const { orderId } = await delivery()
  const { tripId } = await assign(await rider(), orderId)
  expect(await gateway.call(riderHandOver, { storeId: '3102', tripId }, crew)).toMatchObject({ code: 'TRIP_UNKNOWN' })
  await move(orderId, -1, 'cannotDeliver')
  expect(await handOver(tripId)).toMatchObject({ code: 'TRIP_UNKNOWN' })
  expect(await handOver(randomUUID())).toMatchObject({ code: 'TRIP_UNKNOWN' })
  expect(await handOver('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
