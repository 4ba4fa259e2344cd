import { getOrderDetail, shopOrdersGet, tripDelivered, tripMoved } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, crew, guest, onTheWay, trip } = await startRiders()
afterAll(gateway.stop)

const moved = (token: string, lat: number, accuracy = 10) => gateway.call(tripMoved, { token, lat, lng: 114.217, accuracy })
const riderOf = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).rider

test('the guests of the stops to come see their rider, and the shop too; who has their order does not', async () => {
  const { token, orderIds, total } = await onTheWay(2)
  const [first = '', second = ''] = orderIds
  expect(await moved(token, 22.287)).toMatchObject({ status: 1, data: { kept: true } })
  const seen = { name: '李志輝', phone: '61234567', vehicle: 'motorbike', lat: 22.287, lng: 114.217, at: clock.at }
  for (const orderId of orderIds) expect(await riderOf(orderId)).toMatchObject(seen)
  expect((await riderOf(first))?.arrives).toBeDefined()
  const { orders } = await gateway.ask(shopOrdersGet, { storeId: '3101' }, crew)
  expect(orders.find(({ orderId }) => orderId === second)?.trip).toMatchObject({ stop: 2, place: { lat: 22.287, at: clock.at } })
  await gateway.ask(tripDelivered, { token, orderId: first, proof: { by: 'hand' }, cash: total / 100 })
  clock.at += 5000
  await moved(token, 22.288)
  expect([await riderOf(first), (await riderOf(second))?.lat]).toEqual([null, 22.288])
})

test('a place that comes too soon after another, or is too vague, is not kept', async () => {
  const { token, orderId } = await onTheWay()
  const together = await Promise.all([moved(token, 22.287), moved(token, 22.287)])
  expect(together.filter(({ data }) => (data as { kept: boolean }).kept)).toHaveLength(1)
  clock.at += 3999
  expect(await moved(token, 22.288)).toMatchObject({ data: { kept: false } })
  clock.at += 1
  expect(await moved(token, 22.288, 201)).toMatchObject({ data: { kept: false } })
  expect((await riderOf(orderId))?.lat).toBe(22.287)
  expect(await moved(token, 22.288, 200)).toMatchObject({ data: { kept: true } })
})

test('a trip that has ended keeps no place', async () => {
  const { token, orderId, total } = await onTheWay()
  await moved(token, 22.287)
  await gateway.ask(tripDelivered, { token, orderId, proof: { by: 'hand' }, cash: total / 100 })
  clock.at += 5000
  expect(await moved(token, 22.3)).toMatchObject({ status: 1, data: { kept: false } })
  expect(await trip(token)).toMatchObject({ endedAt: clock.at - 5000 })
  expect(
    await gateway.context.db.rows({ name: '', text: 'select lat from trips where ended_at is not null and seen_at is not null' }),
  ).toEqual([])
})

test('a wrong link moves nobody', async () => {
  expect(await moved('A'.repeat(22), 22.287)).toMatchObject({ status: 301, code: 'TRIP_UNKNOWN', data: null })
  expect(await moved('A'.repeat(22), 91)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await moved('A'.repeat(22), 22, -1)).toMatchObject({ code: 'CONTENT_INVALID' })
})
