import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, orderPay, payStatusGet, riderMoved, staffSave, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeProvider } from '../../testing/fakes/fake-provider.ts'
import { settle } from '../../modules/payments/settle.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../testing/orders.fixtures.ts'
import { atShops, newStaff, type StaffAs } from '../../testing/staff.fixtures.ts'
import { startGateway, type As } from '../../testing/gateway.ts'
import { payBack } from '../../modules/payments/workers/pay-back.ts'
import { hearNotices } from '../../testing/notices.ts'
import { readShopReminder, readOrderEventMessage, readRiderPosition } from './order-event-messages.ts'

const bank = fakeProvider()
const gateway = await startGateway({ instead: { providers: bank.providers } })
const { hub, db } = gateway.context
const channels = {
  shop_chase: (payload: string) => hub.remind(readShopReminder(payload)),
  order_event: (payload: string) => hub.tell(readOrderEventMessage(payload)),
  rider_seen: (payload: string) => hub.show(readRiderPosition(payload)),
}
const listener = await hearNotices(gateway.context, channels, () => hub.resync())
afterAll(async () => {
  hub.leave()
  await listener.stop()
  await gateway.stop()
})

let guest: As
let till: As = {}
beforeAll(async () => {
  guest = await newGuest(gateway)
  till = (await newTills(gateway, taikooShop))[0] ?? {}
})

const move = (orderId: string, status: number) => gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)

async function newOrder(wish: Parameters<typeof place>[2] = {}): Promise<{ orderId: string; path: string }> {
  const { orderId } = await place(gateway, guest, wish)
  const { ticket } = await gateway.ask(getOrderDetail, { orderId }, guest)
  return { orderId, path: `/events/orders/${orderId}?ticket=${ticket}` }
}

type StreamEvent = { event?: string; id?: string; data?: unknown }

/** An open stream; `next` gives its events one by one, undefined at its end. */
async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}${path}`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      const { value, done } = end < 0 ? ((await reader?.read()) ?? { value: undefined, done: true }) : { value: '', done: false }
      if (done) return undefined
      text += value
      if (end < 0) continue
      const told = readEvent(text.slice(0, end))
      text = text.slice(end + 2)
      if (told.data !== undefined) return told
    }
  }
  return { status: response.status, next, leave: () => reader?.cancel() }
}

function readEvent(block: string): StreamEvent {
  const fields = Object.fromEntries(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
  return { ...fields, data: fields.data === undefined ? undefined : JSON.parse(fields.data) }
}

test('[1.21] a stream tells what has happened and then what happens, each step once and in order', async () => {
  const { orderId, path } = await newOrder()
  await move(orderId, 10)
  const stream = await open(path)
  expect(await stream.next()).toMatchObject({ id: '1', data: { seq: 1, status: 7, at: '2026/11/20 12:00:00' } })
  expect(await stream.next()).toMatchObject({ id: '2', data: { status: 10 } })
  await move(orderId, 12)
  await move(orderId, 18)
  expect(await stream.next()).toMatchObject({ id: '3', data: { status: 12 } })
  expect(await stream.next()).toMatchObject({ id: '4', data: { status: 18 } })
  await stream.leave()
})

test.each(['last-event-id', 'lastEventId'])('a stream resumes after the step that %s names', async (name) => {
  const { orderId, path } = await newOrder()
  for (const status of [10, 12]) await move(orderId, status)
  const stream = name === 'lastEventId' ? await open(`${path}&lastEventId=2`) : await open(path, { [name]: '2' })
  expect(await stream.next()).toMatchObject({ id: '3', data: { status: 12 } })
  await stream.leave()
})

test('after its last step a stream ends, and coming back is answered 204 so that the browser stays away', async () => {
  const { orderId, path } = await newOrder()
  const stream = await open(path)
  await stream.next()
  await gateway.ask(cancelOrder, { orderId }, guest)
  expect(await stream.next()).toMatchObject({ id: '2', data: { status: -1 } })
  expect(await stream.next()).toBeUndefined()
  expect((await open(path, { 'last-event-id': '2' })).status).toBe(204)
  const whole = await open(path, { 'last-event-id': '99' })
  expect([await whole.next(), await whole.next(), await whole.next()]).toMatchObject([{ id: '1' }, { id: '2' }, undefined])
})

test('steps that were missed while nobody listened are told after the gap', async () => {
  const { orderId, path } = await newOrder()
  const stream = await open(path)
  await stream.next()
  const quietly = { name: '', text: `insert into order_events (order_id, seq, state, at, actor) values ($1, 2, 'accepted', now(), 'shop')` }
  await db.rows(quietly, [orderId])
  const later = stream.next()
  await db.rows({
    name: '',
    text: `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'harbour live' and datname = current_database()`,
  })
  expect(await later).toMatchObject({ id: '2', data: { status: 10 } })
  await stream.leave()
})

test('a notice that comes after one that was lost brings both, in order', async () => {
  const { orderId, path } = await newOrder()
  const stream = await open(path)
  await stream.next()
  const quietly = {
    name: '',
    text: `insert into order_events (order_id, seq, state, at, actor) select $1, n, s, now(), 'shop' from (values (2, 'accepted'), (3, 'preparing')) as v(n, s)`,
  }
  await db.rows(quietly, [orderId])
  hub.tell({ orderId, seq: 3, status: 12, ended: false, at: Date.now(), storeId: taikooShop })
  expect([await stream.next(), await stream.next()]).toMatchObject([{ id: '2' }, { id: '3' }])
  await stream.leave()
})

test('[1.21] a guest is told where the rider is at once, and it is no step of the order', async () => {
  const { orderId, path } = await newOrder({ orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } })
  for (const status of [10, 12, 21, 14]) await move(orderId, status)
  const stream = await open(path, { 'last-event-id': '4' })
  expect(await stream.next()).toMatchObject({ id: '5', data: { status: 14 } })
  const rider = { name: 'Fai', phone: '61234567', vehicle: 'motorbike' }
  const arrives = { from: '2026/11/20 12:09:00', to: '2026/11/20 12:16:00' }
  await gateway.ask(riderMoved, { storeId: taikooShop, orderId, rider, lat: 22.287, lng: 114.217 }, till)
  const told = await stream.next()
  expect(told).toEqual({ event: 'rider', data: { ...rider, lat: 22.287, lng: 114.217, at: '2026/11/20 12:00:00', arrives } })
  await move(orderId, 100)
  expect(await stream.next()).toMatchObject({ id: '6', data: { status: 100 } })
  expect(await stream.next()).toBeUndefined()
})

test('a ticket of another order, a spoilt one or none opens nothing', async () => {
  const [mine, other] = [await newOrder(), await newOrder()]
  const ticket = mine.path.split('ticket=')[1]
  for (const path of [
    `/events/orders/${other.orderId}?ticket=${ticket}`,
    `${mine.path}x`,
    `/events/orders/${mine.orderId}`,
    `/events/orders/${randomUUID()}?ticket=`,
  ]) {
    expect((await open(path)).status).toBe(403)
  }
  expect((await open(`/events/orders/me?ticket=${ticket}`)).status).toBe(403)
  expect((await open(`${mine.path}&ticket=${ticket}`)).status).toBe(403)
})

test('a till is greeted, and told of its shop’s orders as they come and change', async () => {
  const stream = await open(`/events/shops/${taikooShop}`, { authorization: `Bearer ${till.key}` })
  expect(await stream.next()).toMatchObject({ event: 'hello' })
  const { orderId } = await place(gateway, guest)
  // Orders of the tests before may still be told.
  const nextOfOrder = async () => {
    for (;;) {
      const told = await stream.next()
      if (!told || JSON.stringify(told.data).includes(orderId)) return told
    }
  }
  expect(await nextOfOrder()).toMatchObject({ event: 'order', data: { orderId, status: 7 } })
  await move(orderId, 10)
  expect(await nextOfOrder()).toMatchObject({ event: 'order', data: { orderId, status: 10 } })
  await stream.leave()
})

test('[1.20] a till hears nothing of an order until it is paid, nor of one that never is, whose money came too late', async () => {
  const stream = await open(`/events/shops/${taikooShop}`, { authorization: `Bearer ${till.key}` })
  const pay = async (wish: Parameters<typeof place>[2]) => {
    const { orderId } = await place(gateway, guest, wish)
    const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
    return { orderId, ref: page?.split('/').at(-1) ?? '' }
  }
  const [never, paid] = [await pay({ payMethod: 'card' }), await pay({ payMethod: 'alipay' })]
  await gateway.ask(cancelOrder, { orderId: never.orderId }, guest)
  bank.pay(never.ref)
  const [late] = await gateway.context.payments.ofOrder(never.orderId)
  if (!late) throw new Error('it was begun')
  await settle(late, gateway.context)
  await payBack.round(gateway.context)
  expect((await gateway.ask(getOrderDetail, { orderId: never.orderId }, guest)).refund).toMatchObject({ state: 'processing' })
  bank.pay(paid.ref)
  await gateway.ask(payStatusGet, { orderId: paid.orderId }, guest)
  await gateway.ask(cancelOrder, { orderId: paid.orderId }, guest)
  const heard: unknown[] = []
  while (heard.length < 2) {
    const data = JSON.stringify((await stream.next())?.data)
    if ([never, paid].some(({ orderId }) => data.includes(orderId))) heard.push(JSON.parse(data))
  }
  expect(heard).toEqual([7, -1].map((status) => ({ orderId: paid.orderId, status })))
  await stream.leave()
})

test('a till is told which order it has not answered, and how often it has been told', async () => {
  const stream = await open(`/events/shops/${taikooShop}`, { authorization: `Bearer ${till.key}` })
  expect(await stream.next()).toMatchObject({ event: 'hello' })
  const { orderId } = await place(gateway, guest)
  await db.rows({ name: '', text: `select pg_notify('shop_chase', $1 || ' 3101 2')` }, [orderId])
  for (let told = await stream.next(); ; told = await stream.next()) {
    if (told?.event !== 'chase') continue
    expect(told.data).toEqual({ orderId, times: 2 })
    break
  }
  await stream.leave()
})

test('somebody who looks after the shop follows it too, and hears nothing more once they are out', async () => {
  const [crew, admin] = [await newStaff(gateway, 'crew', atShops(taikooShop)), await newStaff(gateway, 'admin')]
  const path = `/events/shops/${taikooShop}?deviceId=${crew.deviceId}`
  const stream = await open(path, { authorization: `Bearer ${crew.key}` })
  expect(await stream.next()).toMatchObject({ event: 'hello' })
  const { orderId } = await place(gateway, guest)
  for (let told = await stream.next(); JSON.stringify(told?.data) !== JSON.stringify({ orderId, status: 7 }); told = await stream.next())
    expect(told).toBeDefined()
  const person = { staffId: crew.staffId, account: crew.account, name: 'Chan', grants: [{ role: 'crew', scope: atShops(taikooShop) }] }
  await gateway.ask(staffSave, { ...person, active: false }, admin)
  await move(orderId, 10)
  for (let told = await stream.next(); told; told = await stream.next()) expect(told.data).not.toEqual({ orderId, status: 10 })
})

test('of the staff only those who see to its orders follow a shop, and on their own device', async () => {
  const [finance, other, crew] = [
    await newStaff(gateway, 'finance'),
    await newStaff(gateway, 'crew', atShops('3102')),
    await newStaff(gateway, 'crew', atShops(taikooShop)),
  ]
  const statusOf = async ({ key, deviceId }: StaffAs) =>
    (await open(`/events/shops/${taikooShop}?deviceId=${deviceId}`, { authorization: `Bearer ${key}` })).status
  expect([await statusOf(finance), await statusOf(other), await statusOf({ ...crew, deviceId: randomUUID() })]).toEqual([403, 403, 403])
  expect((await open(`/events/shops/${taikooShop}`, { authorization: `Bearer ${crew.key}` })).status).toBe(403)
  expect((await open('/events/shops/9999', { authorization: `Bearer ${(await newStaff(gateway, 'admin')).key}` })).status).toBe(403)
})

test.each(['', 'Bearer nobody', 'Basic x'])('with "%s" no shop is followed', async (authorization) => {
  expect((await open(`/events/shops/${taikooShop}`, { authorization })).status).toBe(403)
})

test("a till's key does not follow another shop", async () => {
  expect((await open('/events/shops/3102', { authorization: `Bearer ${till.key}` })).status).toBe(403)
})

test('a stream that its reader has left is forgotten', async () => {
  const before = hub.size()
  const { path } = await newOrder()
  const stream = await open(path)
  await stream.next()
  expect(hub.size()).toBe(before + 1)
  await stream.leave()
  await expect.poll(() => hub.size()).toBe(before)
})

test('100 followers of one order all hear every step', async () => {
  const { orderId, path } = await newOrder()
  const streams = await Promise.all(Array.from({ length: 100 }, () => open(path)))
  for (const status of [10, 12, 18, 100]) await move(orderId, status)
  for (const stream of streams) {
    const ids: (string | undefined)[] = []
    for (let told = await stream.next(); told; told = await stream.next()) ids.push(told.id)
    expect(ids).toEqual(['1', '2', '3', '4', '5'])
  }
})
