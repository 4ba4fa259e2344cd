import { randomUUID } from 'node:crypto'
import { shopOrderHold, shopOrderMove, shopOrdersGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test, vi } from 'vitest'
import { newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'
import { hearNotices } from '../../../testing/notices.ts'
import { orderTopic, shopTopic } from '../../../http/sse/hub.ts'
import { readOrderEventMessage } from '../../../http/sse/order-event-messages.ts'
import { firePreorders } from '../workers/fire-preorders.ts'

const { gateway, deps, clock, crew, manager, audited } = await startStaffOrders()
const listener = await hearNotices(deps, { shop_order: (payload) => deps.hub.tellShop(readOrderEventMessage(payload)) })
afterAll(async () => {
  await listener.stop()
  await gateway.stop()
})

const storeId = taikooShop
const guest = await newGuest(gateway)
const move = (orderId: string, status: number) => gateway.ask(shopOrderMove, { storeId, orderId, status }, crew)
const hold = (orderId: string, held: boolean, more: object = {}) => gateway.call(shopOrderHold, { storeId, orderId, held, ...more }, crew)
const seen = async (orderId: string) =>
  (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === orderId)?.held
async function accepted() {
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  return orderId
}

test('an accepted order is held back with its reason and goes on, each written down once', async () => {
  const orderId = await accepted()
  const held = { since: noon, by: 'Chan Siu Ming', reason: 'callGuest' }
  for (const _twice of [1, 2])
    expect(await gateway.ask(shopOrderHold, { storeId, orderId, held: true, reason: 'callGuest' }, crew)).toEqual({ orderId, held })
  expect(await seen(orderId)).toEqual(held)
  expect(await hold(orderId, true)).toMatchObject({ data: { held: { reason: 'other' } } })
  for (const _twice of [1, 2]) expect(await hold(orderId, false)).toMatchObject({ status: 1, data: { held: null } })
  expect(await seen(orderId)).toBeNull()
  const reasons = (await audited(orderId)).flatMap(({ action, after }) => (action === shopOrderHold.name ? [after] : []))
  expect(reasons).toEqual([{ held: null }, { held: 'other' }, { held: 'callGuest' }])
})

test('it ends by itself once the order moves on, and is for what the kitchen has alone', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await hold(orderId, true)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  await move(orderId, 10)
  for (const [status, illegal] of [
    [12, false],
    [18, true],
    [100, true],
  ] as const) {
    await hold(orderId, true, { reason: 'waitForItem' })
    await move(orderId, status)
    if (!illegal) expect(await seen(orderId)).toBeNull()
    expect(await hold(orderId, true)).toMatchObject(illegal ? { code: 'CHANGE_ILLEGAL' } : { status: 1 })
  }
  expect(await hold(orderId, false)).toMatchObject({ status: 1, data: { held: null } })
})

test('the other tablets of the shop hear of it once, and the guest nothing', async () => {
  const orderId = await accepted()
  const follower = () => ({ hear: vi.fn(), remind: vi.fn(), see: vi.fn(), resync: vi.fn(), beat: vi.fn(), leave: vi.fn() })
  const [tablet, phone] = [follower(), follower()]
  deps.hub.follow(shopTopic(storeId), tablet)
  deps.hub.follow(orderTopic(orderId), phone)
  await hold(orderId, true)
  await hold(orderId, true)
  await hold(orderId, false)
  await expect.poll(() => tablet.hear.mock.calls.length).toBe(2)
  expect(tablet.hear.mock.calls[0]).toMatchObject([{ orderId, status: 10, storeId }])
  expect(phone.hear).not.toHaveBeenCalled()
  const steps = { name: '', text: 'select count(*)::int as steps from order_events where order_id = $1' }
  expect(await deps.db.rows(steps, [orderId])).toEqual([{ steps: 2 }])
})

test('a preorder that is held is not begun by the clock, and is once it goes on', async () => {
  const wantedAt = addMinutes(noon, 180)
  const { orderId } = await place(gateway, guest, { wantedAt })
  await move(orderId, 10)
  await hold(orderId, true, { reason: 'callGuest' })
  const state = async () => (await deps.orders.one(orderId))?.state
  clock.at = wantedAt
  await firePreorders.round(deps)
  expect(await state()).toBe('accepted')
  clock.at = noon
  await hold(orderId, false)
  clock.at = wantedAt
  await firePreorders.round(deps)
  expect(await state()).toBe('preparing')
  clock.at = noon
})

test('an order of another shop is unknown, and a malformed content is turned away', async () => {
  const { orderId } = await place(gateway, guest, { storeId: '3102' })
  expect(await hold(orderId, true)).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await hold(orderId, true, { storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await hold(randomUUID(), false)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await hold(orderId, true, { reason: 'bored' })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(shopOrderHold, { storeId, orderId, held: true }, { key: manager.key })).toMatchObject({ data: null })
})
