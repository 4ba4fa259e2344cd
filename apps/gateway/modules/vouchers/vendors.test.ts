import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  getOrderDetail,
  postOrder,
  previewOrder,
  userProfileGet,
  voucherGet,
  voucherHold,
  voucherOnHoldGet,
  voucherRelease,
  yuuLoginStatus,
  yuuProfileGet,
  yuuVoucherGet,
} from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { couponLine, couponOrder, draftOnWire } from '../../testing/coupons.fixtures.ts'
import { newMember } from '../../testing/members.fixtures.ts'
import { onWire, orderOf } from '../../testing/orders.fixtures.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon, startGateway, type As } from '../../testing/gateway.ts'
import { sweepHolds } from './sweep-holds.ts'
import { openVoucherVendors } from '../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../testing/vouchers-sandbox.ts'

const sandbox = await startVoucherSandbox()
let now = noon
const clock = { now: () => now }
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), clock)
const gateway = await startGateway({ clock, instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(() => sandbox.calm())

async function listOf(member: As) {
  return (await gateway.ask(voucherGet, { voucherStatus: 1 }, member)).data
}
const stateOf = async (code: string) => (await sandbox.vouchers()).find((each) => each.code === code)?.state
const hold = (member: As, ...voucherCodeList: string[]) =>
  gateway.ask(voucherHold, { voucherCodeList, clientOrderId: randomUUID() }, member)

/** A member, and the phone as the partner has it. */
async function partnerMember() {
  const member = await newMember(gateway)
  const { phoneNo } = await gateway.ask(userProfileGet, {}, member)
  return { member, phone: phoneNo.slice(4) }
}

test('[3.17] [7.21] a member’s list has the vouchers of each vendor beside the house’s own', async () => {
  const list = await listOf(await newMember(gateway))
  const byVendor = Object.groupBy(list, ({ voucherVendor }) => voucherVendor)
  expect(Object.keys(byVendor)).toEqual(expect.arrayContaining(['Candao', 'Storellect', 'Mezzofy']))
  expect(byVendor.Storellect?.find(({ voucherCode }) => voucherCode.startsWith('SL-CASH50'))).toMatchObject({
    thirdCoupoChannel: 'Storellect',
    voucherType: 4,
    voucherAmount: 5000,
    minUsage: 35_000,
    voucherCalType: null,
    isMezzofy: false,
  })
  expect(byVendor.Mezzofy?.every(({ isMezzofy }) => isMezzofy)).toBe(true)
  expect(list.some(({ isYuuCouponList }) => isYuuCouponList)).toBe(false)
})

test('[7.21] a vendor that does not answer leaves the others’ vouchers in the list', async () => {
  const member = await newMember(gateway)
  await sandbox.suffer({ vendor: 'mezzofy', kind: 'broken', times: 5, on: ['list'] })
  const vendorsOf = (await listOf(member)).map(({ voucherVendor }) => voucherVendor)
  expect(vendorsOf).toContain('Storellect')
  expect(vendorsOf).not.toContain('Mezzofy')
})

test('[4.36] what is held is held at its vendor, and free there once it is released', async () => {
  const member = await newMember(gateway)
  const codes = (await listOf(member)).flatMap(({ voucherCode, voucherVendor }) =>
    ['Candao', 'Storellect', 'Mezzofy'].includes(voucherVendor) ? [voucherCode] : [],
  )
  const { held, refused } = await hold(member, ...codes)
  expect([held.map(({ voucherCode }) => voucherCode).toSorted(), refused]).toEqual([codes.toSorted(), []])
  expect(await Promise.all(codes.map(stateOf))).toEqual(codes.map(() => 'held'))
  expect((await gateway.ask(voucherOnHoldGet, {}, member)).data).toHaveLength(codes.length)
  expect(await gateway.ask(voucherRelease, { voucherCodeList: codes }, member)).toMatchObject({ failed: [] })
  expect(await Promise.all(codes.map(stateOf))).toEqual(codes.map(() => 'free'))
})

test('another member’s voucher is unknown, and stays free at its vendor', async () => {
  const [mine, stranger] = [await newMember(gateway), await newMember(gateway)]
  const code = (await listOf(mine)).find(({ voucherVendor }) => voucherVendor === 'Storellect')?.voucherCode ?? ''
  expect(await hold(stranger, code)).toMatchObject({ held: [], refused: [{ voucherCode: code }] })
  expect(await stateOf(code)).toBe('free')
})

test.each([
  ['out-of-stock', 'VOUCHER_ENDED'],
  ['expired', 'VOUCHER_ENDED'],
])('a voucher that its vendor says is %s is refused with %s', async (kind, code) => {
  const member = await newMember(gateway)
  const voucherCode = (await listOf(member)).find(({ voucherVendor }) => voucherVendor === 'Candao')?.voucherCode ?? ''
  await sandbox.suffer({ vendor: 'candao', kind, on: ['hold'] })
  expect(await hold(member, voucherCode)).toEqual({ held: [], refused: [{ voucherCode, code }] })
})

test('[4.36] an order uses its voucher at the vendor too, and gives it back when it is cancelled', async () => {
  const member = await newMember(gateway)
  const gift = (await listOf(member)).find(({ voucherCode }) => voucherCode.startsWith('MZ-GIFT100'))
  const voucherCode = gift?.voucherCode ?? ''
  const order = orderOf(gateway, { nums: [2, 2], coupons: [voucherCode] })
  await gateway.ask(voucherHold, { voucherCodeList: [voucherCode], clientOrderId: order.clientOrderId }, member)
  await sandbox.suffer({ vendor: 'mezzofy', kind: 'cut-after', on: ['commit', 'reverse'], times: 2 })
  const { orderId } = await gateway.ask(postOrder, onWire({ ...order, total: cents(order.total - 10_000) }), member)
  await swept()
  expect(await stateOf(voucherCode)).toBe('used')
  expect((await gateway.ask(getOrderDetail, { orderId }, member)).price.coupons).toMatchObject([{ voucherCode, amount: 10_000 }])
  await gateway.ask(cancelOrder, { orderId }, member)
  await swept()
  expect(await stateOf(voucherCode)).toBe('free')
})

describe.each([
  ['MZ-FRIES', 'Chunky Fries gift voucher', '香脆粗薯條禮券'],
  ['SL-TARTS', 'Egg tarts voucher', '新鮮葡撻換領券'],
])('a third party’s product voucher, %s', (offer, en, tc) => {
  async function holder() {
    const member = await newMember(gateway)
    const voucher = (await listOf(member)).find(({ voucherCode }) => voucherCode.startsWith(offer))
    if (!voucher?.mappingPro) throw new Error(`${offer} stands for nothing here`)
    return { member, code: voucher.voucherCode, dish: voucher.mappingPro }
  }
  const [bought] = orderOf(gateway).lines

  test('[4.35] makes its dish free: what is taken off is the dish’s own price, and the order uses it', async () => {
    const { member, code, dish } = await holder()
    expect(dish.mappingPrice).toBeGreaterThan(0)
    const lines = [bought, couponLine(gateway, code, dish.mappingId)].flatMap((line) => line ?? [])
    const draft = draftOnWire(gateway, { lines, coupons: [code] })
    for (const [language, name] of [
      [1, tc],
      [2, en],
    ] as const)
      expect(await gateway.ask(previewOrder, draft, { ...member, language })).toMatchObject({
        couponIssues: [],
        issues: [],
        price: { coupons: [{ voucherCode: code, name, amount: dish.mappingPrice }], couponDiscount: dish.mappingPrice, total: 6500 },
      })
    await gateway.ask(postOrder, await couponOrder(gateway, member, { lines, coupons: [code] }), member)
    await swept()
    expect(await stateOf(code)).toBe('used')
  })

  test('[4.11] without its line takes nothing off, is named by preview and order, and stays in the wallet', async () => {
    const { member, code } = await holder()
    const issue = { voucherCode: code, code: 'VOUCHER_DISH_MISSING', reason: null }
    expect(await gateway.ask(previewOrder, draftOnWire(gateway, { coupons: [code] }), member)).toMatchObject({
      couponIssues: [issue],
      price: { coupons: [], couponDiscount: 0, total: 8900 },
    })
    expect(await gateway.call(postOrder, onWire(orderOf(gateway, { coupons: [code] })), member)).toMatchObject({
      code: 'COUPONS_CHANGED',
      data: { couponIssues: [issue], price: { total: 89 } },
    })
    expect((await listOf(member)).map(({ voucherCode }) => voucherCode)).toContain(code)
    expect(await stateOf(code)).toBe('free')
  })
})

test('[4.14] a third party’s cash does not give way to a promo code that is unusable by itself, whichever was tapped first', async () => {
  const member = await newMember(gateway)
  const cash = (await listOf(member)).find(({ voucherCode }) => voucherCode.startsWith('SL-CASH50'))?.voucherCode ?? ''
  const draft = draftOnWire(gateway, { pids: ['carbonara'], nums: [8], coupons: [cash] })
  for (const coupons of [
    [cash, 'PIZZAPAL'],
    ['PIZZAPAL', cash],
  ])
    expect(await gateway.ask(previewOrder, { ...draft, coupons }, member)).toMatchObject({
      price: { coupons: [{ voucherCode: cash, amount: 5000 }], couponDiscount: 5000 },
      couponIssues: [{ voucherCode: 'PIZZAPAL', code: 'VOUCHER_UNUSABLE', reason: 6, gapItems: 2 }],
    })
})

/** Tells the vendors all that they are yet to hear. */
async function swept() {
  now += 60_000
  await sweepHolds.round(gateway.context)
  const waiting = { name: '', text: `select 1 from voucher_holds where channel is not null and not told and state <> 'held'` }
  await expect.poll(() => gateway.context.db.rows(waiting, [])).toEqual([])
}

test('[7.20] [8.8] the partner’s vouchers come for its guest key; a lost one answers 403', async () => {
  const { member, phone } = await partnerMember()
  const { guestKey } = await sandbox.partnerLogin(phone)
  const { data } = await gateway.ask(yuuVoucherGet, { yuuGuestKey: guestKey }, member)
  expect(new Set(data.map(({ voucherCode }) => voucherCode.split('-')[1]))).toEqual(new Set(['PEARL25', 'PIZZA15', 'WEEKDAY85']))
  expect(data.every(({ isYuuCouponList, thirdCoupoChannel }) => isYuuCouponList && thirdCoupoChannel === 'YUU')).toBe(true)
  const [first] = data
  expect(await hold(member, first?.voucherCode ?? '')).toMatchObject({ refused: [] })
  await sandbox.partnerLogout(phone)
  expect(await gateway.call(yuuVoucherGet, { yuuGuestKey: guestKey }, member)).toMatchObject({ status: 403, code: 'PARTNER_KEY_LOST' })
})

test('[7.18] [7.19] [8.8] login state and profile come from the partner; who is not logged in there gets -403', async () => {
  const { member, phone } = await partnerMember()
  expect(await gateway.call(yuuLoginStatus, {}, member)).toMatchObject({ status: -403, code: 'PARTNER_LOGGED_OUT' })
  await sandbox.partnerLogin(phone)
  const { yuuToken } = await gateway.ask(yuuLoginStatus, {}, member)
  expect(await gateway.ask(yuuProfileGet, { yuuToken }, member)).toMatchObject({ memberProfileList: [{ phoneNo: phone }] })
  expect(await gateway.call(yuuProfileGet, { yuuToken: 'yt-nobody' }, member)).toMatchObject({ status: -403 })
})
