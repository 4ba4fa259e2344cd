import { randomUUID } from 'node:crypto'
import { getH5Setting, getOrderDetail, getShopOrders, postOrder, previewOrder } from '@harbour/protocol'
import { changedCatalogue } from '../../catalogue/changed-catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { macauShop, newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway, type As } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let guest: As
let till: As | undefined
beforeAll(async () => {
  guest = await newGuest(gateway)
  ;[till] = await newTills(gateway, taikooShop)
})

const contact = { name: 'Chan Tai Man', phone: '9123 4567' }
const home = { orderType: 2 as const, at: taikooHome, contact }
const post = (wish: Parameters<typeof orderOf>[1], as: As = guest) => gateway.call(postOrder, onWire(orderOf(gateway, wish)), as)
const draftOf = (wish: Parameters<typeof orderOf>[1]) => {
  const { clientOrderId: _, payMethod: __, total: ___, contact: ____, ...draft } = onWire(orderOf(gateway, wish)) as Record<string, unknown>
  return draft
}

test('[1.19] how a delivery changes hands, and what the rider should know, is kept and told to shop and guest', async () => {
  const { orderId } = await place(gateway, guest, { ...home, handover: 'door', request: 'No bell, baby asleep' })
  const told = { handover: 'door', request: 'No bell, baby asleep' }
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject(told)
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  expect(orders.find((order) => order.orderId === orderId)).toMatchObject({ ...told, quarantined: null })
})

test('who says nothing gets it by hand; what is fetched changes hands at the counter', async () => {
  const delivered = await place(gateway, guest, home)
  expect(await gateway.ask(getOrderDetail, { orderId: delivered.orderId }, guest)).toMatchObject({ handover: 'hand', request: null })
  const fetched = await place(gateway, guest, { handover: 'door', request: 'no bell', quarantined: true })
  expect(await gateway.ask(getOrderDetail, { orderId: fetched.orderId }, guest)).toMatchObject({ handover: null, request: null })
})

test('[9.12] a locker takes orders below $250, and says so of others before and at the order', async () => {
  const [small, large] = [
    { ...home, handover: 'locker' as const },
    { ...home, handover: 'locker' as const, nums: [3, 3] },
  ]
  expect(orderOf(gateway, small).total).toBeLessThan(25_000)
  expect(orderOf(gateway, large).total).toBeGreaterThanOrEqual(25_000)
  expect(await gateway.ask(previewOrder, draftOf(small))).toMatchObject({ lockerIssue: null })
  expect(await gateway.ask(previewOrder, draftOf(large))).toMatchObject({ lockerIssue: 'LOCKER_TOO_LARGE' })
  expect(await post(large)).toMatchObject({ status: 301, code: 'LOCKER_TOO_LARGE' })
  const reply = await post(small)
  expect(reply).toMatchObject({ status: 1 })
  expect(await post({ ...large, handover: 'hand' })).toMatchObject({ status: 1 })
})

test('a shop without lockers has none', async () => {
  const shop = gateway.context.catalogue.shops(31).find(({ services, zones }) => !services.includes('locker') && zones.length > 0)
  if (!shop) throw new Error('every shop has lockers')
  const at = { ...taikooHome, lat: shop.point.lat, lng: shop.point.lng }
  const wish = { ...home, at, storeId: shop.storeId, handover: 'locker' as const }
  expect(await gateway.ask(previewOrder, draftOf(wish))).toMatchObject({ lockerIssue: 'LOCKER_UNAVAILABLE' })
  expect(await post(wish)).toMatchObject({ code: 'LOCKER_UNAVAILABLE' })
})

test('[5.11] a request takes 26 characters of any kind, and not one more', async () => {
  expect(await post({ ...home, request: '唔好撳鐘'.repeat(6) + '多謝' })).toMatchObject({ status: 1 })
  expect(await gateway.call(postOrder, { ...onWire(orderOf(gateway, home)), request: '一'.repeat(27) }, guest)).toMatchObject({
    code: 'CONTENT_INVALID',
  })
})

test('[1.19] quarantine is asked where the brand asks, of deliveries alone', async () => {
  const { catalogue } = gateway.context
  const brand = (of: 31 | 42) => ({ ...catalogue.brand(of), asksQuarantine: true })
  const asking = await startGateway({ instead: { catalogue: changedCatalogue(catalogue, () => ({ brand })) } })
  const [visitor, [desk]] = [await newGuest(asking), await newTills(asking, taikooShop)]
  const send = (more: object) => asking.call(postOrder, { ...onWire(orderOf(asking, home)), ...more }, visitor)
  expect(await asking.ask(getH5Setting, {})).toMatchObject({ brandInfos: { 31: { asksQuarantine: true } } })
  expect(await send({})).toMatchObject({ status: 301, code: 'QUARANTINE_REQUIRED' })
  expect([await send({ quarantined: true }), await send({ quarantined: false })]).toMatchObject([{ status: 1 }, { status: 1 }])
  expect(await asking.call(postOrder, onWire(orderOf(asking)), visitor)).toMatchObject({ status: 1 })
  const { orders } = await asking.ask(getShopOrders, { storeId: taikooShop }, desk)
  expect(orders.map(({ quarantined }) => quarantined)).toEqual([true, false, null])
  await asking.stop()
})

test('the demo brands do not ask, and keep no answer', async () => {
  expect(await gateway.ask(getH5Setting, {})).toMatchObject({
    brandInfos: { 31: { asksQuarantine: false }, 42: { asksQuarantine: false } },
  })
  const { orderId } = await place(gateway, guest, { ...home, quarantined: true })
  expect(await gateway.context.orders.one(orderId)).toMatchObject({ quarantined: null })
})

test.each([
  ['handover', { handover: 'door' as const }],
  ['request', { request: 'Ring twice' }],
  ['quarantined', { quarantined: false }],
])('another %s under the same clientOrderId is another order', async (_what, more) => {
  const clientOrderId = randomUUID()
  expect(await post({ ...home, clientOrderId })).toMatchObject({ status: 1 })
  expect(await post({ ...home, clientOrderId, ...more })).toMatchObject({ code: 'ORDER_CONFLICT' })
})

test('[5.13] in Macau alcohol asks for a birth date, and for eighteen full years; it is kept with the order', async () => {
  const visitor = await newGuest(gateway)
  const stout = { storeId: macauShop, pids: ['harbour-stout'] }
  const born = (year: number, day: number) => ({ ...stout, birthday: { year, month: 11, day } })
  const there = (wish: Parameters<typeof orderOf>[1]) => post(wish, { ...visitor, brand: 42 })
  expect(await there({ ...stout, ageDeclared: true })).toMatchObject({ code: 'AGE_REQUIRED' })
  expect(await there(born(2000, 31))).toMatchObject({ code: 'AGE_REQUIRED' })
  expect(await there(born(2008, 21))).toMatchObject({ code: 'UNDER_AGE' })
  const reply = await gateway.ask(postOrder, onWire(orderOf(gateway, born(2008, 20))), { ...visitor, brand: 42 })
  expect(await gateway.context.orders.one(reply.orderId)).toMatchObject({ birthday: { year: 2008, month: 11, day: 20 } })
  const sober = await gateway.ask(postOrder, onWire(orderOf(gateway, { ...born(2008, 20), pids: ['carbonara'] })), {
    ...visitor,
    brand: 42,
  })
  expect(await gateway.context.orders.one(sober.orderId)).toMatchObject({ birthday: null })
})

test('in Hong Kong a birth date is no declaration, and is not kept', async () => {
  const birthday = { year: 1990, month: 1, day: 1 }
  expect(await post({ pids: ['harbour-stout'], birthday })).toMatchObject({ code: 'AGE_REQUIRED' })
  const { orderId } = await place(gateway, guest, { pids: ['harbour-stout'], birthday, ageDeclared: true })
  expect(await gateway.context.orders.one(orderId)).toMatchObject({ ageDeclared: true, birthday: null })
})
