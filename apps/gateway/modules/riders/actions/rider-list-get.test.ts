import { riderListGet, tripDelivered, tripMoved } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, crew, delivery, rider, assign, onTheWay, move } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const listed = async (id: string) => (await gateway.ask(riderListGet, { storeId }, crew)).riders.find(({ riderId }) => riderId === id)

test('a rider is shown out with their stops, last place and cash, until every stop is done', async () => {
  const { riderId, tripId, token, orderIds, total } = await onTheWay(2)
  const since = clock.at
  clock.at += 60_000
  await gateway.ask(tripMoved, { token, lat: 22.287, lng: 114.217, accuracy: 10 })
  const place = { lat: 22.287, lng: 114.217, at: clock.at }
  const stops = orderIds.map((orderId) => ({ orderId, delivered: false, failed: null }))
  expect(await listed(riderId)).toMatchObject({ out: true, outSince: since, place, cash: 0, trips: [{ tripId, place, stops }] })
  await gateway.ask(tripDelivered, { token, orderId: orderIds[0], proof: { by: 'hand' }, cash: total / 100 })
  expect(await listed(riderId)).toMatchObject({ out: true, cash: total, trips: [{ stops: [{ delivered: true }, { delivered: false }] }] })
  // The shop completes the last one itself.
  await move(orderIds[1] ?? '', 100)
  expect(await listed(riderId)).toMatchObject({ out: false, outSince: null, place: null, cash: total, trips: [] })
})

test('one whose trip waits at the shop is not out', async () => {
  const riderId = await rider()
  await assign(riderId, (await delivery()).orderId)
  expect(await listed(riderId)).toMatchObject({ out: false, outSince: null, trips: [{ startedAt: null }] })
})

test('each shop sees its own riders', async () => {
  expect(await gateway.ask(riderListGet, { storeId: '3102' }, crew)).toEqual({ riders: [] })
  expect(await gateway.call(riderListGet, { storeId, all: true }, crew)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
