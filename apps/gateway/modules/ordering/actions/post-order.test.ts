import { randomUUID } from 'node:crypto'
import { getOrderDetail, OrderCard, postOrder } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { atSea, newGuest, onWire, orderOf, place, taikooHome, taikooShop, macauShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

let guest: As
beforeAll(async () => void (guest = await newGuest(gateway)))

const post = (wish: Parameters<typeof orderOf>[1] = {}, as = guest) => gateway.call(postOrder, onWire(orderOf(gateway, wish)), as)
const minutes = 60_000
const contact = { name: 'Chan Tai Man', phone: '9123 4567' }

test('[1.15] a takeaway order is placed, numbered and promised for a time', async () => {
  const order = await place(gateway, { ...guest, language: 2 })
  expect(order).toMatchObject({ brand: 31, storeId: taikooShop, orderType: 1, status: 7, placedAt: noon, itemCount: 2, total: 8900 })
  expect(order).toMatchObject({
    storeName: 'Taikoo Shing, Cityplaza',
    picture: expect.any(String),
    title: expect.stringMatching(/ \+ 1 more$/),
  })
  expect(order.orderNo).toMatch(/^HB 2611 \d{4,}$/)
  expect(order.pickupNo).toMatch(/^A\d{3}$/)
  expect(order.etaLow).toBeGreaterThanOrEqual(noon + 5 * minutes)
  expect(order.etaHigh - order.etaLow).toBe(10 * minutes)
})

test('pickup numbers of a shop follow one another, and order numbers are never twice', async () => {
  const [first, second] = [await place(gateway, guest), await place(gateway, guest)]
  expect(Number(second.pickupNo.slice(1))).toBe(Number(first.pickupNo.slice(1)) + 1)
  expect(second.orderNo).not.toBe(first.orderNo)
})

test('[1.15] a delivery costs the fee of its zone and takes its way', async () => {
  const order = await place(gateway, guest, { orderType: 2, at: taikooHome, contact })
  expect(order).toMatchObject({ orderType: 2, status: 7, total: 8900 + 1500 })
})

test('the same clientOrderId gives the same order again, in the language it is asked in', async () => {
  const wire = onWire(orderOf(gateway))
  const first = await gateway.ask(postOrder, wire, guest)
  const again = await gateway.ask(postOrder, wire, { ...guest, language: 2 })
  expect(again).toMatchObject({ orderId: first.orderId, orderNo: first.orderNo, pickupNo: first.pickupNo })
})

test('20 submits of one clientOrderId at the same moment make one order', async () => {
  const wire = onWire(orderOf(gateway))
  const replies = await Promise.all(Array.from({ length: 20 }, () => gateway.ask(postOrder, wire, guest)))
  expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
  const count = { name: '', text: 'select count(*) as orders from orders where order_id = $1' }
  expect(await gateway.context.db.rows(count, [replies[0]?.orderId])).toEqual([{ orders: 1 }])
})

test('an order placed before is answered as it is, also after the shop has closed', async () => {
  const wire = onWire(orderOf(gateway))
  const first = await gateway.ask(postOrder, wire, guest)
  clock.at = noon + 11 * 60 * minutes
  const again = await gateway.call(postOrder, wire, guest)
  clock.at = noon
  expect(again).toMatchObject({ status: 1, data: { orderId: first.orderId } })
})

test('another body under the same clientOrderId is refused', async () => {
  const clientOrderId = randomUUID()
  await place(gateway, guest, { clientOrderId })
  expect(await post({ clientOrderId, pids: ['carbonara'] })).toMatchObject({ status: 301, code: 'ORDER_CONFLICT', data: null })
  expect(await post({ clientOrderId, pids: ['carbonara'], total: 1 as never })).toMatchObject({ code: 'ORDER_CONFLICT' })
})

test('the same clientOrderId of another guest is another order', async () => {
  const wire = onWire(orderOf(gateway))
  const mine = await gateway.ask(postOrder, wire, guest)
  const theirs = await gateway.ask(postOrder, wire, await newGuest(gateway))
  expect(theirs.orderId).not.toBe(mine.orderId)
})

test('a total that differs from the rules is told with the price that they give', async () => {
  const reply = await post({ total: 100 as never })
  expect(reply).toMatchObject({
    status: 301,
    code: 'PRICE_CHANGED',
    data: { price: { total: 89, subtotal: 88, boxedMeal: 1 }, issues: [] },
  })
})

test('[3.6] prices sent by a client are not believed, and a stale one is told', async () => {
  const content = orderOf(gateway)
  const lines = content.lines.map((line) => ({ ...line, price: 100 as never }))
  expect(await post({ lines })).toMatchObject({ status: 1, data: { total: 89 } })
  expect(await post({ lines, total: 300 as never })).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { issues: [{ code: 'priceChanged', was: 1, now: 64 }, {}] },
  })
})

test('[8.14] a cart that cannot be had any more is told line by line', async () => {
  const [line] = orderOf(gateway).lines
  if (!line) throw new Error('an order has lines')
  expect(await post({ lines: [{ ...line, uid: '31-nothing', pid: 'nothing' }] })).toMatchObject({
    code: 'CART_CHANGED',
    data: { issues: [{ index: 0, uid: '31-nothing', code: 'removed' }] },
  })
  expect(await post({ pids: ['double-pepperoni'] })).toMatchObject({ code: 'CART_CHANGED', data: { issues: [{ code: 'choicesMissing' }] } })
  expect(await post({ pids: ['morning-macaroni'] })).toMatchObject({ code: 'CART_CHANGED', data: { issues: [{ code: 'notServedNow' }] } })
})

test('[8.14] of a cart that cannot be had it is told what would be right, in the language of the guest', async () => {
  const told = async (wish: Parameters<typeof orderOf>[1], language: 1 | 2) => {
    const { msg, data } = await gateway.call(postOrder, onWire(orderOf(gateway, wish)), { ...guest, language })
    return { msg, issue: (data as { issues: object[] }).issues[0] } // as CART_CHANGED carries it
  }
  const open = await told({ pids: ['double-pepperoni'] }, 2)
  expect(open.msg).toContain('Double Pepperoni: choose 1 more of Crust.')
  expect(open.issue).toMatchObject({ gaps: [{ kind: 'missing', place: { id: 'crust' }, name: 'Crust', count: 1 }] })
  const missing = await told({ pids: ['double-pepperoni'] }, 1)
  expect(missing.msg).toContain('雙重意式肉腸：批底尚欠 1 項。')
  const early = await told({ pids: ['morning-macaroni'] }, 2)
  expect(early.msg).toMatch(/Morning Macaroni: served \S+–\S+ only\./)
  expect(early.issue).toMatchObject({ service: { windows: [{ start: expect.any(String), end: expect.any(String) }] } })
  const many = await told({ pids: ['garlic-bread'], nums: [25] }, 1)
  expect(many.msg).toContain('蒜蓉包：一張訂單最多 20 份，現有 25 份。')
  expect(many.issue).toMatchObject({ limit: 'product', most: 20, count: 25 })
})

test('[8.14] what has run out at the shop cannot be ordered', async () => {
  const content = orderOf(gateway, { pids: ['truffle-fries'] })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'truffle-fries', true)
  expect(await gateway.call(postOrder, onWire(content), guest)).toMatchObject({
    code: 'CART_CHANGED',
    data: { issues: [{ code: 'soldOut', pids: ['truffle-fries'] }] },
  })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'truffle-fries', false)
  expect(await gateway.call(postOrder, onWire(content), guest)).toMatchObject({ status: 1 })
})

test('a cart of nothing but the delivery fee is no order', async () => {
  const [line] = orderOf(gateway).lines
  if (!line) throw new Error('an order has lines')
  expect(await post({ lines: [{ ...line, isSendType: true }], total: 0 as never })).toMatchObject({ code: 'CART_CHANGED' })
})

test('[4.10] a delivery-fee line is not made: it keeps the kitchen no longer', async () => {
  const { lines } = orderOf(gateway)
  const [line] = lines
  if (!line) throw new Error('an order has lines')
  const minutesOf = async (orderId: string) => (await gateway.context.orders.ofShop(orderId, taikooShop))?.makeMinutes
  const [plain, padded] = [
    await place(gateway, guest),
    await place(gateway, guest, { lines: [...lines, { ...line, num: 99, isSendType: true }] }),
  ]
  expect(padded.total).toBe(plain.total)
  expect(await minutesOf(padded.orderId)).toBe(await minutesOf(plain.orderId))
})

test.each([
  ['that does not exist', { storeId: '9999' }],
  ['of another brand', { storeId: macauShop }],
])('[1.2] a shop %s is unknown', async (_which, wish) => {
  expect(await gateway.call(postOrder, { ...onWire(orderOf(gateway)), ...wish }, guest)).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test.each([
  ['a minute before mobile ordering ends', 22 * 60 - 1, { status: 1 }],
  ['30 minutes before closing', 22 * 60, { status: 301, code: 'STORE_CLOSED' }],
  ['before opening', 10 * 60 + 59, { status: 301, code: 'STORE_CLOSED' }],
  ['at opening', 11 * 60, { status: 1 }],
])('[8.13] an order %s', async (_when, minute, expected) => {
  clock.at = noon + (minute - 12 * 60) * minutes
  const evening = await newGuest(gateway)
  const reply = await post({}, evening)
  clock.at = noon
  expect(reply).toMatchObject(expected)
})

test('a way of dining that the shop does not offer is refused', async () => {
  const shop = gateway.context.catalogue.shops(31).find(({ orderTypes }) => !orderTypes.includes(2) || !orderTypes.includes(5))
  if (!shop) throw new Error('every shop offers everything')
  const orderType = shop.orderTypes.includes(2) ? 5 : 2
  expect(await gateway.call(postOrder, { ...onWire(orderOf(gateway)), storeId: shop.storeId, orderType }, guest)).toMatchObject({
    code: 'ORDER_TYPE_UNAVAILABLE',
  })
})

test('[5.12] a delivery asks for an address, a contact and the zone', async () => {
  const nowhere = { ...taikooHome, building: ' ', fullAddress: '' }
  expect(await post({ orderType: 2, contact })).toMatchObject({ code: 'ADDRESS_REQUIRED' })
  expect(await post({ orderType: 2, at: nowhere, contact })).toMatchObject({ code: 'ADDRESS_REQUIRED' })
  expect(await post({ orderType: 2, at: atSea, contact })).toMatchObject({ code: 'OUT_OF_SERVICE_AREA' })
  expect(await post({ orderType: 2, at: taikooHome })).toMatchObject({ code: 'CONTACT_REQUIRED' })
})

test('[5.12] a building without floor and flat is no door that a rider finds', async () => {
  const building = { ...taikooHome, floor: '', flat: ' ' }
  const refused = await gateway.call(postOrder, onWire(orderOf(gateway, { orderType: 2, at: building, contact })), {
    ...guest,
    language: 2,
  })
  expect(refused).toMatchObject({ status: 301, code: 'DOOR_REQUIRED', msg: 'Please give the floor and the flat.', data: null })
  expect(await post({ orderType: 2, at: { ...building, district: '' }, contact })).toMatchObject({ code: 'DOOR_REQUIRED' })
  expect(await post({ orderType: 2, at: { ...building, flat: 'House A' }, contact })).toMatchObject({ status: 1 })
})

test("[3.21] [5.12] an address of the partner's says its door in its first words", async () => {
  const words = 'Kao Shan Terrace 12A, 1 Taikoo Shing Road'
  const partners = { ...taikooHome, building: words, fullAddress: words, district: '', floor: '', flat: '' }
  expect(await post({ orderType: 2, at: partners, contact })).toMatchObject({ status: 1 })
})

test('[8.11] a delivery below the minimum of its zone is refused, and one at the minimum is not', async () => {
  expect(await post({ orderType: 2, at: taikooHome, contact, pids: ['garlic-bread'] })).toMatchObject({ code: 'BELOW_MINIMUM' })
  expect(await post({ orderType: 2, at: taikooHome, contact, pids: ['hot-wings'] })).toMatchObject({ status: 1 })
})

test.each(['1234 5678', '9123 456', '+86 123 45', '00000000'])('[5.12] the phone %s is not valid', async (phone) => {
  expect(await post({ contact: { name: 'Chan', phone } })).toMatchObject({ code: 'PHONE_INVALID' })
})

test.each(['91234567', '+852 9123 4567', '+853 6612 3456', '+86 138 1234 5678'])('[5.12] the phone %s is valid', async (phone) => {
  expect(await post({ contact: { name: 'Chan', phone } })).toMatchObject({ status: 1 })
})

test('[5.13] alcohol asks for a declaration of age, which is kept with the order', async () => {
  expect(await post({ pids: ['harbour-stout'] })).toMatchObject({ code: 'AGE_REQUIRED' })
  const order = await place(gateway, guest, { pids: ['harbour-stout'], ageDeclared: true })
  expect(await gateway.context.orders.ofShop(order.orderId, taikooShop)).toMatchObject({ ageDeclared: true })
  expect((await gateway.ask(getOrderDetail, { orderId: order.orderId }, guest)).lines).toMatchObject([{ alcohol: true }])
})

test.each([
  ['no lines', { lines: [] }],
  ['a fraction of a cent', { total: 1.005 }],
  ['an unknown way to pay', { payMethod: 'credit' }],
  ['a half pizza', { lines: [{ num: 0.5 }] }],
  ['an id that is none', { clientOrderId: 'mine' }],
])('%s is turned away', async (_what, part) => {
  expect(await gateway.call(postOrder, { ...onWire(orderOf(gateway)), ...part }, guest)).toMatchObject({
    status: 301,
    code: 'CONTENT_INVALID',
  })
})

test('without a session nothing is ordered', async () => {
  expect(await post({}, {})).toMatchObject({ status: 301, code: 'SESSION_EXPIRED', data: null })
  expect(await post({}, { key: 'made up' })).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
})

test('the answer holds what its schema names and no more', async () => {
  const { data } = await post()
  expect(v.safeParse(v.strictObject(OrderCard.entries), data).issues).toBeUndefined()
})

test('[3.6] the kind of a dish is what its menu says, whatever a cart says', async () => {
  const { lines, ...rest } = onWire(orderOf(gateway)) as { lines: { type: number }[] }
  const order = { ...rest, lines: lines.map((line) => ({ ...line, type: 2 })) }
  const { orderId, total } = await gateway.ask(postOrder, order, guest)
  const kept = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect([total, kept.lines.map(({ chosen }) => chosen?.type)]).toEqual([8900, [1, 1]])
})
