import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import type { As } from '../../../testing/gateway.ts'
import { newGuest, place, taikooHome } from '../../../testing/orders.fixtures.ts'
import { noon, post, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

let guest: As
beforeAll(async () => void (guest = await newGuest(gateway)))

test('[1.21] an order is told with its lines, its price, its steps and its shop', async () => {
  const { orderId } = await place(gateway, guest, { pids: ['carbonara', 'garlic-bread'], nums: [2, 1] })
  const order = await gateway.ask(getOrderDetail, { orderId }, { ...guest, language: 2 })
  expect(order).toMatchObject({
    orderId,
    status: 7,
    storePhone: '23450118',
    payMethod: 'cash',
    destination: null,
    contact: null,
    mayCancel: true,
  })
  expect(order.lines).toMatchObject([
    { pid: 'carbonara', num: 2, unit: 6400, total: 12800 },
    { pid: 'garlic-bread', num: 1, unit: 2400, total: 2400 },
  ])
  expect(order.price).toEqual({
    itemCount: 3,
    subtotal: 15200,
    promotions: [],
    discount: 0,
    coupons: [],
    couponDiscount: 0,
    gifts: [],
    boxedMeal: 200,
    delivery: 0,
    cutlery: 0,
    total: 15400,
  })
  expect(order.events).toEqual([{ seq: 1, status: 7, at: noon }])
})

test('[1.4] lines and choices are in the language of whoever asks, as they were when ordered', async () => {
  const [line] = gateway.context.catalogue.book('3101', 1, noon).products.get('31-double-pepperoni')?.requirements ?? []
  expect(line?.requirementId).toBe('size')
  const { orderId } = await place(gateway, guest, { pids: ['carbonara'] })
  const tc = await gateway.ask(getOrderDetail, { orderId }, guest)
  const en = await gateway.ask(getOrderDetail, { orderId }, { ...guest, language: 2 })
  expect(tc.lines[0]?.name).not.toBe(en.lines[0]?.name)
  expect(en.title).toBe(en.lines[0]?.name)
})

test('[1.21] [3.6] [3.8] what was chosen is told with each line, so that it can be ordered again', async () => {
  const { orderId } = await place(gateway, guest, { pids: ['carbonara', 'cola'] })
  const { lines } = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(lines.map(({ chosen }) => chosen)).toEqual([
    { type: 1, listRequirements: [] },
    {
      type: 3,
      listRequirements: [
        { requirementId: 'cup', pidData: [{ pid: 'cup-regular', num: 1, price: 0 }] },
        { requirementId: 'ice', pidData: [{ pid: 'ice-normal', num: 1, price: 0 }] },
      ],
    },
  ])
})

test('a delivery keeps where it goes and who takes it, the phone in its international form', async () => {
  const { orderId } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact: { name: ' Chan Tai Man ', phone: '9123 4567' } })
  const order = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(order.destination).toEqual(taikooHome)
  expect(order.contact).toEqual({ name: 'Chan Tai Man', phone: '+85291234567' })
})

test('[1.21] a step that comes while its order is being read is left to the stream, which resumes after the last one told', async () => {
  const { orderId } = await place(gateway, guest, { pids: ['carbonara'] })
  const { orderEvents, settings } = gateway.context
  const { after } = orderEvents
  orderEvents.after = async (...asked) => {
    orderEvents.after = after
    await gateway.ask(cancelOrder, { orderId }, guest)
    return after(...asked)
  }
  // Of two gateways this one reads it.
  const meanwhile = await post(`${gateway.url}${settings.base}`, { definition: getOrderDetail, content: { orderId }, as: guest })
  expect(meanwhile.data).toMatchObject({ status: 7, events: [{ seq: 1, status: 7 }] })
  const then = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(then.events.map(({ seq }) => seq)).toEqual([1, 2])
})

test('the ticket opens this order and no other', async () => {
  const { orderId } = await place(gateway, guest)
  const { ticket } = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(gateway.context.tickets.opens(ticket, orderId)).toBe(true)
  expect(gateway.context.tickets.opens(ticket, randomUUID())).toBe(false)
  expect(gateway.context.tickets.opens(`${ticket.slice(0, -2)}xx`, orderId)).toBe(false)
  clock.at = noon + 12 * 3_600_000
  expect(gateway.context.tickets.opens(ticket, orderId)).toBe(false)
  clock.at = noon
})

test('another guest gets nothing', async () => {
  const { orderId } = await place(gateway, guest)
  const other = await newGuest(gateway)
  expect(await gateway.call(getOrderDetail, { orderId }, other)).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN', data: null })
  expect(await gateway.call(getOrderDetail, { orderId: randomUUID() }, other)).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await gateway.call(getOrderDetail, { orderId })).toMatchObject({ code: 'SESSION_EXPIRED', data: null })
})

test.each([{}, { orderId: 7 }, { orderId: "' or true --" }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getOrderDetail, content, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('[1.21] a member is told of the points that come with the order, a visitor of none', async () => {
  const member = await newMember(gateway)
  const [own, visitors] = [await place(gateway, member), await place(gateway, guest)]
  expect((await gateway.ask(getOrderDetail, { orderId: own.orderId }, member)).earns).toBe(Math.floor(own.total / 100))
  expect((await gateway.ask(getOrderDetail, { orderId: visitors.orderId }, guest)).earns).toBe(0)
  await gateway.ask(cancelOrder, { orderId: own.orderId }, member)
  expect((await gateway.ask(getOrderDetail, { orderId: own.orderId }, member)).earns).toBe(0)
})
