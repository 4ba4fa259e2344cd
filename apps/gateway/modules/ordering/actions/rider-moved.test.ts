import { randomUUID } from 'node:crypto'
import { getOrderDetail, getUserOrders, riderMoved, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway, type As } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const otherShop = '3102'
const rider = { name: '李志輝', phone: '61234567', vehicle: 'motorbike' }
/** A walk from the shop, to the north. */
const northDoor = { ...taikooHome, lat: 22.289, lng: 114.217 }
const delivery = { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } } as const
let guest: As
let till: As | undefined
let otherTill: As | undefined
beforeAll(async () => {
  guest = await newGuest(gateway)
  ;[till, otherTill] = await newTills(gateway, taikooShop, otherShop)
})

const seen = (orderId: string, lat: number, as = till, storeId = taikooShop) =>
  gateway.call(riderMoved, { storeId, orderId, rider, lat, lng: 114.217 }, as)
const riderOf = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).rider
const move = (orderId: string, status: number, reason?: string) =>
  gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status, reason }, till)

async function delivering(at = taikooHome): Promise<string> {
  const { orderId } = await place(gateway, guest, { ...delivery, at })
  for (const status of [10, 12, 21, 14]) await move(orderId, status)
  return orderId
}

test('[1.21] the guest sees where the rider was last', async () => {
  const orderId = await delivering()
  expect(await riderOf(orderId)).toBeNull()
  expect(await seen(orderId, 22.287)).toMatchObject({ status: 1, data: { orderId, at: '2026/11/20 12:00:00' } })
  await seen(orderId, 22.288)
  expect(await riderOf(orderId)).toMatchObject({ ...rider, lat: 22.288, lng: 114.217, at: gateway.context.clock.now() })
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).events).toHaveLength(5)
})

test('[1.21] an order is expected by where its rider is, in every list too, and keeps what it was promised for', async () => {
  const orderId = await delivering(northDoor)
  const told = async () => {
    const { etaLow, etaHigh, promisedBy, rider } = await gateway.ask(getOrderDetail, { orderId }, guest)
    const { orders } = await gateway.ask(getUserOrders, { limit: 1 }, guest)
    expect(orders[0]).toMatchObject({ orderId, etaLow, etaHigh })
    return { etaLow, etaHigh, promisedBy, arrives: rider?.arrives }
  }
  const now = gateway.context.clock.now()
  const promised = await told()
  expect(promised.promisedBy).toBe(promised.etaHigh)
  await seen(orderId, northDoor.lat - 0.00018)
  const near = await told()
  expect(near).toMatchObject({ arrives: { from: near.etaLow, to: near.etaHigh }, promisedBy: promised.promisedBy })
  expect(near.etaLow).toBeGreaterThanOrEqual(now)
  expect(near.etaHigh).toBeLessThan(promised.etaLow)
  // A step to the side is no news.
  await seen(orderId, northDoor.lat - 0.00022)
  expect(await told()).toEqual(near)
  await seen(orderId, northDoor.lat + 0.2)
  expect((await told()).etaLow).toBeGreaterThan(promised.promisedBy)
})

test('a rider who still waits for the order says nothing of when it comes', async () => {
  const { orderId } = await place(gateway, guest, delivery)
  for (const status of [10, 12, 21]) await move(orderId, status)
  await seen(orderId, taikooHome.lat)
  expect((await riderOf(orderId))?.arrives).toBeUndefined()
})

test.each([
  ['delivered', 100, undefined],
  ['cancelled', -1, 'cannotDeliver'],
])('the rider is forgotten once the order is %s', async (_how, status, reason) => {
  const orderId = await delivering()
  await seen(orderId, 22.287)
  await move(orderId, status, reason)
  expect(await riderOf(orderId)).toBeNull()
  const kept = { name: '', text: 'select rider from orders where order_id = $1' }
  expect(await gateway.context.db.rows(kept, [orderId])).toEqual([{ rider: null }])
  expect(await seen(orderId, 22.288)).toMatchObject({ code: 'NOT_ON_ITS_WAY', data: null })
})

test('only a delivery that is made has a rider', async () => {
  const [brought, fetched] = [await place(gateway, guest, delivery), await place(gateway, guest)]
  for (const status of [10, 12]) {
    expect(await seen(brought.orderId, 22.287)).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
    for (const { orderId } of [brought, fetched]) await move(orderId, status)
  }
  expect(await seen(brought.orderId, 22.287)).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
  await move(brought.orderId, 21)
  await move(fetched.orderId, 18)
  expect(await seen(brought.orderId, 22.287)).toMatchObject({ status: 1 })
  expect(await seen(fetched.orderId, 22.287)).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
})

test("another shop's till moves nobody, and nobody else sees the rider", async () => {
  const orderId = await delivering()
  expect(await seen(orderId, 22.1, otherTill)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await seen(orderId, 22.1, otherTill, otherShop)).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await seen(orderId, 22.1, guest)).toMatchObject({ code: 'SECRET_KEY' })
  expect(await seen(randomUUID(), 22.1)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await riderOf(orderId)).toBeNull()
  await seen(orderId, 22.287)
  expect(await gateway.call(getOrderDetail, { orderId }, await newGuest(gateway))).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
})

test.each([{ lat: 91 }, { lng: '114' }, { rider: { ...rider, vehicle: 'ferry' } }, { rider: { ...rider, wage: 1 } }, { rider: null }])(
  'a malformed content is turned away: %j',
  async (part) => {
    const content = { storeId: taikooShop, orderId: randomUUID(), rider, lat: 22.287, lng: 114.217, ...part }
    expect(await gateway.call(riderMoved, content, till)).toMatchObject({ code: expect.stringMatching(/CONTENT_INVALID|UNKNOWN_FIELD/) })
  },
)
