import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, getShopOrders, postOrder, previewOrder, voucherHold } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { couponLine, couponOrder, draftOnWire, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const member = await newMember(gateway)
const used = async () => (await vouchersOf(gateway, member, 2)).map(({ voucherCode }) => voucherCode)
const usable = async () => (await vouchersOf(gateway, member)).map(({ voucherCode }) => voucherCode)

test('[1.19] an order with a coupon costs less by it, says so in both languages, and uses it', async () => {
  const code = await giveCoupon(gateway, member)
  const preview = await gateway.ask(previewOrder, draftOnWire(gateway, { coupons: [code] }), member)
  expect(preview).toMatchObject({ couponIssues: [], price: { subtotal: 8800, couponDiscount: 2000, total: 6900 } })
  const { orderId, total } = await gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [code] }), member)
  expect(total).toBe(6900)
  const tell = (language: 1 | 2) => gateway.ask(getOrderDetail, { orderId }, { ...member, language })
  expect((await tell(1)).price).toMatchObject({ coupons: [{ voucherCode: code, name: '$20 現金券', amount: 2000 }], couponDiscount: 2000 })
  expect((await tell(2)).price.coupons).toEqual([{ voucherCode: code, name: '$20 cash coupon', amount: 2000 }])
  expect(await used()).toContain(code)
})

test('[3.19] [9.5] the shop is told of the coupon that its order used', async () => {
  const code = await giveCoupon(gateway, member, { couponId: 'egg-tarts-2' })
  const [line] = orderOf(gateway).lines
  if (!line) throw new Error('an order has lines')
  const lines = [line, couponLine(gateway, code, 'egg-tarts-2')]
  const { orderId } = await gateway.ask(postOrder, await couponOrder(gateway, member, { lines, coupons: [code] }), member)
  const [till] = await newTills(gateway, taikooShop)
  const order = (await gateway.ask(getShopOrders, { storeId: taikooShop }, till)).orders.find((each) => each.orderId === orderId)
  const entry = { childType: 3, type: 7, contentEng: 'Two egg tarts', pid: 'egg-tarts-2', prePrice: 1600, realPrePrice: 0, couponType: 2 }
  expect(order?.memberPreferentials).toMatchObject([{ ...entry, couponIdx: 0, thirdCoupoChannel: 'Candao', couponDiscount: 1600 }])
})

test('[8.11] what a cash coupon is worth over the dishes is lost, and said before', async () => {
  const code = await giveCoupon(gateway, member)
  const { price } = await gateway.ask(previewOrder, draftOnWire(gateway, { pids: ['egg-tarts-2'], coupons: [code] }), member)
  expect(price).toMatchObject({ coupons: [{ voucherCode: code, amount: 1600, lost: 400 }], total: 0 })
})

test('[4.11] a coupon’s own dish is given with it, and not without', async () => {
  const code = await giveCoupon(gateway, member, { couponId: 'egg-tarts-2' })
  const [line] = orderOf(gateway).lines
  if (!line) throw new Error('an order has lines')
  const lines = [line, couponLine(gateway, code, 'egg-tarts-2')]
  const { price } = await gateway.ask(previewOrder, draftOnWire(gateway, { lines, coupons: [code] }), member)
  expect(price).toMatchObject({ itemCount: 2, couponDiscount: 1600, total: 6500 })
  const without = await gateway.ask(previewOrder, draftOnWire(gateway, { lines }), member)
  expect(without).toMatchObject({ price: { itemCount: 1, total: 6500 }, issues: [{ index: 1, code: 'removed' }] })
})

test('[4.19] a coupon short of its minimum is left out of the price, with the gap; ordering with it is refused with the new price', async () => {
  const code = await giveCoupon(gateway, member, { couponId: 'cash-80' })
  const draft = draftOnWire(gateway, { coupons: [code] })
  const issue = { voucherCode: code, code: 'VOUCHER_UNUSABLE', reason: 13 }
  expect(await gateway.ask(previewOrder, draft, member)).toMatchObject({
    couponIssues: [{ ...issue, gapMoney: 21_200 }],
    price: { total: 8900, coupons: [] },
  })
  expect(await gateway.call(postOrder, onWire(orderOf(gateway, { coupons: [code] })), member)).toMatchObject({
    status: 301,
    code: 'COUPONS_CHANGED',
    data: { price: { total: 89 }, couponIssues: [{ ...issue, gapMoney: 212 }] },
  })
})

test('[4.11] a product coupon without its line is named and not used up, nor is cash beside cash that pays all', async () => {
  const tarts = await giveCoupon(gateway, member, { couponId: 'egg-tarts-2' })
  const missing = { voucherCode: tarts, code: 'VOUCHER_DISH_MISSING', reason: null }
  const order = onWire(orderOf(gateway, { coupons: [tarts] }))
  expect(await gateway.call(postOrder, order, member)).toMatchObject({ code: 'COUPONS_CHANGED', data: { couponIssues: [missing] } })
  const [first, second] = [await giveCoupon(gateway, member), await giveCoupon(gateway, member)]
  const preview = await gateway.ask(previewOrder, draftOnWire(gateway, { pids: ['egg-tarts-2'], coupons: [first, second] }), member)
  expect(preview.price?.coupons).toMatchObject([{ amount: 1600, lost: 400 }])
  expect(preview.couponIssues).toMatchObject([{ code: 'VOUCHER_WORTH_NOTHING', reason: null }])
  expect(await usable()).toEqual(expect.arrayContaining([tarts, first, second]))
})

test('[3.15] a delivery coupon pays of the delivery fee and nothing else, is told inside the voucher’s own fields, and is used', async () => {
  const code = await giveCoupon(gateway, member, { couponId: 'delivery-20' })
  expect((await vouchersOf(gateway, member)).find(({ voucherCode }) => voucherCode === code)).toMatchObject({
    voucherType: 1,
    voucherAmount: 2000,
    canDaoProductType: ['delivery'],
    voucherCategoryCode: 'A02',
  })
  const contact = { name: 'Chan', phone: '91234567' }
  const delivered = { orderType: 2 as const, at: taikooHome, contact }
  const plain = await gateway.ask(previewOrder, draftOnWire(gateway, delivered), member)
  const { price, couponIssues } = await gateway.ask(previewOrder, draftOnWire(gateway, { ...delivered, coupons: [code] }), member)
  expect([couponIssues, price?.delivery, plain.price?.delivery]).toEqual([[], 1500, 1500])
  expect(price).toMatchObject({ couponDiscount: 1500, coupons: [{ voucherCode: code, amount: 1500, lost: 500, delivery: true }] })
  expect(price?.total).toBe((plain.price?.total ?? 0) - 1500)
  expect((await gateway.ask(previewOrder, draftOnWire(gateway, { coupons: [code] }), member)).couponIssues).toEqual([
    { voucherCode: code, code: 'VOUCHER_UNUSABLE', reason: null },
  ])
  const { orderId, total } = await gateway.ask(postOrder, await couponOrder(gateway, member, { ...delivered, coupons: [code] }), member)
  expect(total).toBe(price?.total)
  expect((await gateway.ask(getOrderDetail, { orderId }, member)).price.coupons).toMatchObject([{ amount: 1500, delivery: true }])
  expect(await used()).toContain(code)
})

test('[4.14] a coupon that is unusable by itself does not take a usable one off the order', async () => {
  const code = await giveCoupon(gateway, member, { couponId: 'cash-80' }) // from $300, not beside other cash
  const draft = draftOnWire(gateway, { pids: ['carbonara'], nums: [6], coupons: [code, 'PIZZAPAL'] })
  for (const coupons of [
    [code, 'PIZZAPAL'],
    ['PIZZAPAL', code],
  ])
    expect(await gateway.ask(previewOrder, { ...draft, coupons }, member)).toMatchObject({
      price: { coupons: [{ voucherCode: code, amount: 8000 }] },
      couponIssues: [{ voucherCode: 'PIZZAPAL', code: 'VOUCHER_UNUSABLE', reason: 6, gapItems: 2 }],
    })
})

test('[4.14] of coupons that do not go together one is left out, whichever was tapped first', async () => {
  const coupons = [
    await giveCoupon(gateway, member, { couponId: 'first-30' }),
    await giveCoupon(gateway, member, { couponId: 'birthday-10' }),
  ]
  const ask = (codes: string[]) =>
    gateway.ask(previewOrder, draftOnWire(gateway, { pids: ['carbonara'], nums: [4], coupons: codes }), member)
  const [one, other] = [await ask(coupons), await ask(coupons.toReversed())]
  expect(one.couponIssues).toHaveLength(one.price?.coupons.length === 2 ? 0 : 1)
  expect(other.price).toEqual(one.price)
})

test('[6.2] somebody else’s coupon is unknown, also to a visitor and to nobody at all', async () => {
  const code = await giveCoupon(gateway, member)
  const draft = draftOnWire(gateway, { coupons: [code] })
  for (const as of [await newMember(gateway), await newGuest(gateway), {}])
    expect(await gateway.ask(previewOrder, draft, as)).toMatchObject({
      couponIssues: [{ voucherCode: code, code: 'VOUCHER_UNKNOWN' }],
      price: { couponDiscount: 0, total: 8900 },
    })
})

test('one order posted many times at once uses its coupon once', async () => {
  const code = await giveCoupon(gateway, member)
  const content = await couponOrder(gateway, member, { coupons: [code] })
  const replies = await Promise.all(Array.from({ length: 8 }, () => gateway.call(postOrder, content, member)))
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(1))
  expect(new Set(replies.map(({ data }) => (data as { orderId: string }).orderId)).size).toBe(1)
  expect(await gateway.call(postOrder, { ...content, coupons: [] }, member)).toMatchObject({
    code: expect.stringMatching(/ORDER_CONFLICT|PRICE_CHANGED/),
  })
})

test('a coupon held on another phone is taken, and the order is told its price without it', async () => {
  const code = await giveCoupon(gateway, member)
  await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId: randomUUID() }, member)
  const content = await couponOrder(gateway, member, { coupons: [code] })
  expect(await gateway.call(postOrder, content, member)).toMatchObject({
    status: 301,
    code: 'VOUCHER_TAKEN',
    data: { price: { total: 89, coupons: [] }, couponIssues: [{ voucherCode: code, code: 'VOUCHER_TAKEN' }] },
  })
  clock.at = addMinutes(noon, 10)
  expect(await gateway.call(postOrder, content, member)).toMatchObject({ status: 1 })
  clock.at = noon
})

test('[4.43] an order that is cancelled gives its coupon back', async () => {
  const code = await giveCoupon(gateway, member)
  const { orderId } = await gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [code] }), member)
  expect(await usable()).not.toContain(code)
  await gateway.ask(cancelOrder, { orderId }, member)
  expect(await usable()).toContain(code)
  expect(await gateway.call(postOrder, await couponOrder(gateway, member, { coupons: [code] }), member)).toMatchObject({ status: 1 })
})

test('an order that finds its slot full keeps its coupon held and unused', async () => {
  const code = await giveCoupon(gateway, member)
  const wantedAt = addMinutes(noon, 180)
  for (let full = false; !full;) {
    const reply = await gateway.call(
      postOrder,
      onWire(orderOf(gateway, { wantedAt, pids: ['carbonara'], nums: [9] })),
      await newGuest(gateway),
    )
    full = reply.code === 'SLOT_FULL'
  }
  const content = await couponOrder(gateway, member, { wantedAt, pids: ['carbonara'], nums: [9], coupons: [code] })
  expect(await gateway.call(postOrder, content, member)).toMatchObject({ code: 'SLOT_FULL' })
  expect((await vouchersOf(gateway, member, 4)).map(({ voucherCode }) => voucherCode)).toContain(code)
})

/** Posts orders for one code at once, and gives how each ended. */
async function race(guests: As[], coupon: string) {
  const contents = await Promise.all(guests.map((as) => couponOrder(gateway, as, { coupons: [coupon] })))
  const replies = await Promise.all(contents.map((content, at) => gateway.call(postOrder, content, guests[at])))
  return replies.map(({ status, code }) => (status === 1 ? 'placed' : code))
}

test('of 64 checkouts at once for the last of a promo code one wins, and 63 are told that it is taken', async () => {
  const guests = await Promise.all(Array.from({ length: 64 }, () => newGuest(gateway)))
  const ends = await race(guests, 'LASTONE')
  expect(ends.filter((end) => end === 'placed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'VOUCHER_TAKEN')).toHaveLength(63)
  const holds = { name: '', text: "select state, order_id is not null as placed from voucher_holds where voucher_code = 'LASTONE'" }
  expect(await gateway.context.db.rows(holds)).toEqual([{ state: 'committed', placed: true }])
})

test('of 64 orders of one member for one coupon one is placed', async () => {
  const code = await giveCoupon(gateway, member)
  const ends = await race(Array<As>(64).fill(member), code)
  expect(ends.filter((end) => end === 'placed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'VOUCHER_TAKEN' || end === 'COUPONS_CHANGED')).toHaveLength(63)
  expect(await used()).toContain(code)
})

test('an order without coupons leaves the holds alone', async () => {
  const guest = await newGuest(gateway)
  const code = await giveCoupon(gateway, member)
  await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId: randomUUID() }, member)
  await place(gateway, guest, { storeId: taikooShop })
  expect((await vouchersOf(gateway, member, 4)).map(({ voucherCode }) => voucherCode)).toContain(code)
})
