import { getOrderDetail, getShopOrders, updateOrderStatus } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openContext } from '../../../open-context.ts'
import { openQueues } from '../../catalogue/queue-store.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { firePreorders } from './fire-preorders.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
const { context } = gateway
afterAll(gateway.stop)
afterEach(() => void (clock.at = noon))

const guest = await newGuest(gateway)
const [till] = await newTills(gateway, taikooShop)
/** Each test has a slot of its own, an hour after the last. */
let wantedAt = addMinutes(noon, 180)
beforeEach(() => void (wantedAt = addMinutes(wantedAt, 60)))
const contact = { name: 'Chan', phone: '91234567' }

const move = (orderId: string, status: number) => gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)
const steps = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).events.map(({ status }) => status)
const ofTill = async (orderId: string) =>
  (await gateway.ask(getShopOrders, { storeId: taikooShop }, till)).orders.find((order) => order.orderId === orderId)

/** One round of a worker. */
const round = () => firePreorders.round(context)

async function acceptedPreorder(wish: Parameters<typeof place>[2] = {}) {
  const { orderId } = await place(gateway, guest, { wantedAt, ...wish })
  await move(orderId, 10)
  const order = await ofTill(orderId)
  if (!order?.fireAt) throw new Error('a preorder has a time to begin at')
  return { orderId, fireAt: order.fireAt, order }
}

test('[1.15] the till is told when a preorder is wanted and begun, and begins no earlier', async () => {
  const { orderId, fireAt, order } = await acceptedPreorder({ orderType: 2, at: taikooHome, contact })
  expect(order).toMatchObject({ status: 10, wantedAt, travelMinutes: 8 })
  expect(fireAt).toBe(addMinutes(wantedAt, -order.makeMinutes - 8 - 5))
  clock.at = fireAt - 1
  expect(await move(orderId, 12)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  await round()
  expect(await steps(orderId)).toEqual([7, 10])
  clock.at = fireAt
  await round()
  expect(await steps(orderId)).toEqual([7, 10, 12])
  expect(await move(orderId, 12)).toMatchObject({ status: 1 })
  expect(await move(orderId, 21)).toMatchObject({ status: 1 })
})

test('[1.15] it is begun once by the system, however many processes look at once', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => acceptedPreorder({ pids: ['garlic-bread'] })))
  clock.at = wantedAt
  const other = await openContext({ settings: context.settings, db: context.db, log: context.log, clock })
  await Promise.all([round(), round(), firePreorders.round(other), round()])
  const events = {
    name: '',
    text: "select order_id from order_events where state = 'preparing' and actor = 'system' and order_id = any($1)",
  }
  expect(await context.db.rows(events, [made.map(({ orderId }) => orderId)])).toHaveLength(5)
})

test('[1.15] a preorder that a till accepts after its time is begun at the next look, also by a process that starts later', async () => {
  const { orderId } = await place(gateway, guest, { wantedAt })
  clock.at = wantedAt
  await round()
  expect(await steps(orderId)).toEqual([7])
  await move(orderId, 10)
  await round()
  expect(await steps(orderId)).toEqual([7, 10, 12])
})

test('[1.15] one that was cancelled, and an order for now, are left alone', async () => {
  const { orderId } = await acceptedPreorder()
  await move(orderId, 10)
  const now = await place(gateway, guest)
  await move(now.orderId, 10)
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: -1, reason: 'tooBusy' }, till)
  clock.at = wantedAt
  await round()
  expect(await steps(orderId)).toEqual([7, 10, -1])
  expect(await steps(now.orderId)).toEqual([7, 10])
})

test('[8.13] nobody waits for a preorder that has not been begun', async () => {
  const queue = () => openQueues(context.db).minutes(taikooShop)
  const before = await queue()
  const { orderId } = await acceptedPreorder({ pids: ['carbonara'], nums: [9] })
  expect(await queue()).toBe(before)
  clock.at = wantedAt
  await round()
  expect(await steps(orderId)).toEqual([7, 10, 12])
  expect(await queue()).toBeGreaterThan(before)
})
