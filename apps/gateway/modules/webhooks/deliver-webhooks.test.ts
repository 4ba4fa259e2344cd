import {
  auditGet,
  cancelOrder,
  deliveryListGet,
  endpointListGet,
  endpointSave,
  endpointTest,
  orderPay,
  payStatusGet,
  soldOutSave,
  soldOutSaveMany,
  updateOrderStatus,
  updateSoldOut,
} from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWebhookSender } from '../../adapters/webhooks/open-webhook-sender.ts'
import { fakeProvider } from '../../testing/fakes/fake-provider.ts'
import { noon, startGateway, type As } from '../../testing/gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../testing/orders.fixtures.ts'
import { newStaff, type StaffAs } from '../../testing/staff.fixtures.ts'
import { newEndpoint, saveEndpoint, signaturesOf, startReceiver } from '../../testing/webhooks.fixtures.ts'
import { payBack } from '../payments/workers/pay-back.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { tellCataloguePublished } from './webhook-transactions.ts'

let now = noon
const bank = fakeProvider()
const gateway = await startGateway({
  clock: { now: () => now },
  environment: { WEBHOOK_ALLOW_PRIVATE: 'on', WEBHOOK_TIMEOUT: '0.2' },
  instead: { providers: bank.providers },
})
const [erp, other] = [await startReceiver(), await startReceiver()]
const { db, webhookDeliveries } = gateway.context
let admin: StaffAs
let guest: As
let till: As | undefined
beforeAll(signIn)
afterAll(async () => {
  erp.stop()
  other.stop()
  await gateway.stop()
})
afterEach(async () => {
  await db.rows({ name: '', text: 'delete from webhook_endpoints' })
  await db.rows({ name: '', text: 'delete from webhook_deliveries' })
  for (const { received, state } of [erp, other]) {
    received.length = 0
    Object.assign(state, { answer: 204, location: undefined, words: '' })
  }
})

/** Everybody is signed in; after some hours anew. */
async function signIn() {
  admin = await newStaff(gateway, 'admin')
  guest = await newGuest(gateway)
  ;[till] = await newTills(gateway, taikooShop)
}
const later = (minutes: number) => void (now = addMinutes(now, minutes))
const round = () => deliverWebhooks.round(gateway.context)
const save = (more: object = {}) => saveEndpoint(gateway, admin, { url: erp.url, ...more })
const move = (orderId: string, ...statuses: number[]) =>
  statuses.reduce(async (before, status) => {
    await before
    await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status, ...(status < 0 && { reason: 'closing' }) }, till)
  }, Promise.resolve())
const listed = async (endpointId: string) => (await gateway.ask(deliveryListGet, { endpointId }, admin)).deliveries

test('without an endpoint nothing is written; one that is off, wants other events or is of another brand is told nothing', async () => {
  await place(gateway, guest)
  expect(await db.rows({ name: '', text: 'select from webhook_deliveries' })).toEqual([])
  const [off, others, macau] = [
    await save({ state: 'off' }),
    await save({ url: `${erp.url}/2`, events: ['order.ready'] }),
    await save({ url: `${erp.url}/3`, onlyBrand: 42 }),
  ]
  await place(gateway, guest)
  for (const { endpointId } of [off, others, macau]) expect(await listed(endpointId)).toEqual([])
})

test('an order is told step by step, in order, signed, and without a word of its guest', async () => {
  const { secret } = await save()
  const contact = { name: 'Rumpelstilzchen', phone: '91234567' }
  const { orderId, orderNo } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact, request: 'Ask for Rumpelstilzchen' })
  await move(orderId, 10, 12, 21, 14, 100)
  await round()
  expect(erp.types()).toEqual(['order.placed', 'order.accepted', 'order.ready', 'order.completed'])
  const [placed] = erp.received
  expect(placed?.data).toMatchObject({
    orderId,
    orderNo,
    brand: 31,
    storeId: taikooShop,
    state: 'placed',
    by: 'guest',
    currency: 'HKD',
    refunded: 0,
    lines: [
      { pid: 'carbonara', num: 1 },
      { pid: 'garlic-bread', num: 1 },
    ],
  })
  expect(placed?.data.total).toBeGreaterThan(80)
  expect(placed?.data.total).toBeLessThan(200)
  for (const each of erp.received) {
    expect(signaturesOf(each, secret)).toBe(1)
    expect(signaturesOf({ ...each, body: `${each.body} ` }, secret)).toBe(0)
    expect(each.body).not.toMatch(/Rumpelstilzchen|91234567|Kao Shan|Taikoo Shing|22\.28/)
    expect(each.headers['webhook-timestamp']).toBe(String(now / 1000))
  }
  expect(new Set(erp.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

test('an order that is cancelled before its shop has heard of it is nobody’s news; money that is back is', async () => {
  await save()
  const unpaid = await place(gateway, guest, { payMethod: 'alipay' })
  await gateway.ask(cancelOrder, { orderId: unpaid.orderId }, guest)
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  bank.pay(page?.split('/').at(-1)?.split('?')[0] ?? '')
  await gateway.ask(payStatusGet, { orderId }, guest)
  await move(orderId, -1)
  bank.refundsEndAs('refunded')
  await payBack.round(gateway.context)
  later(1)
  await payBack.round(gateway.context)
  await round()
  expect(erp.received.map(({ type, data }) => [type, data.orderId])).toEqual(
    ['order.placed', 'order.cancelled', 'order.refunded'].map((type) => [type, orderId]),
  )
  expect(erp.received.at(-1)?.data).toMatchObject({ refunded: 89, total: 89 })
})

test('what was not taken is tried again after growing pauses under its id; what follows of that order waits, other orders do not', async () => {
  const { endpointId } = await save()
  erp.state.answer = 500
  erp.state.words = 'out\u0007 of order'
  const first = await place(gateway, guest)
  await round()
  await move(first.orderId, 10)
  const second = await place(gateway, guest)
  later(5 / 60)
  erp.state.answer = 204
  await round()
  const told = erp.received.map(({ type, data }) => [type, data.orderId])
  expect(told.slice(0, 2)).toEqual([
    ['order.placed', first.orderId],
    ['order.placed', first.orderId],
  ])
  expect(told.slice(2)).toEqual(
    expect.arrayContaining([
      ['order.placed', second.orderId],
      ['order.accepted', first.orderId],
    ]),
  )
  expect(erp.received[0]?.body).toBe(erp.received[1]?.body)
  expect(erp.received[0]?.headers['webhook-id']).toBe(erp.received[1]?.headers['webhook-id'])
  expect((await listed(endpointId)).map(({ state, attempts, statusCode }) => [state, attempts, statusCode])).toEqual([
    ['delivered', 1, 204],
    ['delivered', 1, 204],
    ['delivered', 2, 204],
  ])
})

test('while an order’s step has not arrived, its next one is not sent', async () => {
  const { endpointId } = await save()
  erp.state.answer = 503
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  await round()
  later(5 / 60)
  await round()
  expect(erp.types()).toEqual(['order.placed', 'order.placed'])
  const [next, placed] = await listed(endpointId)
  expect(placed).toMatchObject({ state: 'waiting', attempts: 2, statusCode: 503, nextTry: now + 30_000 })
  expect(next).toMatchObject({ state: 'waiting', attempts: 0, statusCode: null })
})

test('an endpoint that says nothing holds up no other', async () => {
  const { endpointId } = await save()
  await save({ url: other.url })
  erp.state.answer = 'silent'
  await place(gateway, guest)
  const both = round()
  await expect.poll(() => other.types(), { interval: 5 }).toEqual(['order.placed'])
  expect((await listed(endpointId))[0]?.attempts).toBe(0)
  await both
  expect((await listed(endpointId))[0]).toMatchObject({ state: 'waiting', attempts: 1, statusCode: null, answer: 'TimeoutError' })
})

test('one that has only failed for three days is dead, which is written down; on again it gets what it has missed', async () => {
  const { endpointId, secret: _, ...terms } = await save()
  erp.state.answer = 500
  await place(gateway, guest)
  for (const minutes of [0, 1, 1, 2, 10, 60, 6 * 60, 24 * 60]) {
    later(minutes)
    await round()
  }
  await signIn()
  expect((await listed(endpointId)).map(({ state, attempts }) => [state, attempts])).toEqual([['failed', 8]])
  later(2 * 24 * 60)
  await signIn()
  await place(gateway, guest)
  await round()
  expect((await gateway.ask(endpointListGet, {}, admin)).endpoints).toMatchObject([{ endpointId, state: 'dead', waiting: 1 }])
  expect((await gateway.ask(auditGet, {}, admin)).entries[0]).toMatchObject({
    action: 'webhook.dead',
    subject: endpointId,
    staffId: null,
    staffName: 'Harbour',
  })
  expect(await gateway.call(endpointTest, { endpointId }, admin)).toMatchObject({ code: 'WEBHOOK_OFF' })
  const { orderId } = await place(gateway, guest)
  erp.received.length = 0
  erp.state.answer = 200
  later(10)
  await round()
  expect(erp.received).toEqual([])
  const { url, description, events } = terms
  await gateway.ask(endpointSave, newEndpoint({ endpointId, url, description, events }), admin)
  await round()
  expect(erp.types()).toEqual(['order.placed', 'order.placed'])
  expect(erp.received.map(({ data }) => data.orderId)).toContain(orderId)
  expect((await gateway.ask(endpointListGet, {}, admin)).endpoints).toMatchObject([{ state: 'on', failingSince: null, waiting: 0 }])
})

test('what a killed process had in hand is delivered by the next one, and two at once deliver it once', async () => {
  const { endpointId } = await save()
  await place(gateway, guest)
  expect(await webhookDeliveries.takeEndpoints({ now, until: now + 60_000 })).toEqual([endpointId])
  await round()
  expect(erp.received).toEqual([])
  later(1)
  await Promise.all([round(), round()])
  expect(erp.types()).toEqual(['order.placed'])
})

test('what has run out and is back is told, for a change alone; and so is a version of the catalogue', async () => {
  await save({ events: ['product.soldOut', 'product.back', 'catalogue.published'], onlyBrand: 31 })
  const sale = { storeId: taikooShop, pid: 'tiramisu' }
  for (const soldOut of [true, true, false]) await gateway.ask(soldOutSave, { ...sale, soldOut }, admin)
  await gateway.ask(soldOutSave, { storeId: '4201', pid: 'tiramisu', soldOut: true }, admin)
  await db.transaction((rows) => tellCataloguePublished(rows, { version: 'v7', at: now }))
  await round()
  const told = erp.received.map(({ type, data }) => ({ type, data }))
  expect(told).toHaveLength(3)
  expect(told).toEqual(
    expect.arrayContaining([
      { type: 'product.soldOut', data: { ...sale, brand: 31, soldOut: true, until: null } },
      { type: 'product.back', data: { ...sale, brand: 31, soldOut: false, until: null } },
      { type: 'catalogue.published', data: { version: 'v7' } },
    ]),
  )
})

test('the word of a till and the word for a whole brand are told as well, each once', async () => {
  await save({ events: ['product.soldOut', 'product.back'] })
  const sale = { storeId: taikooShop, pid: 'carbonara' }
  for (const soldOut of [true, true, false]) await gateway.ask(updateSoldOut, { ...sale, soldOut }, till)
  const wide = { where: { kind: 'brand', brand: 31 }, pid: 'carbonara' }
  for (const soldOut of [true, true, false]) await gateway.ask(soldOutSaveMany, { ...wide, soldOut }, admin)
  await round()
  const told = (storeId: string | null) => erp.received.filter(({ data }) => data.storeId === storeId).map(({ type }) => type)
  expect([told(taikooShop), told(null)]).toEqual([
    ['product.soldOut', 'product.back'],
    ['product.soldOut', 'product.back'],
  ])
})

test('what could not happen is told to nobody', async () => {
  const { endpointId } = await save({ events: ['product.soldOut'] })
  const fails = gateway.context.catalogue.setSoldOut('3103', 'carbonara', true, () => Promise.reject(new Error('the audit is away')))
  await expect(fails).rejects.toThrow('the audit is away')
  expect(await listed(endpointId)).toEqual([])
})

test('what happened before a moment is forgotten', async () => {
  const { endpointId } = await save()
  await place(gateway, guest)
  await webhookDeliveries.forget(now)
  expect(await listed(endpointId)).toHaveLength(1)
  await webhookDeliveries.forget(now + 1)
  expect(await listed(endpointId)).toEqual([])
})

test('no webhook goes to this machine or a private network, by number or by name, and none follows elsewhere', async () => {
  const strict = openWebhookSender({ webhooks: { allowPrivate: false, timeoutSeconds: 5 } })
  const loose = openWebhookSender({ webhooks: { allowPrivate: true, timeoutSeconds: 5 } })
  const request = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' })
  for (const host of ['127.0.0.1', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254'])
    expect(await strict.post(request(`https://${host}:${erp.port}/`)), host).toEqual({ statusCode: null, answer: 'PRIVATE_ADDRESS' })
  expect(erp.received).toEqual([])
  Object.assign(erp.state, { answer: 302, location: other.url, words: 'x'.repeat(5000) })
  expect(await loose.post(request(erp.url))).toEqual({ statusCode: 302, answer: 'x'.repeat(200) })
  expect(other.received).toEqual([])
})
