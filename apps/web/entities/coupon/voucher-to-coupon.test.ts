import type { Voucher } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { voucherToCoupon } from './voucher-to-coupon.ts'

const nothing = { pointsoftProducts: null, pointsoftExclProducts: null, canDaoProductType: null, canDaoExclProductType: null }
/** $30 off an order of $200, as the chain gives it. */
const thirty: Voucher = {
  ...nothing,
  voucherId: 'hb30',
  voucherCode: 'HB30',
  voucherDisplayCode: 'HB30',
  voucherCategory: '',
  voucherVendor: '',
  voucherName: '滿 $200 減 $30',
  voucherNameEn: '$30 off over $200',
  voucherStatus: 1,
  voucherCategoryCode: 'A01,A02',
  voucherHashtagCode: null,
  voucherType: 1,
  voucherDiscount: null,
  voucherAmount: cents(3000),
  minUsage: cents(20_000),
  showPrice: '',
  includedBoxedMealFee: 0,
  voucherProductCode: null,
  minUsageProductCode: null,
  canDaoFixPrice: null,
  copyPro: null,
  mappingPro: null,
  voucherCalType: 1,
  voucherRule: null,
  canDaoAvailableShops: null,
  availableShops: null,
  validBeginDate: 0,
  validEndDate: null,
  candaoItem: null,
  thirdCoupoChannel: 'Candao',
  isYuuCouponList: false,
  isMezzofy: false,
  isThreshold: true,
  canDaoPriceType: null,
  terms: [],
  picture: null,
}
const read = (change: Partial<Voucher>) => voucherToCoupon({ ...thirty, ...change }, 2)

test('[3.10] [3.11] a voucher is read in one language, with what does not limit left out', () => {
  expect(voucherToCoupon(thirty, 1)).toEqual({
    code: 'HB30',
    name: '滿 $200 減 $30',
    source: 'member',
    channel: 'Candao',
    gift: { kind: 'cash', amount: 3000 },
    judge: 'amount',
    minimum: 20_000,
    countsBoxedMeal: false,
    categories: ['A01', 'A02'],
    begins: 0,
    ends: null,
    showPrice: '',
  })
  expect(read({}).name).toBe('$30 off over $200')
})

test.each<[Partial<Voucher>, object]>([
  [{ voucherType: 1 }, { kind: 'cash', amount: 3000 }],
  [
    { voucherType: 2, voucherDiscount: 90 },
    { kind: 'discount', pays: 90 },
  ],
  [
    { voucherType: 3, voucherProductCode: 'HK1', copyPro: { pid: 'tart' } },
    { kind: 'product', productCode: 'HK1', pid: 'tart' },
  ],
  [{ voucherType: 4 }, { kind: 'cashLike', amount: 3000 }],
  [
    { voucherType: 5, voucherProductCode: 'HK1', canDaoFixPrice: cents(900), mappingPro: { mappingId: 'tart', mappingPrice: cents(0) } },
    { kind: 'fixed', productCode: 'HK1', pid: 'tart', price: 900 },
  ],
  [{ voucherType: 3 }, { kind: 'product', productCode: '', pid: null }],
  [{ voucherType: null }, { kind: 'plain' }],
])('[3.15] %j gives %j', (change, gift) => {
  expect(read(change).gift).toEqual(gift)
})

test.each<[Partial<Voucher>, object]>([
  [{ voucherCalType: 0 }, { judge: 'always', source: 'member' }],
  [{ voucherCalType: 2 }, { judge: 'dishes', source: 'member' }],
  [{ voucherCalType: null }, { judge: 'vendor', vendorSays: 'good' }],
  [{ voucherCalType: null, voucherStatus: 3 }, { vendorSays: 'gone' }],
  [
    { thirdCoupoChannel: 'Mezzofy', voucherVendor: 'Mezzofy' },
    { source: 'vendor', channel: 'Mezzofy' },
  ],
  [{ thirdCoupoChannel: 'YUU', isYuuCouponList: true }, { source: 'partner' }],
])('[3.16] [3.17] %j is judged and comes from %j', (change, part) => {
  expect(read(change)).toMatchObject(part)
})

test('[3.12] what a platform coupon needs is so many of its products, or what it leaves out', () => {
  expect(read({ voucherCalType: 2, pointsoftProducts: ['a', 'b'], voucherRule: { count: 2 } }).need).toEqual({
    mode: 'include',
    pids: ['a', 'b'],
    count: 2,
  })
  expect(read({ voucherCalType: 2, pointsoftProducts: ['a'] }).need).toMatchObject({ count: 1 })
  expect(read({ voucherCalType: 2, pointsoftExclProducts: ['a'] }).need).toEqual({ mode: 'exclude', pids: ['a'] })
  expect(read({ voucherCalType: 2, canDaoExclProductType: ['b'] }).need).toEqual({ mode: 'exclude', pids: ['b'] })
  expect(read({ voucherCalType: 1, pointsoftProducts: ['a'] })).not.toHaveProperty('need')
  expect(read({ voucherCalType: 1, pointsoftExclProducts: ['a'] })).not.toHaveProperty('need')
})

test('[4.26] a product that must be bought is the one its code stands for here, and then the gift is not', () => {
  const mappingPro = { mappingId: 'pizza', mappingPrice: cents(0) }
  expect(read({ minUsageProductCode: 'HK9', mappingPro }).need).toEqual({ mode: 'mapped', pid: 'pizza' })
  expect(read({ minUsageProductCode: 'HK9' }).need).toEqual({ mode: 'mapped', pid: null })
  expect(read({ voucherType: 3, minUsageProductCode: 'HK9', mappingPro }).gift).toMatchObject({ pid: null })
})

test('[5.7] a platform coupon names shops by the platform’s id, any other by the extra one', () => {
  const shops = { canDaoAvailableShops: ['73101'], availableShops: ['83101'] }
  expect(read({ ...shops, voucherCalType: 2 }).shops).toEqual(['73101'])
  expect(read({ ...shops, voucherCalType: 1 }).shops).toEqual(['83101'])
})

test('[3.13] times, days and dishes that limit a coupon are kept', () => {
  const limits = read({
    voucherHashtagCode: ['H03'],
    candaoItem: { specialDates: ['2026/12/25'], canUseWeekdays: [1, 2] },
    canDaoProductType: ['a'],
    includedBoxedMealFee: 1,
  })
  expect(limits).toMatchObject({
    slots: ['H03'],
    specialDates: ['2026/12/25'],
    weekdays: [1, 2],
    covers: ['a'],
    countsBoxedMeal: true,
  })
  expect(read({ voucherHashtagCode: [] })).not.toHaveProperty('slots')
  expect(read({ voucherCategoryCode: ' A03, A05,X' }).categories).toEqual(['A03', 'A05'])
})

test('[3.15] cash that covers the delivery fee alone is a delivery coupon; beside a dish it is not', () => {
  const cash = { voucherType: 1, voucherAmount: cents(2000) } as const
  const of = (canDaoProductType: string[] | null) => read({ ...cash, canDaoProductType })
  expect(of(['delivery'])).toMatchObject({ gift: { kind: 'delivery', amount: 2000 } })
  expect(of(['delivery'])).not.toHaveProperty('covers')
  expect(of(['delivery', 'tart'])).toMatchObject({ gift: { kind: 'cash' }, covers: ['delivery', 'tart'] })
  expect(of(['tart']).gift.kind).toBe('cash')
  expect(of(null).gift.kind).toBe('cash')
  expect(read({ voucherType: 2, voucherDiscount: 90, canDaoProductType: ['delivery'] }).gift.kind).toBe('discount')
})

test('[4.35] a third party’s product with a price on the menu is had for nothing, as type 5', () => {
  const mapped = { voucherType: 3, voucherCalType: null, voucherProductCode: 'HK1' } as const
  expect(read({ ...mapped, mappingPro: { mappingId: 'tart', mappingPrice: cents(1600) } }).gift).toEqual({
    kind: 'fixed',
    productCode: 'HK1',
    pid: 'tart',
    price: 0,
  })
  expect(read({ ...mapped, mappingPro: { mappingId: 'tart', mappingPrice: cents(0) } }).gift).toMatchObject({
    kind: 'product',
    pid: 'tart',
  })
})
