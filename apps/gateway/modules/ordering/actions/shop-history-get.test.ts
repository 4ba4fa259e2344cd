import { cancelOrder, shopHistoryGet, shopOrderMove, updateOrderStatus, type Answer } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newGuest, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, type As } from '../../../testing/gateway.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'
import { expireOrders } from '../workers/expire-orders.ts'

const { gateway, deps, clock, till, pending } = await startStaffOrders()
afterAll(gateway.stop)

const storeId = taikooShop
let guest: As
let crew: As
const move = (orderId: string, status: number, more: object = {}) => gateway.ask(shopOrderMove, { storeId, orderId, status, ...more }, crew)
const history = (more: object = {}): Promise<Answer<typeof shopHistoryGet>> => gateway.ask(shopHistoryGet, { storeId, ...more }, crew)
const ids = async (more: object = {}) => (await history(more)).orders.map(({ orderId }) => orderId)
const placed = (wish: Parameters<typeof place>[2] = {}) => {
  clock.at += 1000
  return place(gateway, guest, wish)
}
async function collected(wish: Parameters<typeof place>[2] = {}) {
  const order = await placed(wish)
  for (const status of [10, 12, 18, 100]) await move(order.orderId, status)
  return order
}
const signIn = async () => void ([guest, crew] = [await newGuest(gateway), await newStaff(gateway, 'crew', atShops(storeId))])
/** Each test has days of its own, and people who have just signed in. */
let today = noon
beforeEach(() => {
  today += 2 * 24 * 60 * 60_000
  clock.at = today
  return signIn()
})

test('orders that have ended are looked up, the latest first: who ended them, and their guests masked', async () => {
  const contact = { name: 'Chan Tai Man', phone: '91234567' }
  const [done, byShop, byTill, byGuest, live] = [
    await placed({ orderType: 2, at: taikooHome, contact }),
    await placed(),
    await placed(),
    await placed(),
    await placed(),
  ]
  for (const status of [10, 12, 21, 14, 100]) await move(done.orderId, status)
  await move(byShop.orderId, -1, { reason: 'soldOut' })
  await gateway.ask(updateOrderStatus, { storeId, orderId: byTill.orderId, status: -1, reason: 'tooBusy' }, till)
  await gateway.ask(cancelOrder, { orderId: byGuest.orderId }, guest)
  const seen = (await history()).orders
  const name = 'Chan Siu Ming'
  expect(seen).toMatchObject([
    { orderId: byGuest.orderId, status: -1, endedBy: 'guest', endedByName: null, endReason: 'guest', guest: null },
    { orderId: byTill.orderId, endedBy: 'shop', endedByName: null, endReason: 'tooBusy' },
    { orderId: byShop.orderId, endedBy: 'shop', endedByName: name, endReason: 'soldOut' },
    {
      orderId: done.orderId,
      status: 100,
      endedBy: null,
      acceptedBy: name,
      endedAt: clock.at,
      guest: { name: 'C***', phone: '+852 9*** **67' },
    },
  ])
  expect(JSON.stringify(seen)).not.toMatch(/Tai Man|1234567|Kao Shan/)
  expect(seen.map(({ orderId }) => orderId)).not.toContain(live.orderId)
})

test('a business day ends at six, and a preorder is of the day that it was for', async () => {
  const wantedAt = addMinutes(clock.at, 24 * 60)
  const ahead = await placed({ wantedAt })
  const now = await collected()
  await move(ahead.orderId, -1, { reason: 'other' })
  expect(await ids()).toEqual([now.orderId])
  const { day } = await history()
  clock.at = wantedAt - 6 * 60 * 60_000 - 1
  await signIn()
  expect([(await history()).day, await ids()]).toEqual([day, [now.orderId]])
  clock.at += 1
  expect([await ids(), await ids({ day })]).toEqual([[ahead.orderId], [now.orderId]])
})

test('they are found by pickup number, order number and the end of a phone, and by no part of the first', async () => {
  const contact = { name: 'Lee', phone: '69998877' }
  const { orderId, orderNo, pickupNo } = await collected({ orderType: 1, contact })
  const other = await collected()
  const running = orderNo.split(' ').at(-1)
  for (const search of [pickupNo, pickupNo.toLowerCase(), orderNo, orderNo.replaceAll(' ', ''), running, '8877'])
    expect([search, await ids({ search })]).toEqual([search, [orderId]])
  for (const search of ['877', '998877', '%', pickupNo.slice(0, 2)]) expect([search, await ids({ search })]).toEqual([search, []])
  expect(await ids({ search: ' ' })).toEqual([other.orderId, orderId])
})

const fiftyMore = `insert into orders select copy.* from orders o, generate_series(1, 50) nr, lateral jsonb_populate_record(o, jsonb_build_object(
    'order_id', gen_random_uuid(), 'order_no', 'copy ' || nr, 'client_order_id', gen_random_uuid())) copy where o.order_id = $1 returning order_id as id`

test('50 come at a time; the next ones follow the last, whose id opens no other shop', async () => {
  const { orderId } = await collected()
  const copies = await deps.db.rows<{ id: string }>({ name: '', text: fiftyMore }, [orderId])
  const made = [orderId, ...copies.map(({ id }) => id)]
  const first = await history()
  expect([first.orders.length, first.more]).toEqual([50, true])
  const rest = await history({ before: first.orders.at(-1)?.orderId })
  expect([rest.orders.length, rest.more]).toEqual([1, false])
  expect([...first.orders, ...rest.orders].map(({ orderId }) => orderId).toSorted()).toEqual(made.toSorted())
  const elsewhere = await newStaff(gateway, 'crew', atShops('3102'))
  expect((await gateway.ask(shopHistoryGet, { storeId: '3102', before: made[0] }, elsewhere)).orders).toEqual([])
  expect(await gateway.call(shopHistoryGet, { storeId }, elsewhere)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
})

test('what nobody paid was never the shop’s', async () => {
  const { orderId } = await pending('alipay', {}, guest)
  clock.at = addMinutes(clock.at, 20)
  await expireOrders.round(deps)
  const state = { name: '', text: 'select state from orders where order_id = $1' }
  expect(await deps.db.rows(state, [orderId])).toEqual([{ state: 'cancelled' }])
  expect(await ids()).toEqual([])
})

test.each([{ day: '2026/02/30' }, { before: 'x' }, { search: 'x'.repeat(41) }])('a malformed content is turned away: %j', async (part) => {
  expect(await gateway.call(shopHistoryGet, { storeId, ...part }, crew)).toMatchObject({ code: 'CONTENT_INVALID' })
})
