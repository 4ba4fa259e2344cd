import { randomUUID } from 'node:crypto'
import {
  getOrderDetail,
  getShopOrders,
  pointGet,
  riderListGet,
  riderUnassign,
  shopOrderMove,
  tripDelivered,
  tripFailed,
  tripGet,
} from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place, taikooHome } from '../../../testing/orders.fixtures.ts'
import { plainPicture } from '../../../testing/pictures.fixtures.ts'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, crew, guest, till, delivery, rider, assign, handOver, onTheWay, move, rows, audited } = await startRiders()
afterAll(gateway.stop)

const hand = { by: 'hand' }
const deliver = (token: string, orderId: string, more: object = {}) => gateway.call(tripDelivered, { token, orderId, proof: hand, ...more })
const stepsOf = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).events.map(({ status }) => status)
const bookedCash = (orderId: string) =>
  rows<{ sum: number }>(
    `select count(distinct booking_id)::int as bookings, max(amount)::int as most from ledger where order_id = $1`,
    orderId,
  )
/** The postings of an order, by account. */
const booked = async (orderId: string) => {
  const found = await rows<{ account: string; amount: number }>('select account, amount from ledger where order_id = $1', orderId)
  expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]))
}

test('an order that is delivered twice, also at once, is completed once, its cash booked once, under the rider’s name', async () => {
  const { token, tripId, orderId, total } = await onTheWay()
  const cash = total / 100
  const replies = await Promise.all([deliver(token, orderId, { cash }), deliver(token, orderId, { cash })])
  for (const reply of [...replies, await deliver(token, orderId)])
    expect(reply).toMatchObject({ status: 1, data: { tripId, stops: [{ state: 'delivered', collected: cash }] } })
  expect(replies[0]?.data).toMatchObject({ endedAt: expect.any(String) })
  expect(await stepsOf(orderId)).toEqual([7, 10, 12, 21, 14, 100])
  expect(await bookedCash(orderId)).toEqual([{ bookings: 1, most: total }])
  expect(await audited(orderId)).toEqual([{ action: tripDelivered.name, staffId: null, staffName: '李志輝', storeId: '3101' }])
})

test('a member has the points of what was delivered once, also where they were lost on the way', async () => {
  const member = await newMember(gateway)
  const { orderId, total } = await place(gateway, member, { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } })
  for (const status of [10, 12, 21]) await move(orderId, status)
  const { token, tripId } = await assign(await rider(), orderId)
  await handOver(tripId)
  const before = (await gateway.ask(pointGet, {}, member)).balance
  await deliver(token, orderId, { cash: total / 100 })
  const { balance } = await gateway.ask(pointGet, {}, member)
  expect(balance).toBeGreaterThan(before)
  await deliver(token, orderId, { cash: total / 100 })
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(balance)
  await rows(`delete from point_entries where order_id = $1 and kind = 'order'`, orderId)
  await deliver(token, orderId, { cash: total / 100 })
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(balance)
})

test('cash is said where some is to be collected, and is booked and kept as it was collected', async () => {
  const { riderId, token, orderId, total } = await onTheWay()
  expect(await deliver(token, orderId)).toMatchObject({ status: 301, code: 'CASH_REQUIRED' })
  expect(await deliver(token, orderId, { cash: -1 })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await deliver(token, orderId, { cash: total / 100 + 1 })).toMatchObject({ status: 301, code: 'SUM_TOO_LARGE' })
  expect(await booked(orderId)).toEqual({})
  expect(await deliver(token, orderId, { cash: total / 100 - 2 })).toMatchObject({ data: { stops: [{ collected: total / 100 - 2 }] } })
  // Of two sums the first stands.
  expect(await deliver(token, orderId, { cash: total / 100 })).toMatchObject({ data: { stops: [{ collected: total / 100 - 2 }] } })
  expect(await booked(orderId)).toEqual({ till: total - 200, short: 200, sales: 0 - total })
  expect((await gateway.ask(riderListGet, { storeId: '3101' }, crew)).riders.find((each) => each.riderId === riderId)?.cash).toBe(
    total - 200,
  )
})

test('cash that did not come at all is all short', async () => {
  const { token, orderId, total } = await onTheWay()
  expect(await deliver(token, orderId, { cash: 0 })).toMatchObject({ data: { stops: [{ collected: 0 }] } })
  expect(await booked(orderId)).toEqual({ short: total, sales: 0 - total })
})

test('[5.13] what asks for an age goes into hands alone', async () => {
  const { orderId, total } = await delivery('ready', { pids: ['carbonara', 'harbour-pale-ale'], ageDeclared: true })
  const { token, tripId } = await assign(await rider(), orderId)
  await handOver(tripId)
  const proof = { by: 'photo', picture: (await plainPicture(20, 20).jpeg().toBuffer()).toString('base64') }
  expect(await deliver(token, orderId, { proof, cash: total / 100 })).toMatchObject({ status: 301, code: 'AGE_CHECK_NEEDED' })
  expect(await stepsOf(orderId)).not.toContain(100)
  expect(await deliver(token, orderId, { cash: total / 100 })).toMatchObject({ status: 1 })
})

test('an order whose stop is taken off while its delivery is written is not completed, and its stop stays off', async () => {
  const { token, orderId, total } = await onTheWay()
  const { trips } = gateway.context
  const own = trips.deliver
  trips.deliver = async (rows, stop) => {
    trips.deliver = own
    await gateway.ask(riderUnassign, { storeId: '3101', orderId }, crew)
    return own(rows, stop)
  }
  expect(await deliver(token, orderId, { cash: total / 100 })).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
  expect(await stepsOf(orderId)).not.toContain(100)
  expect(await booked(orderId)).toEqual({})
  expect(await audited(orderId)).toMatchObject([{ action: riderUnassign.name }])
})

test('an order that its shop has completed meanwhile is marked, with its cash, never more than its shop has booked', async () => {
  const { token, orderId, total } = await onTheWay()
  await move(orderId, 100)
  expect(await deliver(token, orderId, { cash: total / 100 })).toMatchObject({ status: 1, data: { stops: [{ collected: total / 100 }] } })
  expect(await audited(orderId)).toHaveLength(1)
  const less = await onTheWay()
  const done = { storeId: '3101', orderId: less.orderId, status: 100 as const, cash: { collected: 1 } }
  await gateway.ask(shopOrderMove, done, crew)
  expect(await deliver(less.token, less.orderId, { cash: total / 100 })).toMatchObject({ data: { stops: [{ collected: 1 }] } })
})

test('only what is on its way is delivered, by the trip that has it', async () => {
  const [own, other] = [await onTheWay(), await delivery()]
  const waiting = await assign(await rider(), other.orderId)
  expect(await deliver(waiting.token, other.orderId, { cash: 1 })).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
  expect(await deliver(own.token, other.orderId, { cash: 1 })).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await deliver(own.token, randomUUID(), { cash: 1 })).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await deliver('A'.repeat(22), own.orderId, { cash: 1 })).toMatchObject({ code: 'TRIP_UNKNOWN', data: null })
  await gateway.ask(tripFailed, { token: own.token, orderId: own.orderId, reason: 'refused' })
  expect(await deliver(own.token, own.orderId, { cash: 1 })).toMatchObject({ code: 'NOT_ON_ITS_WAY' })
  expect(await stepsOf(own.orderId)).not.toContain(100)
  clock.at += 61 * 60_000
  expect(await deliver(own.token, own.orderId, { cash: 1 })).toMatchObject({ code: 'TRIP_UNKNOWN' })
})

test('a photo that is none delivers nothing', async () => {
  const { token, orderId, total } = await onTheWay()
  const photo = (picture: string) => deliver(token, orderId, { cash: total / 100, proof: { by: 'photo', picture } })
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')
  for (const picture of [png, Buffer.from('\xff\xd8\xff nothing', 'latin1').toString('base64')])
    expect(await photo(picture)).toMatchObject({ code: 'PHOTO_BROKEN' })
  expect(await photo('<svg>')).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await photo('A'.repeat(2 * 1024 * 1024 + 4))).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await stepsOf(orderId)).not.toContain(100)
})

const codeOf = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).deliveryCode
const byCode = (token: string, orderId: string, code: string, total: number) =>
  deliver(token, orderId, { proof: { by: 'code', code }, cash: total / 100 })
const wrongCode = (code: string | null) => (code === '0000' ? '0001' : '0000')
const triesAt = async (token: string) => (await gateway.ask(tripGet, { token })).stops[0]?.codeTries

test('a guest reads the code while the shop’s rider is on the way, and nobody else does', async () => {
  const { orderId } = await delivery()
  const { token, tripId } = await assign(await rider(), orderId)
  expect(await codeOf(orderId)).toBeNull()
  await handOver(tripId)
  const code = await codeOf(orderId)
  expect(code).toMatch(/^\d{4}$/)
  const seen = [await gateway.call(tripGet, { token }), await gateway.call(getShopOrders, { storeId: '3101' }, till)]
  expect(JSON.stringify(seen)).not.toContain(`"${code}"`)
  await gateway.ask(riderUnassign, { storeId: '3101', orderId }, crew)
  expect(await codeOf(orderId)).toBeNull()
})

test('the right code delivers, once, and stands as its proof', async () => {
  const { token, orderId, total } = await onTheWay()
  const code = (await codeOf(orderId)) ?? ''
  for (const wrong of ['12', 'abcd', '12345']) expect(await byCode(token, orderId, wrong, total)).toMatchObject({ code: 'CONTENT_INVALID' })
  for (const _again of [1, 2])
    expect(await byCode(token, orderId, code, total)).toMatchObject({ status: 1, data: { stops: [{ state: 'delivered' }] } })
  expect(await rows('select proof from trip_stops where order_id = $1', orderId)).toEqual([{ proof: 'code' }])
  expect(await bookedCash(orderId)).toEqual([{ bookings: 1, most: total }])
  expect(await codeOf(orderId)).toBeNull()
})

test('five wrong codes are tried, also at once; then none is taken, and a photo still is', async () => {
  const { token, orderId, total } = await onTheWay()
  const code = (await codeOf(orderId)) ?? ''
  expect(await triesAt(token)).toBe(5)
  expect(await byCode(token, orderId, wrongCode(code), total)).toMatchObject({ status: 301, code: 'CODE_WRONG' })
  expect(await triesAt(token)).toBe(4)
  const tried = await Promise.all(Array.from({ length: 8 }, () => byCode(token, orderId, wrongCode(code), total)))
  const refusals = Map.groupBy(tried, (reply) => reply.code)
  expect([refusals.get('CODE_WRONG')?.length, refusals.get('CODE_CLOSED')?.length]).toEqual([4, 4])
  expect(await byCode(token, orderId, code, total)).toMatchObject({ status: 301, code: 'CODE_CLOSED' })
  expect([await triesAt(token), (await stepsOf(orderId)).includes(100)]).toEqual([0, false])
  const picture = (await plainPicture(20, 20).jpeg().toBuffer()).toString('base64')
  expect(await deliver(token, orderId, { proof: { by: 'photo', picture }, cash: total / 100 })).toMatchObject({ status: 1 })
})

test('a wrong sum of cash costs no try, and a stop from before codes takes none', async () => {
  const { token, orderId, total } = await onTheWay()
  expect(await byCode(token, orderId, wrongCode(null), total + 100)).toMatchObject({ code: 'SUM_TOO_LARGE' })
  expect(await triesAt(token)).toBe(5)
  await rows('update trip_stops set code = null where order_id = $1', orderId)
  expect([await triesAt(token), await codeOf(orderId)]).toEqual([0, null])
  expect(await byCode(token, orderId, '0000', total)).toMatchObject({ code: 'CODE_CLOSED' })
})
