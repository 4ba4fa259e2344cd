import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, getUserOrders, postOrder, previewOrder, updateOrderStatus, updateStoreState } from '@harbour/protocol'
import { addMinutes, formatMoment, type Instant } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { demoChain, replaceChain } from '../../catalogue/seed.ts'
import { newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { RATE_LIMIT_SCALE: '1000' } })
const { db, catalogue, slots } = gateway.context
afterAll(gateway.stop)
afterEach(() => void (clock.at = noon))

const guest = await newGuest(gateway)
const [till] = await newTills(gateway, taikooShop)
const hour = (hours: number): Instant => addMinutes(noon, hours * 60)
const contact = { name: 'Chan Tai Man', phone: '9123 4567' }

type OrderInput = Parameters<typeof orderOf>[1]
const post = (order: OrderInput, as = guest) => gateway.call(postOrder, onWire(orderOf(gateway, order)), as)
const preview = ({ clientOrderId: _, payMethod: __, total: ___, ageDeclared: ____, contact: _____, ...draft }: Record<string, unknown>) =>
  gateway.ask(previewOrder, draft)
const previewOf = (order: OrderInput) => preview(onWire(orderOf(gateway, order)) as Record<string, unknown>)
const reservedAt = async (start: Instant) => (await slots.reserved(taikooShop, { from: start, to: start + 1 })).get(start) ?? 0
const ordersAt = async (start: Instant) =>
  (
    await db.rows<{ orders: number }>({ name: '', text: 'select count(*) as orders from orders where wanted_at = $1' }, [new Date(start)])
  )[0]?.orders

/** Lets a slot of the Taikoo shop take so many usual orders. */
async function makeRoomFor(orders: number) {
  const dataDir = gateway.context.settings.dataDir
  const each = (await gateway.context.orders.ofShop((await place(gateway, guest)).orderId, taikooShop))?.makeMinutes ?? 0
  const shop = demoChain.shop.map((one) => (one.storeId === taikooShop ? { ...one, slotCapacity: orders * each } : one))
  await replaceChain({ db, dataDir, chain: { ...demoChain, shop } })
  await catalogue.reload()
  return each
}

test('[1.15] a preorder is placed for its slot, promised in it, and told as such', async () => {
  const order = await place(gateway, guest, { wantedAt: hour(6) })
  expect(order).toMatchObject({ status: 7, placedAt: noon, wantedAt: hour(6), etaLow: hour(6), etaHigh: addMinutes(hour(6), 15) })
  expect(await gateway.ask(getOrderDetail, { orderId: order.orderId }, guest)).toMatchObject({ wantedAt: hour(6), mayCancel: true })
  const { orders } = await gateway.ask(getUserOrders, { limit: 1 }, guest)
  expect(orders).toMatchObject([{ wantedAt: hour(6), etaHigh: addMinutes(hour(6), 15) }])
  expect(await place(gateway, guest)).toMatchObject({ wantedAt: null })
})

test('[1.15] a preorder is called out by a number of the day it is for', async () => {
  const tomorrow = await place(gateway, guest, { wantedAt: hour(23) })
  clock.at = hour(23)
  const then = await place(gateway, await newGuest(gateway))
  expect(Number(then.pickupNo.slice(1))).toBe(Number(tomorrow.pickupNo.slice(1)) + 1)
})

test('[1.15] a closed shop takes an order for when it is open', async () => {
  clock.at = hour(-4)
  expect(await post({})).toMatchObject({ code: 'STORE_CLOSED' })
  expect(await post({ wantedAt: hour(0) })).toMatchObject({ status: 1, data: { status: 7 } })
})

test.each([
  ['closed', hour(-1.25)],
  ['after mobile ordering has ended', hour(10)],
  ['passed', hour(0)],
  ['too soon', hour(0) + 1],
  ['off the grid', addMinutes(hour(3), 5)],
  ['more than seven days ahead', hour(8 * 24)],
  ['in another age', Date.parse('2099-12-31T12:00:00+08:00')],
])('[1.15] a slot that is %s is refused', async (_why, wantedAt) => {
  expect(await post({ wantedAt })).toMatchObject({ status: 301, code: 'SLOT_UNAVAILABLE', data: null })
  expect(await previewOf({ wantedAt })).toMatchObject({ slotIssue: 'SLOT_UNAVAILABLE', price: { total: 8900 } })
})

test('[5.2] a slot in a blackout is refused, the one after it is not', async () => {
  clock.at = hour(6 * 24)
  const later = await newGuest(gateway)
  expect(await post({ wantedAt: Date.parse('2026-11-28T15:00:00+08:00') }, later)).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect(await post({ wantedAt: Date.parse('2026-11-28T18:00:00+08:00') }, later)).toMatchObject({ status: 1 })
})

test('[1.15] the first slot shown may still be had ten minutes later', async () => {
  // Nobody has ordered there: the queue of the other shop has the orders of these tests, from whenever it is read anew.
  const quiet = { storeId: '3103', wantedAt: addMinutes(noon, 30) }
  clock.at = addMinutes(noon, 20)
  expect(await post(quiet)).toMatchObject({ status: 1 })
  clock.at = addMinutes(noon, 26)
  expect(await post(quiet)).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
})

test('[8.13] preorders are not taken for an order type for which the shop takes none', async () => {
  const kiosk = '3115'
  expect(await post({ storeId: kiosk, wantedAt: hour(3) })).toMatchObject({ status: 301, code: 'PREORDER_UNAVAILABLE' })
  expect(await previewOf({ storeId: kiosk, wantedAt: hour(3) })).toMatchObject({ slotIssue: 'PREORDER_UNAVAILABLE' })
  expect(await post({ storeId: kiosk })).toMatchObject({ status: 1 })
})

test('[8.14] what is served is judged at the time of the slot', async () => {
  const breakfast = { storeId: '3102', pids: ['morning-macaroni'] }
  expect(await post(breakfast)).toMatchObject({ code: 'CART_CHANGED', data: { issues: [{ code: 'notServedNow' }] } })
  expect(await previewOf({ ...breakfast, wantedAt: hour(20) })).toMatchObject({ issues: [], slotIssue: null, openness: { state: 'open' } })
  expect(await post({ ...breakfast, wantedAt: hour(20) })).toMatchObject({ status: 1 })
})

test('[8.13] a paused shop takes no order for now, and takes one for after its pause', async () => {
  const say = (pausedUntil: Instant | null) =>
    gateway.call(
      updateStoreState,
      { storeId: taikooShop, busyMinutes: 0, pausedUntil: pausedUntil === null ? null : formatMoment(pausedUntil) },
      till,
    )
  await say(hour(2))
  expect(await post({})).toMatchObject({ status: 301, code: 'STORE_PAUSED' })
  expect(await previewOf({})).toMatchObject({ openness: { state: 'paused', opensAt: hour(2) } })
  expect(await post({ wantedAt: hour(1) })).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect(await post({ wantedAt: hour(4.5) })).toMatchObject({ status: 1 })
  await say(null)
  expect(await post({})).toMatchObject({ status: 1 })
})

test('[1.15] 200 orders at once for a slot for 10 make exactly 10, and none of the others leaves a trace', async () => {
  const each = await makeRoomFor(10)
  const wantedAt = hour(24)
  const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(gateway)))
  const replies = await Promise.all(Array.from({ length: 200 }, (_, index) => post({ wantedAt }, guests[index % guests.length])))
  const placed = replies.filter(({ status }) => status === 1)
  expect(placed).toHaveLength(10)
  expect(new Set(replies.filter(({ status }) => status !== 1).map(({ code }) => code))).toEqual(new Set(['SLOT_FULL']))
  expect([await ordersAt(wantedAt), await reservedAt(wantedAt)]).toEqual([10, 10 * each])
  const numbers = placed.map(({ data }) => Number((data as { pickupNo: string }).pickupNo.slice(1))).sort((a, b) => a - b)
  expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([...numbers.keys()])
  expect(await previewOf({ wantedAt })).toMatchObject({ slotIssue: 'SLOT_FULL' })
})

test('[1.15] 20 submits of one preorder reserve once, also where it takes the last room', async () => {
  const each = await makeRoomFor(2)
  const wantedAt = hour(25)
  for (const taken of [1, 2]) {
    const wire = onWire(orderOf(gateway, { wantedAt }))
    const replies = await Promise.all(Array.from({ length: 20 }, () => gateway.ask(postOrder, wire, guest)))
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
    expect([await ordersAt(wantedAt), await reservedAt(wantedAt)]).toEqual([taken, taken * each])
    expect(await gateway.call(postOrder, { ...wire, cutlery: true }, guest)).toMatchObject({ code: 'ORDER_CONFLICT' })
  }
})

test('[1.15] the same guest cannot wish one order for two slots', async () => {
  const clientOrderId = randomUUID()
  await place(gateway, guest, { clientOrderId, wantedAt: hour(26) })
  expect(await post({ clientOrderId, wantedAt: hour(27) })).toMatchObject({ code: 'ORDER_CONFLICT' })
  expect(await reservedAt(hour(27))).toBe(0)
})

test('[1.15] [4.43] cancelling gives the minutes back, once, and somebody else has them', async () => {
  await makeRoomFor(1)
  const wantedAt = hour(28)
  const { orderId } = await place(gateway, guest, { wantedAt })
  expect(await post({ wantedAt })).toMatchObject({ code: 'SLOT_FULL' })
  await Promise.all(Array.from({ length: 8 }, () => gateway.ask(cancelOrder, { orderId }, guest)))
  expect(await reservedAt(wantedAt)).toBe(0)
  const second = await place(gateway, guest, { wantedAt })
  const cancelled = { storeId: taikooShop, orderId: second.orderId, status: -1, reason: 'tooBusy' }
  expect(await gateway.call(updateOrderStatus, cancelled, till)).toMatchObject({ status: 1 })
  expect(await reservedAt(wantedAt)).toBe(0)
  const now = await place(gateway, guest)
  await gateway.ask(cancelOrder, { orderId: now.orderId }, guest)
  expect(await reservedAt(wantedAt)).toBe(0)
})

test('[1.15] guests who order and cancel at once never oversell a slot, and it ends as full as its orders', async () => {
  const each = await makeRoomFor(3)
  const wantedAt = hour(29)
  const guests = await Promise.all(Array.from({ length: 10 }, () => newGuest(gateway)))
  let most = 0
  const fickle = async (as: typeof guest, index: number) => {
    for (let turn = 0; turn < 6; turn++) {
      const reply = await post({ wantedAt }, as)
      most = Math.max(most, await reservedAt(wantedAt))
      if (reply.status === 1 && (turn + index) % 3 > 0)
        await gateway.ask(cancelOrder, { orderId: (reply.data as { orderId: string }).orderId }, as)
    }
  }
  await Promise.all(guests.map(fickle))
  const live = { name: '', text: "select count(*) as orders from orders where wanted_at = $1 and state <> 'cancelled'" }
  const orders = (await db.rows<{ orders: number }>(live, [new Date(wantedAt)]))[0]?.orders ?? NaN
  expect(most).toBeLessThanOrEqual(3 * each)
  expect(await reservedAt(wantedAt)).toBe(orders * each)
})

test('[1.15] an order too large for any slot takes a whole one', async () => {
  await makeRoomFor(1)
  const wantedAt = hour(30)
  const room = catalogue.shop(taikooShop)?.slotCapacity ?? 0
  expect(await place(gateway, guest, { wantedAt, nums: [9, 9] })).toMatchObject({ status: 7 })
  expect(await reservedAt(wantedAt)).toBe(room)
  expect(await post({ wantedAt, pids: ['garlic-bread'] })).toMatchObject({ code: 'SLOT_FULL' })
})

test('[8.11] a preorder for delivery asks for all that a delivery asks for', async () => {
  const order = { orderType: 2, at: taikooHome, contact, wantedAt: hour(31) } as const
  expect(await post({ ...order, at: undefined })).toMatchObject({ code: 'ADDRESS_REQUIRED' })
  expect(await post({ ...order, pids: ['garlic-bread'] })).toMatchObject({ code: 'BELOW_MINIMUM' })
  expect(await post(order)).toMatchObject({ status: 1, data: { total: 104 } })
})

test('slots that have passed are forgotten, and others are not', async () => {
  await makeRoomFor(2)
  await place(gateway, guest, { wantedAt: hour(32) })
  await place(gateway, guest, { wantedAt: hour(33) })
  await slots.forget(hour(33))
  expect([await reservedAt(hour(32)), (await reservedAt(hour(33))) > 0]).toEqual([0, true])
})
