import { tripDelivered, tripGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooHome } from '../../../testing/orders.fixtures.ts'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, delivery, rider, assign, handOver, onTheWay, move, trip } = await startRiders()
afterAll(gateway.stop)

const minute = 60_000
const get = (token: string) => gateway.call(tripGet, { token })

test('each stop says where to, for whom and what to collect, and forgets its guest once it is delivered', async () => {
  const request = 'Ring twice'
  const order = await delivery('ready', { handover: 'door', request, pids: ['carbonara', 'garlic-bread'] })
  const next = await delivery()
  const { tripId, token } = await assign(await rider(), order.orderId, next.orderId)
  await handOver(tripId)
  const { orderId, pickupNo, total } = order
  const shown = (await trip(token)).stops[0]
  expect(shown).toMatchObject({ orderId, pickupNo, stop: 1, state: 'onTheWay', itemCount: 2, handover: 'door', request, checkAge: false })
  expect(shown).toMatchObject({ toCollect: total, collected: null, contact: { name: 'Chan Tai Man', phone: '+85291234567' } })
  expect(shown?.destination).toMatchObject(taikooHome)
  await gateway.ask(tripDelivered, { token, orderId, proof: { by: 'hand' }, cash: total / 100 })
  const { data } = await get(token)
  expect(data).toMatchObject({ stops: [{ state: 'delivered', toCollect: 0, collected: total / 100, pickupNo }, { state: 'onTheWay' }] })
  const [done] = (data as { stops: object[] }).stops
  expect(done).toMatchObject({ destination: null, contact: null, request: null, quarantined: null })
  expect(JSON.stringify(done)).not.toContain('91234567')
})

test('a link is good until an hour after its trip has ended', async () => {
  const { token, orderId } = await onTheWay()
  await move(orderId, 100)
  await gateway.context.trips.endDone(clock.at)
  expect(await trip(token)).toMatchObject({ endedAt: clock.at, until: clock.at + 60 * minute, stops: [{ state: 'delivered' }] })
  clock.at += 60 * minute - 1
  expect(await get(token)).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await get(token)).toMatchObject({ status: 301, code: 'TRIP_UNKNOWN', data: null })
})

test('and for twelve hours at most; a wrong one opens nothing', async () => {
  const { token } = await onTheWay()
  clock.at += 12 * 60 * minute - 1
  expect(await get(token)).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await get(token)).toMatchObject({ code: 'TRIP_UNKNOWN' })
  expect(await get('A'.repeat(22))).toMatchObject({ code: 'TRIP_UNKNOWN', data: null })
  expect(await get('A'.repeat(21))).toMatchObject({ code: 'CONTENT_INVALID' })
})
