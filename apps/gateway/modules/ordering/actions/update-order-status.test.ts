import { randomUUID } from 'node:crypto'
import { getOrderDetail, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const otherShop = '3102'
let guest: As
let till: As | undefined
let otherTill: As | undefined
beforeAll(async () => {
  guest = await newGuest(gateway)
  ;[till, otherTill] = await newTills(gateway, taikooShop, otherShop)
})

const move = (orderId: string, status: number, reason?: string) =>
  gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status, reason }, till)
const delivery = { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } } as const

test.each([
  ['collected', {}, [10, 12, 18, 100]],
  ['collected late', {}, [10, 12, 18, 20, 100]],
  ['delivered', delivery, [10, 12, 21, 14, 100]],
])('[4.43] an order is made and %s step by step', async (_how, wish, codes) => {
  const { orderId } = await place(gateway, guest, wish)
  for (const [index, status] of codes.entries())
    expect(await move(orderId, status)).toMatchObject({ data: { orderId, status, seq: index + 2 } })
  const { status, events } = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(status).toBe(100)
  expect(events.map((event) => event.status)).toEqual([7, ...codes])
})

test('[4.43] a step that the table does not have is refused and leaves no trace', async () => {
  const { orderId } = await place(gateway, guest)
  for (const status of [12, 18, 14, 20, 100]) expect(await move(orderId, status)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).events).toHaveLength(1)
})

test('ready has one code for the rider and another for the guest who collects', async () => {
  const [collected, delivered] = [await place(gateway, guest), await place(gateway, guest, delivery)]
  for (const { orderId } of [collected, delivered]) for (const status of [10, 12]) await move(orderId, status)
  expect(await move(collected.orderId, 21)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await move(delivered.orderId, 18)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await move(delivered.orderId, 21)).toMatchObject({ status: 1 })
})

test('the same change again is answered as done, and happens once however many say it', async () => {
  const { orderId } = await place(gateway, guest)
  const replies = await Promise.all(Array.from({ length: 10 }, () => move(orderId, 10)))
  for (const reply of replies) expect(reply).toMatchObject({ status: 1, data: { status: 10, seq: 2 } })
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).events).toHaveLength(2)
})

test('a shop that cancels says why, and the reason is kept', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await move(orderId, -1)).toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await move(orderId, -1, 'tooBusy')).toMatchObject({ status: 1, data: { status: -1 } })
  const event = { name: '', text: 'select actor, reason from order_events where order_id = $1 and seq = 2' }
  expect(await gateway.context.db.rows(event, [orderId])).toEqual([{ actor: 'shop', reason: 'tooBusy' }])
  expect(await move(orderId, 10)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
})

test("another shop's till cannot touch the order", async () => {
  const { orderId } = await place(gateway, guest)
  const ask = (storeId: string, as: As | undefined) => gateway.call(updateOrderStatus, { storeId, orderId, status: 10 }, as)
  expect(await ask(taikooShop, otherTill)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await ask(otherShop, otherTill)).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await ask(taikooShop, guest)).toMatchObject({ code: 'SECRET_KEY', data: null })
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ status: 7 })
})

test('an order that does not exist is unknown', async () => {
  expect(await move(randomUUID(), 10)).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test.each([{ status: 7 }, { status: '10' }, { reason: 'bored' }])('a malformed content is turned away: %j', async (part) => {
  const content = { storeId: taikooShop, orderId: randomUUID(), status: 10, ...part }
  expect(await gateway.call(updateOrderStatus, content, till)).toMatchObject({ code: 'CONTENT_INVALID' })
})
