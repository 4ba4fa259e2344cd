import { randomUUID } from 'node:crypto'
import { getOrderDetail, shopOrderMove, shopOrdersGet, staffStepUp, updateOrderStatus } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { staffPassword } from '../../../testing/staff.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const { gateway, clock, crew, manager, till, audited, paid, refunds } = await startStaffOrders()
afterAll(gateway.stop)

const storeId = taikooShop
const move = (orderId: string, status: number, more: object = {}) =>
  gateway.call(shopOrderMove, { storeId, orderId, status, ...more }, crew)

test('crew moves an order on in its own name', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  expect(await move(orderId, 10)).toMatchObject({ status: 1, data: { orderId, status: 10, seq: 2 } })
  // Said again it is done, and written down once.
  expect(await move(orderId, 10)).toMatchObject({ status: 1, data: { seq: 2 } })
  expect(await audited(orderId)).toEqual([{ action: shopOrderMove.name, staffId: crew.staffId, after: { status: 10, reason: null } }])
})

test('what the order machine refuses is refused, and nothing is written down', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  expect(await move(orderId, 18)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  expect(await move(orderId, -1)).toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await move(randomUUID(), 10)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await audited(orderId)).toEqual([])
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await audited(orderId)).toMatchObject([{ after: { status: -1, reason: 'soldOut' } }])
})

test('cancelling what is paid asks for whoever has shown lately who they are; nothing else of an order does', async () => {
  const [orderId, { orderId: cash }] = [await paid(1), await place(gateway, await newGuest(gateway))]
  clock.at += 11 * 60_000
  expect(await move(orderId, 12)).toMatchObject({ status: 1 })
  expect(await move(cash, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 301, code: 'STEP_UP', data: null })
  expect(await refunds(orderId)).toEqual([])
  await gateway.ask(staffStepUp, { proof: { by: 'password', password: staffPassword } }, crew)
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await refunds(orderId)).toHaveLength(1)
  clock.at += 11 * 60_000
  // It is done: said again, nothing more goes back.
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  clock.at -= 22 * 60_000
})

test('an order of another shop is unknown', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway), { storeId: '3102' })
  expect(await move(orderId, 10)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await move(orderId, 10, { storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
})

const contact = { name: 'Chan', phone: '91234567' }

test('[7.28] whoever accepts says how many minutes it takes, and the guest reads the new promise at once', async () => {
  const guest = await newGuest(gateway)
  const { orderId } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact })
  const before = await gateway.ask(getOrderDetail, { orderId }, guest)
  clock.at += 60_000
  expect(await move(orderId, 10, { minutes: 45 })).toMatchObject({ status: 1, data: { by: null, minutes: 45 } })
  const promise = { etaLow: addMinutes(clock.at, 50), etaHigh: addMinutes(clock.at, 60), makeMinutes: 45, travelMinutes: 8 }
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ ...promise, promisedBy: promise.etaHigh, status: 10 })
  expect(before.etaHigh).not.toBe(promise.etaHigh)
  expect(await audited(orderId)).toMatchObject([{ after: { status: 10, reason: null, minutes: 45 } }])
  clock.at -= 60_000
})

test('[7.28] without minutes the promise stays as it was placed; with them a till makes one, too', async () => {
  const guest = await newGuest(gateway)
  const [plain, byTill] = [await place(gateway, guest), await place(gateway, guest)]
  await move(plain.orderId, 10)
  const kept = await gateway.ask(getOrderDetail, { orderId: plain.orderId }, guest)
  expect([kept.etaLow, kept.etaHigh]).toEqual([plain.etaLow, plain.etaHigh])
  const answer = await gateway.ask(updateOrderStatus, { storeId, orderId: byTill.orderId, status: 10, minutes: 30 }, till)
  expect(answer).toMatchObject({ by: null, minutes: 30 })
  expect((await gateway.ask(getOrderDetail, { orderId: byTill.orderId }, guest)).etaHigh).toBe(addMinutes(clock.at, 40))
})

test('from five minutes to two hours can be said', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  for (const minutes of [4, 121, 7.5]) expect(await move(orderId, 10, { minutes })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await move(orderId, 10, { minutes: 5 })).toMatchObject({ status: 1, data: { minutes: 5 } })
  const other = await place(gateway, await newGuest(gateway))
  expect(await move(other.orderId, 10, { minutes: 120 })).toMatchObject({ status: 1, data: { minutes: 120 } })
})

test('minutes go with accepting alone, and with no preorder', async () => {
  const guest = await newGuest(gateway)
  const ahead = await place(gateway, guest, { wantedAt: addMinutes(clock.at, 240) })
  expect(await move(ahead.orderId, 10, { minutes: 20 })).toMatchObject({ status: 301, code: 'MINUTES_UNWANTED' })
  expect(await move(ahead.orderId, 10)).toMatchObject({ status: 1 })
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  expect(await move(orderId, 12, { minutes: 20 })).toMatchObject({ code: 'MINUTES_UNWANTED' })
  const byTill = { storeId, orderId, status: 12, minutes: 20 }
  expect(await gateway.call(updateOrderStatus, byTill, till)).toMatchObject({ code: 'MINUTES_UNWANTED' })
})

test('of two tablets that accept at once the first wins: the other reads who took it and with which minutes', async () => {
  const guest = await newGuest(gateway)
  const { orderId } = await place(gateway, guest)
  const accept = (minutes: number, as: typeof crew) => gateway.ask(shopOrderMove, { storeId, orderId, status: 10, minutes }, as)
  const [one, other] = await Promise.all([accept(15, crew), accept(45, manager)])
  const [minutes, winner, loser] = one.by === null ? [15, crew, other] : [45, manager, one]
  expect([one.minutes, other.minutes]).toEqual([minutes, minutes])
  expect(loser.by).toBe('Chan Siu Ming')
  // A double tap of whoever took it is done, whatever minutes the second tap has.
  expect(await accept(60, winner)).toMatchObject({ by: null, minutes, seq: 2 })
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).makeMinutes).toBe(minutes)
  expect(await audited(orderId)).toHaveLength(1)
})

test('the tablets of a shop read who accepted an order, until when to answer it, and since when it is where it is', async () => {
  const guest = await newGuest(gateway)
  const [{ orderId }, byTill] = [await place(gateway, guest), await place(gateway, guest)]
  const seen = async (id = orderId) => (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === id)
  expect(await seen()).toMatchObject({ answerBy: addMinutes(clock.at, 8), acceptedBy: null, movedAt: clock.at, held: null, doneLines: [] })
  clock.at += 60_000
  await move(orderId, 10)
  expect(await seen()).toMatchObject({ answerBy: null, acceptedBy: 'Chan Siu Ming', movedAt: clock.at })
  await gateway.ask(updateOrderStatus, { storeId, orderId: byTill.orderId, status: 10 }, till)
  expect(await seen(byTill.orderId)).toMatchObject({ acceptedBy: null, answerBy: null })
  clock.at -= 60_000
})

test('a malformed content is turned away', async () => {
  expect(await move(randomUUID(), 10, { locker: { no: '1', code: '1234' } })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
