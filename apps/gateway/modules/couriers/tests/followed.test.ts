import { createHmac } from 'node:crypto'
import { shopOrderGet } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCouriers } from '../../../testing/couriers.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { hearNotices } from '../../../testing/notices.ts'

const world = await startCouriers()
const { gateway, clock, company, crew, delivery, book, booked, courier, detail, status, kept, later, move, follow } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await company.suffer('none')
})

const comes = async (orderId: string) => (await gateway.ask(shopOrderGet, { storeId: '3101', orderId }, crew)).courier?.rider

test('[1.21] a courier’s webhooks tell the board who comes and the guest where they are, and take the order to its end', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  await company.move(ref, 'ON_GOING')
  await expect.poll(() => comes(orderId)).toEqual({ name: 'Wong Ka Ming', phone: '+85261230000' })
  expect([await courier(orderId), await status(orderId)]).toEqual(['coming', 21])
  await company.move(ref, 'PICKED_UP')
  await expect.poll(() => status(orderId)).toBe(14)
  await expect
    .poll(async () => (await detail(orderId)).rider)
    .toMatchObject({ name: 'Wong Ka Ming', phone: '+85261230000', vehicle: 'motorbike' })
  await company.move(ref, 'COMPLETED')
  await expect.poll(() => status(orderId)).toBe(100)
  await expect.poll(() => kept(orderId)).toEqual([{ state: 'delivered', ref, riderName: null }])
})

test('an order that its kitchen has not said to be ready goes on its way with the courier who has it', async () => {
  const orderId = await delivery('preparing')
  const { orderId: ref } = await booked(orderId)
  for (const step of ['ON_GOING', 'PICKED_UP']) await company.move(ref, step)
  await expect.poll(() => status(orderId)).toBe(14)
  expect((await detail(orderId)).events.map((event) => event.status)).toEqual([1, 7, 10, 12, 21, 14])
})

test.each([
  [['CANCELED'], 'cancelled'],
  [['EXPIRED'], 'expired'],
  [['ON_GOING', 'REJECTED'], 'rejected'],
])('a courier that ends by %j is told to the board, and another may be booked', async (steps, state) => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  const heard: string[] = []
  const listener = await hearNotices(gateway.context, { order_event: (payload) => void heard.push(payload) })
  for (const step of steps) await company.move(ref, step)
  await expect.poll(() => courier(orderId)).toBe(state)
  await expect.poll(() => heard.at(-1), { interval: 5 }).toMatch(new RegExp(`^${orderId} \\d+ ready \\d+ 3101 2$`))
  await listener.stop()
  expect(await status(orderId)).toBe(21)
  expect(await book(orderId)).toMatchObject({ status: 1, data: { booking: { state: 'seeking' } } })
})

test('webhooks that are lost change nothing: the worker asks, and goes on asking until the booking ends', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  await company.suffer('hooks-lost')
  for (const step of ['ON_GOING', 'PICKED_UP']) await company.move(ref, step)
  await follow()
  expect(await status(orderId)).toBe(21)
  later(1)
  await follow()
  expect([await status(orderId), await courier(orderId)]).toEqual([14, 'pickedUp'])
  await company.move(ref, 'COMPLETED')
  await company.suffer('down')
  later(1)
  await follow()
  expect(await status(orderId)).toBe(14)
  await company.suffer('hooks-lost')
  later(2)
  await follow()
  expect(await status(orderId)).toBe(100)
})

test('an order that is cancelled takes its courier back', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  await move(orderId, -1, 'tooBusy')
  later(1)
  await follow()
  expect((await company.orders()).find((order) => order.orderId === ref)?.status).toBe('CANCELED')
  expect(await kept(orderId)).toMatchObject([{ state: 'cancelled', ref }])
})

test('a webhook is heard only where the company has signed it, and an empty one asks whether we are there', async () => {
  const orderId = await delivery()
  const { orderId: ref } = await booked(orderId)
  const [path, timestamp] = ['/hooks/couriers/lalamove', 1_795_147_200]
  const data = { order: { orderId: ref, market: 'HK', status: 'COMPLETED' } }
  const signed = (secret: string, over = path) =>
    createHmac('sha256', secret)
      .update(`${timestamp}\r\nPOST\r\n${over}\r\n\r\n${JSON.stringify(data)}`)
      .digest('hex')
  const post = async (body?: object, to = path) =>
    (await fetch(`${gateway.url}${to}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })).status
  const notice = { apiKey: 'pk_sandbox_harbour', timestamp, eventType: 'ORDER_STATUS_CHANGED', data }
  expect(await post()).toBe(200)
  expect(await post({ ...notice, signature: signed('another secret') })).toBe(400)
  expect(await post({ ...notice, signature: signed('sk_sandbox_harbour', '/hooks/other') })).toBe(400)
  expect(await post({ ...notice, apiKey: 'pk_other', signature: signed('sk_sandbox_harbour') })).toBe(400)
  expect(await post({ ...notice, signature: signed('sk_sandbox_harbour') }, '/hooks/couriers/other')).toBe(404)
  expect(await post({ ...notice, signature: signed('sk_sandbox_harbour') })).toBe(200)
  // It says that it is delivered; the company does not.
  expect([await status(orderId), await courier(orderId)]).toEqual([21, 'seeking'])
})
