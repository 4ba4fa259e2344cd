import { cancelOrder, getOrderDetail, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

let guest: As
let till: As | undefined
beforeAll(async () => {
  guest = await newGuest(gateway)
  till = (await newTills(gateway, taikooShop))[0]
})

const move = (orderId: string, status: number) => gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)

test('[4.43] a guest takes an order back, and it says so', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await gateway.ask(cancelOrder, { orderId }, guest)).toMatchObject({ orderId, status: -1 })
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({
    events: [{ status: 7 }, { seq: 2, status: -1 }],
    mayCancel: false,
  })
})

test('cancelling again is answered as done, and happens once', async () => {
  const { orderId } = await place(gateway, guest)
  const replies = await Promise.all(Array.from({ length: 8 }, () => gateway.ask(cancelOrder, { orderId }, guest)))
  expect(replies.every(({ status }) => status === -1)).toBe(true)
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).events).toHaveLength(2)
})

test('[4.43] until the kitchen prepares it an order may be taken back at any time', async () => {
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  clock.at = noon + 20 * 60_000
  const reply = await gateway.call(cancelOrder, { orderId }, guest)
  clock.at = noon
  expect(reply).toMatchObject({ status: 1, data: { status: -1 } })
})

test.each([
  ['within 60 seconds', 60_000, { status: 1 }],
  ['a moment after 60 seconds', 60_001, { status: 301, code: 'CANCEL_TOO_LATE' }],
])('[4.43] what the kitchen prepares may be taken back %s', async (_when, later, expected) => {
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  await move(orderId, 12)
  clock.at = noon + later
  const reply = await gateway.call(cancelOrder, { orderId }, guest)
  clock.at = noon
  expect(reply).toMatchObject(expected)
})

test('another guest cannot take it back', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await gateway.call(cancelOrder, { orderId }, await newGuest(gateway))).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ status: 7 })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(cancelOrder, { orderId: '' }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})
