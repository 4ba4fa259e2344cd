import { randomUUID } from 'node:crypto'
import { shopOrderGet, shopOrderMove, shopOrdersGet, shopRefund, type Answer } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'
import { refundOf, startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const shop = await startStaffOrders()
const { gateway, clock, guest, crew, manager, admin } = shop
afterAll(gateway.stop)

const storeId = taikooShop
const contact = { name: 'Chan Tai Man', phone: '+85291234567' }
const detail = (orderId: string, as = crew): Promise<Answer<typeof shopOrderGet>> =>
  gateway.ask(shopOrderGet, { storeId, orderId }, { ...as, language: 2 })
const call = (orderId: string, as = crew) => gateway.call(shopOrderGet, { storeId, orderId }, as)
const crewMoves = (orderId: string, status: number) => gateway.ask(shopOrderMove, { storeId, orderId, status }, crew)

/** Three plates and a loaf for somebody at home, by card. */
async function delivered() {
  const wish = { pids: ['carbonara', 'garlic-bread'], nums: [3, 1], orderType: 2 as const, at: taikooHome, contact }
  const { orderId, ref } = await shop.pending('card', wish)
  shop.bank.pay(ref)
  await shop.status(orderId)
  return orderId
}

test('one order: its price in words, what paid, what went back for which line, and who did what', async () => {
  const orderId = await delivered()
  await crewMoves(orderId, 10)
  await shop.move(orderId, 12)
  const { amount } = await gateway.ask(shopRefund, refundOf(orderId, 1), manager)
  const shown = await detail(orderId)
  const { total, price } = await shop.detail(orderId)
  expect(shown).toMatchObject({
    order: { orderId, status: 12, contact, destination: { floor: '12' }, total, toCollect: 0 },
    inHand: true,
    charged: total,
    card: { network: 'visa', last4: '4242' },
    endReason: null,
    refund: { state: 'arranged', amount },
    refunded: amount,
  })
  expect(shown.price).toMatchObject({ subtotal: 21600, discount: 3000, delivery: price.delivery, total })
  expect(shown.price.promotions.map((each) => each.amount).reduce((sum, each) => sum + each, 0)).toBe(3000)
  expect(shown.price.promotions.every(({ name }) => /^[\w $,’'%-]+$/.test(name))).toBe(true)
  expect(shown.refundedLines).toEqual([{ uid: shown.order.lines[0]?.uid, index: 0, num: 1, amount }])
  const name = 'Chan Siu Ming'
  expect(shown.events).toEqual([
    expect.objectContaining({ status: 1, by: 'guest', staffName: null }),
    expect.objectContaining({ status: 7, by: 'system', staffName: null }),
    { at: noon, status: 10, by: 'shop', action: shopOrderMove.name, staffName: name, reason: null },
    { at: noon, status: 12, by: 'shop', action: null, staffName: null, reason: null },
    { at: noon, status: 12, by: 'shop', action: null, staffName: null, reason: 'refundArranged' },
    { at: noon, status: null, by: 'shop', action: shopRefund.name, staffName: name, reason: 'missing' },
  ])
})

test('an order says the money that goes back where it is cancelled: what was charged, less what has gone back', async () => {
  const orderId = await shop.paid(2)
  const seen = async () => [
    (await detail(orderId)).order.goesBack,
    (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === orderId)?.goesBack,
  ]
  const { charged } = await detail(orderId)
  expect(charged).toBeGreaterThan(0)
  expect(await seen()).toEqual([charged, charged])
  const { amount } = await shop.refund(orderId, 1)
  expect(await seen()).toEqual([charged - amount, charged - amount])
  await gateway.ask(shopOrderMove, { storeId, orderId, status: -1, reason: 'soldOut' }, crew)
  expect((await shop.refunds(orderId)).map((refund) => refund.amount)).toContain(charged - amount)
  expect((await detail(orderId)).order.goesBack).toBe(0)
  const { orderId: inCash } = await place(gateway, guest)
  expect((await detail(inCash)).order.goesBack).toBe(0)
})

test('an ended order is shown for seven days, without its guest', async () => {
  const { orderId } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact })
  for (const status of [10, 12, 21, 14]) await crewMoves(orderId, status)
  expect(await detail(orderId)).toMatchObject({ inHand: true, charged: 0, card: null, order: { contact, toCollect: expect.any(Number) } })
  await gateway.ask(shopOrderMove, { storeId, orderId, status: 100 }, crew)
  const ended = await detail(orderId)
  expect(ended).toMatchObject({ inHand: false, order: { status: 100, contact: null, destination: null, request: null } })
  expect(JSON.stringify(ended)).not.toMatch(/91234567|Tai Man|Kao Shan/)
  clock.at = addMinutes(noon, 7 * 24 * 60) - 1
  const late = await newStaff(gateway, 'crew', atShops(storeId))
  expect(await call(orderId, late)).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await call(orderId, late)).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
  clock.at = noon
})

test('an order that nobody has paid, and one of another shop, are unknown', async () => {
  const { orderId: unpaid } = await shop.pending('alipay')
  expect(await call(unpaid)).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  const { orderId } = await place(gateway, guest)
  expect(await gateway.call(shopOrderGet, { storeId: '3102', orderId }, admin)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await gateway.call(shopOrderGet, { storeId: '3102', orderId }, crew)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await call(randomUUID())).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test('a malformed content is turned away', async () => {
  expect(await call('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
