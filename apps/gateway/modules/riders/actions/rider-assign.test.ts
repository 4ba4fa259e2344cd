import { randomUUID } from 'node:crypto'
import { riderAssign, riderListGet, shopOrdersGet, tripGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { place } from '../../../testing/orders.fixtures.ts'
import { startRiders } from '../../../testing/riders.fixtures.ts'
import { hearNotices } from '../../../testing/notices.ts'

const { gateway, crew, guest, rider, delivery, assign, handOver, move, trip, rows, audited } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const tryAssign = (riderId: string, orderIds: string[], more: object = {}) =>
  gateway.call(riderAssign, { storeId, riderId, orderIds, ...more }, crew)

test('deliveries become a trip of stops in order, whose link goes to the rider by SMS and is kept as a hash alone', async () => {
  const riderId = await rider({ name: 'Ravi' })
  const [first, second] = [await delivery('preparing'), await delivery()]
  const { tripId, token, path, texted } = await assign(riderId, second.orderId, first.orderId.toUpperCase())
  expect([path, texted]).toEqual([`/console/rider#${token}`, true])
  expect(gateway.sent.at(-1)).toMatchObject({ channel: 'sms', to: '+85261234567', text: expect.stringContaining(`${gateway.url}${path}`) })
  const stops = [second, first].map(({ orderId, pickupNo }, at) => ({ orderId, pickupNo, stop: at + 1, state: 'waiting' }))
  expect(await trip(token)).toMatchObject({ tripId, riderName: 'Ravi', startedAt: null, endedAt: null, shop: { storeId }, stops })
  const { orders } = await gateway.ask(shopOrdersGet, { storeId }, crew)
  expect(orders.find(({ orderId }) => orderId === first.orderId)?.trip).toEqual({
    tripId,
    riderId,
    riderName: 'Ravi',
    stop: 2,
    stops: 2,
    place: null,
    failed: null,
  })
  expect(await rows(`select true as told from trips where encode(token_hash, 'escape') like '%' || $1 || '%'`, token)).toEqual([])
  expect((await audited('Ravi')).at(-1)).toMatchObject({ action: riderAssign.name, staffId: crew.staffId, storeId })
})

test('the boards of the shop are told, and the step of the order is none that its guest has not had', async () => {
  const { orderId } = await delivery('preparing')
  const heard: string[] = []
  const listener = await hearNotices(gateway.context, { order_event: (payload) => void heard.push(payload) })
  await assign(await rider(), orderId)
  await rows(`select pg_notify('order_event', 'the end')`)
  await expect.poll(() => heard.at(-1), { interval: 5 }).toBe('the end')
  expect(heard).toEqual([expect.stringMatching(`^${orderId} 3 preparing \\d+ 3101 2$`), 'the end'])
  await listener.stop()
})

test('the remaining stops of a trip that is out may be given out again, also after the shop has ended one', async () => {
  const [riderId, first, second] = [await rider(), await delivery(), await delivery()]
  const { tripId } = await assign(riderId, first.orderId, second.orderId)
  await handOver(tripId)
  await move(first.orderId, 100)
  expect((await assign(riderId, second.orderId)).tripId).toBe(tripId)
})

test('the same stops again are the same trip under another link, and the one before opens nothing', async () => {
  const riderId = await rider({ phone: '25670000' })
  const { orderId } = await delivery()
  const [before, after] = [await assign(riderId, orderId), await assign(riderId, orderId)]
  expect(after.tripId).toBe(before.tripId)
  expect(after.texted).toBe(false)
  expect(await gateway.call(tripGet, { token: before.token })).toMatchObject({ status: 301, code: 'TRIP_UNKNOWN', data: null })
  expect(await trip(after.token)).toMatchObject({ tripId: before.tripId })
})

test('of two tablets that give out the same order at once one has done it, and the other reads to whom', async () => {
  const riders = [await rider({ name: 'Kin' }), await rider({ name: 'Man' })]
  const [shared, own] = [await delivery(), await delivery()]
  const replies = await Promise.all(
    riders.map((riderId, at) => tryAssign(riderId, at === 0 ? [shared.orderId] : [own.orderId, shared.orderId])),
  )
  expect(replies.filter(({ status }) => status === 1)).toHaveLength(1)
  const refused = replies.find(({ status }) => status === 301)
  const winner = replies[0]?.status === 1 ? 'Kin' : 'Man'
  expect(refused).toMatchObject({ code: 'ORDER_ASSIGNED' })
  expect(JSON.stringify(refused?.data)).toContain(winner)
  const { riders: listed } = await gateway.ask(riderListGet, { storeId }, crew)
  const open = listed.filter(({ name }) => name === 'Kin' || name === 'Man')
  expect(open.flatMap(({ trips }) => trips)).toHaveLength(1)
})

test('only deliveries of this shop that are being made or are ready go to a rider', async () => {
  const riderId = await rider()
  const [early, gone] = [await delivery('accepted'), await delivery('delivering')]
  const fetched = await place(gateway, guest)
  for (const { orderId, pickupNo } of [early, gone, fetched])
    expect(await tryAssign(riderId, [orderId])).toMatchObject({ code: 'NOT_TO_DELIVER', data: { orders: [{ orderId, pickupNo }] } })
  const elsewhere = await place(gateway, guest, { storeId: '3102', orderType: 1 })
  const { orderId } = await delivery()
  expect(await tryAssign(riderId, [orderId, elsewhere.orderId])).toMatchObject({
    code: 'ORDER_UNKNOWN',
    data: { orders: [{ orderId: elsewhere.orderId, pickupNo: null }] },
  })
  expect((await trip((await assign(riderId, orderId)).token)).stops).toHaveLength(1)
})

test('riders and trips of another shop are unknown', async () => {
  const [riderId, { orderId }] = [await rider(), await delivery()]
  expect(await tryAssign(riderId, [orderId], { storeId: '3102' })).toMatchObject({ code: 'RIDER_UNKNOWN' })
  const { tripId } = await assign(riderId, orderId)
  expect(await handOver(tripId)).toMatchObject({ status: 1 })
})

test.each([
  [[]],
  [Array.from({ length: 11 }, () => randomUUID())],
  [['1']],
  [[randomUUID()].flatMap((id: string) => [id, id.toUpperCase()])],
])('a malformed list is turned away: %j', async (orderIds) => {
  expect(await tryAssign(randomUUID(), orderIds)).toMatchObject({ code: 'CONTENT_INVALID' })
})
