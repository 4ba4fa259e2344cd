import { randomUUID } from 'node:crypto'
import { postOrder, voucherHold, voucherPromoCodeGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { couponOrder, draftOnWire } from '../../../testing/coupons.fixtures.ts'
import { macauShop, newGuest, taikooShop, type orderOf } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const guest = await newGuest(gateway)
type OrderInput = Parameters<typeof orderOf>[1]

/** Enters a code for two carbonara and a garlic bread, $152, unless told. */
function enter(promoCode: string, order: OrderInput = {}, as: As = guest) {
  const {
    cutlery: _,
    destination: __,
    gifts: ___,
    ...cart
  } = draftOnWire(gateway, {
    pids: ['carbonara', 'garlic-bread'],
    nums: [2, 1],
    ...order,
  }) as Record<string, unknown> // an object schema gives an object
  return gateway.call(voucherPromoCodeGet, { promoCode, ...cart }, as)
}

test('[8.11] a code opens its voucher, however it is typed', async () => {
  for (const typed of ['HARBOUR20', ' harbour 20 '])
    expect(await enter(typed)).toMatchObject({
      status: 1,
      data: { voucherCode: 'HARBOUR20', voucherAmount: 2000, minUsage: 10_000, voucherStatus: 1 },
    })
})

test.each<[string, string, OrderInput]>([
  ['PROMO_UNKNOWN', 'NOBODY', {}],
  ['PROMO_EXPIRED', 'SUMMER26', {}],
  ['PROMO_NOT_HERE', 'TAIKOO10', { storeId: '3102' }],
  ['PROMO_NOT_THIS_WAY', 'HARBOUR25', { orderType: 5 }],
  ['PROMO_ENDED', 'FIRST100', {}],
  ['PROMO_NOT_NOW', 'TEATIME', {}],
  ['PROMO_BELOW_MINIMUM', 'PARTY500', {}],
  ['PROMO_ITEMS_MISSING', 'PIZZAPAL', {}],
  ['PARTNER_LOGIN', 'PEARL15', {}],
])('[8.11] %s is said of %s', async (code, promoCode, order) => {
  expect(await enter(promoCode, order)).toMatchObject({ status: 301, code })
})

test.each<[string, string, OrderInput]>([
  ['at its shop', 'TAIKOO10', {}],
  ['at takeaway', 'HARBOUR25', {}],
  ['with two pizzas', 'PIZZAPAL', { pids: ['half-half'], nums: [2] }],
  ['in the slot that the meal is for', 'TEATIME', { wantedAt: addMinutes(noon, 180) }],
])('[8.11] the same codes open %s', async (_where, promoCode, order) => {
  expect(await enter(promoCode, order)).toMatchObject({ status: 1, data: { voucherCode: promoCode } })
})

test('[5.3] at the minimum it opens, a dollar below it does not, and says what is missing', async () => {
  expect(await enter('HARBOUR20', { pids: ['garlic-bread', 'honey-wings-3'], nums: [3, 1] })).toMatchObject({ status: 1 })
  expect(await enter('HARBOUR20', { pids: ['garlic-bread', 'honey-wings-3'], nums: [2, 1] })).toMatchObject({
    code: 'PROMO_BELOW_MINIMUM',
    data: { gapMoney: 24 },
  })
})

test('[8.11] a freebie that has run out is said to be out of stock', async () => {
  expect(await enter('POPCORN')).toMatchObject({ status: 1 })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'popcorn-chicken', true)
  expect(await enter('POPCORN')).toMatchObject({ status: 301, code: 'FREEBIE_OUT' })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'popcorn-chicken', false)
})

test('[8.11] a code that is good once is used with the order, for this guest alone', async () => {
  const used = await newGuest(gateway)
  const order = { pids: ['carbonara'], nums: [3], coupons: ['ONCE50'] }
  expect(await gateway.call(postOrder, await couponOrder(gateway, used, order), used)).toMatchObject({ status: 1 })
  expect(await enter('ONCE50', {}, used)).toMatchObject({ status: 301, code: 'VOUCHER_USED' })
  expect(await enter('ONCE50')).toMatchObject({ status: 1 })
})

test('[8.11] the last of an offer is sold out for others while it is held, and open to who holds it', async () => {
  const first = await newGuest(gateway)
  await gateway.ask(voucherHold, { voucherCodeList: ['LASTONE'], clientOrderId: randomUUID() }, first)
  expect(await enter('LASTONE')).toMatchObject({ status: 301, code: 'PROMO_ENDED' })
  expect(await enter('LASTONE', {}, first)).toMatchObject({ status: 1 })
  clock.at = addMinutes(noon, 10)
  expect(await enter('LASTONE')).toMatchObject({ status: 1 })
  clock.at = noon
})

test('[1.2] a shop of another brand is unknown', async () => {
  expect(
    await gateway.call(voucherPromoCodeGet, { promoCode: 'HARBOUR20', ...(draftShop() as object), storeId: macauShop }, guest),
  ).toMatchObject({
    code: 'STORE_UNKNOWN',
  })
})

test.each([{ promoCode: '  ' }, { promoCode: 'x'.repeat(200) }, { lines: [] }])('a malformed content is turned away: %j', async (part) => {
  expect(await gateway.call(voucherPromoCodeGet, { promoCode: 'HARBOUR20', ...(draftShop() as object), ...part }, guest)).toMatchObject({
    code: 'CONTENT_INVALID',
  })
})

function draftShop(): unknown {
  const { storeId, orderType, lines } = draftOnWire(gateway) as Record<string, unknown> // an object schema gives an object
  return { storeId, orderType, lines }
}
