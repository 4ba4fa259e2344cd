import { catalogueRecordGet, offerTry } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced } from '../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let marketing: StaffAs
let versionNo = 0
beforeAll(async () => {
  marketing = await newStaff(gateway, 'marketing')
  ;({ versionNo } = await liveVersion(gateway, marketing))
})

/** Two carbonara and a garlic bread at Taikoo Shing, taken away on a Monday at noon. */
const basket = {
  offer: null,
  coupons: [],
  storeId: '3101',
  orderType: 1,
  at: '2026/11/23 12:00:00',
  lines: [
    { pid: 'carbonara', num: 2 },
    { pid: 'garlic-bread', num: 1 },
  ],
}
const trial = (more: object = {}) => gateway.ask(offerTry, { versionNo, ...basket, ...more }, marketing)
const refusal = (more: object = {}) => gateway.call(offerTry, { versionNo, ...basket, ...more }, marketing)
const couponOf = async (id: string) => {
  const { held } = await gateway.ask(catalogueRecordGet, { versionNo, kind: 'coupon', id }, marketing)
  return held?.record ?? {}
}

test('a basket is priced as an order is, and each promotion says why it gives nothing', async () => {
  const { lines, subtotal, discount, total, boxedMeal, promotions } = await trial()
  expect(lines.map(({ pid, num, gift }) => [pid, num, gift])).toEqual([
    ['carbonara', 2, false],
    ['garlic-bread', 1, false],
  ])
  expect([subtotal, discount]).toEqual([15_200, 0])
  expect(total).toBe(subtotal + boxedMeal)
  const why = Object.fromEntries(promotions.map((each) => [each.promotionId, [each.why, each.gapMoney]]))
  expect(why).toMatchObject({
    'spend-more': ['short', 4_800],
    'takeaway-afternoon': ['time', null],
    'christmas-party': ['time', null],
    'free-side': ['gives', null],
  })
})

test('at another time, and for another way of dining, others hold', async () => {
  const { promotions } = await trial({ at: '2026/11/23 15:00:00' })
  expect(promotions).toContainEqual(expect.objectContaining({ promotionId: 'takeaway-afternoon', why: 'gives', amount: 2_000 }))
  const delivered = await trial({ at: '2026/11/23 15:00:00', orderType: 2 })
  expect(delivered.promotions).toContainEqual(expect.objectContaining({ promotionId: 'takeaway-afternoon', why: 'way' }))
  expect(delivered.delivery).toBeGreaterThan(0)
})

test('a coupon is usable, or says its reason and the gap', async () => {
  const { coupons, couponDiscount } = await trial({ coupons: [{ kind: 'coupon', id: 'first-30' }] })
  expect(coupons).toMatchObject([{ id: 'first-30', why: 'usable', amount: 3_000, lost: 0 }])
  expect(couponDiscount).toBe(3_000)
  const less = await trial({ coupons: [{ kind: 'coupon', id: 'first-30' }], lines: [{ pid: 'carbonara', num: 2 }] })
  expect(less.coupons).toMatchObject([{ why: 'reason', reason: 13, gapMoney: 15_000 - less.subtotal, amount: 0 }])
  const dineIn = await trial({ coupons: [{ kind: 'coupon', id: 'first-30' }], orderType: 5 })
  expect(dineIn.coupons).toMatchObject([{ why: 'way', reason: null }])
})

test('what is edited is tried as it stands, saved or not', async () => {
  const record = { ...(await couponOf('first-30')), minimum: 16_000 }
  const { coupons } = await trial({ offer: { kind: 'coupon', record }, coupons: [{ kind: 'coupon', id: 'first-30' }] })
  expect(coupons).toMatchObject([{ why: 'reason', reason: 13, gapMoney: 800 }])
  const promotion = {
    promotionId: 'spend-more',
    kind: 'spend',
    name: { tc: '滿減', en: 'Spend' },
    note: { tc: '滿減', en: 'Spend' },
    tiers: [{ spend: { 31: 15_000 }, off: { 31: 1_000 } }],
  }
  const { promotions, discount } = await trial({ offer: { kind: 'promotion', record: promotion } })
  expect(promotions).toContainEqual(expect.objectContaining({ promotionId: 'spend-more', why: 'gives', amount: 1_000 }))
  expect(discount).toBe(1_000)
})

test('coupons are judged beside one another; a dish that one gives lies in the basket', async () => {
  const { coupons, lines } = await trial({
    coupons: [
      { kind: 'coupon', id: 'first-30' },
      { kind: 'promoCode', id: 'HARBOUR20' },
      { kind: 'promoCode', id: 'POPCORN' },
    ],
  })
  expect(coupons.map(({ id, why }) => [id, why])).toEqual([
    ['first-30', 'usable'],
    ['HARBOUR20', 'notCombined'],
    ['POPCORN', 'usable'],
  ])
  expect(lines).toContainEqual(expect.objectContaining({ pid: 'popcorn-chicken', gift: true }))
})

test('of the other brand, and out of its days, a code says so', async () => {
  const refs = [
    { kind: 'promoCode', id: 'TAIKOO10' },
    { kind: 'promoCode', id: 'SUMMER26' },
  ]
  const { coupons } = await trial({ storeId: '4201', coupons: refs })
  expect(coupons.map(({ why }) => why)).toEqual(['brand', 'dates'])
})

test('dishes that cannot be had as they come are named', async () => {
  const { left, lines } = await trial({
    lines: [
      { pid: 'caviar', num: 1 },
      { pid: 'garlic-bread', num: 1 },
    ],
  })
  expect(left).toEqual([{ pid: 'caviar', why: 'unknown' }])
  expect(lines).toHaveLength(1)
})

test("a draft's own prices count", async () => {
  const menu = await newStaff(gateway, 'menu')
  const draft = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo: draft, kind: 'product', id: 'garlic-bread', edit: priced(9_900) })
  expect((await trial({ versionNo: draft })).subtotal).toBeGreaterThan((await trial()).subtotal)
})

test.each([
  ['VERSION_UNKNOWN', { versionNo: 9_999_999 }],
  ['STORE_UNKNOWN', { storeId: '9999' }],
  ['RECORD_UNKNOWN', { coupons: [{ kind: 'coupon', id: 'nobody' }] }],
  ['RECORD_FAULTY', { offer: { kind: 'coupon', record: { couponId: 'first-30' } } }],
])('%s is said', async (code, more) => {
  expect(await refusal(more)).toMatchObject({ code })
})

test.each([
  [{ lines: [{ pid: 'carbonara', num: 0 }] }],
  [{ orderType: 3 }],
  [{ at: 'noon' }],
  [{ coupons: [{ kind: 'promotion', id: 'x' }] }],
])('what is malformed is turned away: %j', async (more) => {
  expect((await refusal(more)).status).not.toBe(1)
})
