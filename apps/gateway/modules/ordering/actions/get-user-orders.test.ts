import { randomUUID } from 'node:crypto'
import { cancelOrder, getUserOrders } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place, taikooHome } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[1.21] a guest sees their own orders, newest first, page by page', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  const placed: string[] = []
  for (let i = 0; i < 5; i++) placed.unshift((await place(gateway, guest)).orderId)
  await place(gateway, other)
  const first = await gateway.ask(getUserOrders, { limit: 3 }, guest)
  expect(first.orders.map(({ orderId }) => orderId)).toEqual(placed.slice(0, 3))
  expect(first.more).toBe(true)
  const rest = await gateway.ask(getUserOrders, { limit: 3, after: placed[2] }, guest)
  expect(rest.orders.map(({ orderId }) => orderId)).toEqual(placed.slice(3))
  expect(rest.more).toBe(false)
})

test('orders on their way leave out those that have ended', async () => {
  const guest = await newGuest(gateway)
  const [gone, live] = [await place(gateway, guest), await place(gateway, guest)]
  await gateway.ask(cancelOrder, { orderId: gone.orderId }, guest)
  const { orders } = await gateway.ask(getUserOrders, { live: true }, guest)
  expect(orders.map(({ orderId }) => orderId)).toEqual([live.orderId])
})

test('a history can be of those that have ended, of one type, or both, page by page', async () => {
  const guest = await newGuest(gateway)
  const delivery = { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } } as const
  const placed = [
    await place(gateway, guest),
    await place(gateway, guest, delivery),
    await place(gateway, guest),
    await place(gateway, guest, delivery),
  ]
  const [first, second, third, fourth] = placed.map(({ orderId }) => orderId)
  for (const orderId of [first, second, third]) await gateway.ask(cancelOrder, { orderId }, guest)
  const ids = async (content: object) => (await gateway.ask(getUserOrders, content, guest)).orders.map(({ orderId }) => orderId)
  expect(await ids({ ended: true })).toEqual([third, second, first])
  expect(await ids({ orderType: 2 })).toEqual([fourth, second])
  expect(await ids({ orderType: 1, ended: true })).toEqual([third, first])
  expect(await ids({ orderType: 2, live: true })).toEqual([fourth])
  expect(await ids({ orderType: 5 })).toEqual([])
  expect(await gateway.ask(getUserOrders, { orderType: 1, limit: 1 }, guest)).toMatchObject({ orders: [{ orderId: third }], more: true })
  expect(await ids({ orderType: 1, after: third })).toEqual([first])
})

test("another guest's order as a mark gives only one's own", async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  await place(gateway, guest)
  const { orderId } = await place(gateway, other)
  const { orders } = await gateway.ask(getUserOrders, { after: orderId }, guest)
  expect(orders).toHaveLength(1)
  expect((await gateway.ask(getUserOrders, { after: randomUUID() }, await newGuest(gateway))).orders).toEqual([])
})

test('[1.12] without a session there is no history', async () => {
  expect(await gateway.call(getUserOrders)).toMatchObject({ status: 301, code: 'SESSION_EXPIRED', data: null })
})

test.each([{ limit: 0 }, { limit: 51 }, { after: 'x' }, { live: 1 }, { ended: 1 }, { orderType: 3 }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(getUserOrders, content, await newGuest(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

test('[1.21] a guest finds their orders by number, date, shop or dish, in either language, and nobody else’s', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  const [plain, delivered] = [
    await place(gateway, guest),
    await place(gateway, guest, { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } }),
  ]
  await place(gateway, other)
  const ids = async (keyword: string, more = {}) =>
    (await gateway.ask(getUserOrders, { keyword, ...more }, guest)).orders.map(({ orderId }) => orderId)
  const both = [delivered.orderId, plain.orderId]
  const { orders } = await gateway.ask(getUserOrders, {}, guest)
  const mine = orders.find(({ orderId }) => orderId === plain.orderId)
  expect(await ids(mine?.orderNo ?? '')).toEqual([plain.orderId])
  expect(await ids('2026/11/2')).toEqual(both)
  expect([await ids('太古'), await ids('  cITYpLAZA ')]).toEqual([both, both])
  const [dish = ''] = (mine?.title ?? '').split(' 等')
  expect(dish.length).toBeGreaterThan(1)
  expect(mine?.title).toBe(`${dish} 等 2 款`)
  expect(await ids(dish)).toEqual(both)
  expect(await ids(dish, { orderType: 2 })).toEqual([delivered.orderId])
  expect(await ids(dish, { limit: 1, after: delivered.orderId })).toEqual([plain.orderId])
  for (const nothing of ['no such thing', '%', '_', "'"]) expect(await ids(nothing)).toEqual([])
  expect(await gateway.call(getUserOrders, { keyword: 'x'.repeat(41) }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})
