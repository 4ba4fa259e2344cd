import { describe, expect, test } from 'vitest'
import { at, bookOf, fries, lineOf, menu, noon, tea } from '../testing/menu.fixtures.ts'
import { couponBasket, type CouponBasket } from './coupon-basket.ts'
import { bigCash, cash, freeFries, given, orderOf, saturday } from '../testing/coupon.fixtures.ts'
import type { CouponOccasion } from './coupon-context.ts'
import type { Coupon, CouponGift } from './coupon.ts'
import { couponJudge, judgeCoupon } from './judge-coupon.ts'
import { cents } from '../money.ts'

const basket: CouponBasket = {
  lines: [
    { pid: 'pizza', num: 1, total: cents(12_800) },
    { pid: 'fries', num: 2, total: cents(6_400) },
    { pid: 'fries', num: 1, total: cents(800) },
  ],
  boxedMeal: cents(800),
}
const empty: CouponBasket = { lines: [], boxedMeal: cents(0) }
const usable = { usable: true }
const refused = (reason: number, gap?: object) => ({ usable: false, reason, ...(gap && { gap }) })
const judged = (changes: Partial<Coupon>, occasion: Partial<CouponOccasion> = {}, on = basket) =>
  judgeCoupon({ ...cash, ...changes }, on, { ...saturday, ...occasion })

test('[4.18] a coupon of voucherCalType 0 is always usable, whatever its minimum', () => {
  expect(judged({})).toEqual(usable)
  expect(judged({ minimum: cents(99_999) })).toEqual(usable)
})

test.each([
  [20_000, usable],
  [20_001, refused(13, { money: 1 })],
  [30_000, refused(13, { money: 10_000 })],
])('[4.19] [4.33] [5.3] of $200, a minimum of %i cents: %o', (minimum, verdict) => {
  expect(judged({ judge: 'amount', minimum: cents(minimum) })).toEqual(verdict)
})

test.each([
  [20_800, usable],
  [20_801, refused(13, { money: 1 })],
])('[4.19] [9.4] with the boxed-meal fee of $8, a minimum of %i cents: %o', (minimum, verdict) => {
  expect(judged({ judge: 'amount', minimum: cents(minimum), countsBoxedMeal: true })).toEqual(verdict)
})

test.each(['always', 'amount', 'dishes', 'vendor'] as const)('[4.21] type 4 asks its minimum however it is judged: %s', (judge) => {
  const gift: CouponGift = { kind: 'cashLike', amount: cents(1_000) }
  expect(judged({ judge, gift, minimum: cents(20_000) })).toEqual(usable)
  expect(judged({ judge, gift, minimum: cents(20_001) })).toEqual(refused(13, { money: 1 }))
})

test('[3.16] a vendor’s coupon asks no minimum of ours: its vendor decides', () => {
  expect(judged({ judge: 'vendor', minimum: cents(99_999) })).toEqual(usable)
})

describe('dates and ways of dining come before all reasons', () => {
  test('[5.4] outside its dates', () => {
    expect(judged({ ends: noon })).toEqual({ usable: false, reason: null, outside: 'dates' })
    expect(judged({ ends: noon + 1 })).toEqual(usable)
    expect(judged({ begins: noon })).toEqual({ usable: false, reason: null, outside: 'dates' })
    expect(judged({ ends: noon, categories: ['A02'] }, {}, empty)).toEqual({ usable: false, reason: null, outside: 'dates' })
  })

  test('[5.4] the dates are those of the order, also of one that is wanted later', () => {
    expect(judged({ ends: noon + 1 }, { wantedAt: noon + 86_400_000 })).toEqual(usable)
  })

  test.each([
    ['A01', 1, true],
    ['A01', 2, false],
    ['A02', 2, true],
    ['A05', 5, true],
    ['A05', 1, false],
    ['A03', 1, false],
  ] as const)('[5.5] a coupon of %s, order type %i: %s', (category, orderType, fits) => {
    const verdict = judged({ categories: [category] }, { orderType }, basket)
    expect(verdict).toEqual(fits ? usable : { usable: false, reason: null, outside: 'way' })
    if (!fits) expect(judged({ categories: [category] }, { orderType }, empty)).toEqual(verdict)
  })
})

test('[4.23] 1: an empty cart, and one with nothing but what coupons give', () => {
  expect(judged({}, {}, empty)).toEqual(refused(1))
  expect(judgeCoupon(cash, couponBasket(orderOf(given(fries, freeFries)), [freeFries]), saturday)).toEqual(refused(1))
  expect(judgeCoupon(cash, couponBasket(orderOf(lineOf(tea)), [freeFries]), saturday)).toEqual(usable)
})

test('[4.24] 2: a partner’s coupon without the partner’s login', () => {
  expect(judged({ source: 'partner' })).toEqual(refused(2))
  expect(judged({ source: 'partner' }, { partnerSignedIn: true })).toEqual(usable)
  expect(judged({ source: 'vendor' })).toEqual(usable)
})

describe('[4.25] 3: outside its time', () => {
  test('[4.25] H04 begins at half past five', () => {
    expect(judged({ slots: ['H04'] }, { now: at('2026/11/21 17:29:59') })).toEqual(refused(3))
    expect(judged({ slots: ['H04'] }, { now: at('2026/11/21 17:30:00') })).toEqual(usable)
  })

  test.each([
    ['2026/11/21 14:29:59', usable],
    ['2026/11/21 14:30:00', refused(3)],
  ])('of H02 at %s: %o', (time, verdict) => {
    expect(judged({ slots: ['H02'] }, { now: at(time) })).toEqual(verdict)
    expect(judged({ slots: ['H02'] }, { wantedAt: at(time) })).toEqual(verdict)
  })

  test('a preorder is judged by its slot, not by now', () => {
    expect(judged({ slots: ['H04'] }, { wantedAt: at('2026/11/21 18:00') })).toEqual(usable)
    expect(judged({ slots: ['H02'] }, { wantedAt: at('2026/11/21 18:00') })).toEqual(refused(3))
    expect(judged({ weekdays: [7] }, { wantedAt: at('2026/11/22 18:00') })).toEqual(usable)
  })

  test('[5.4] on a date or weekday that it leaves out', () => {
    expect(judged({ specialDates: ['2026/11/21'] })).toEqual(refused(3))
    expect(judged({ weekdays: [1, 2, 3, 4, 5, 7] })).toEqual(refused(3))
    expect(judged({ weekdays: [6] })).toEqual(usable)
  })
})

describe('[4.26] 4 and 5: the product that it must be bought with', () => {
  test.each([
    ['pizza', usable],
    ['tea', refused(4, { items: 1 })],
    [null, refused(5)],
  ])('%s: %o', (pid, verdict) => {
    expect(judged({ need: { mode: 'mapped', pid } })).toEqual(verdict)
  })

  test('5: an outside code of its own product that stands for nothing here', () => {
    expect(judged({ gift: { kind: 'product', productCode: 'HK9', pid: null } })).toEqual(refused(5))
    expect(judged({ gift: { kind: 'fixed', productCode: 'HK9', pid: null, price: cents(1) } })).toEqual(refused(5))
  })

  test('what a coupon gives is not bought', () => {
    const on = couponBasket(orderOf(lineOf(tea), given(fries, freeFries)), [freeFries])
    expect(judged({ need: { mode: 'mapped', pid: 'fries' } }, {}, on)).toEqual(refused(4, { items: 1 }))
  })
})

describe('[4.20] [4.27] a coupon of the restaurant’s platform', () => {
  test('[4.27] needs its own dishes as 6, and enough besides what it leaves out as 7', () => {
    expect(judged({ judge: 'dishes', need: { mode: 'include', pids: ['pizza'], count: 1 } })).toEqual(usable)
    expect(judged({ judge: 'dishes', need: { mode: 'include', pids: ['pizza'], count: 2 } })).toEqual(refused(6, { items: 1 }))
    expect(judged({ judge: 'dishes', need: { mode: 'exclude', pids: ['fries'] }, minimum: cents(12_800) })).toEqual(usable)
    expect(judged({ judge: 'dishes', need: { mode: 'exclude', pids: ['fries'] }, minimum: cents(12_801) })).toEqual(
      refused(7, { money: 1 }),
    )
  })

  test.each([
    [['fries'], 3, usable],
    [['fries'], 4, refused(6, { items: 1 })],
    [['fries', 'fries'], 4, refused(6, { items: 1 })],
    [['fries', 'pizza'], 4, usable],
    [['tea'], 2, refused(6, { items: 2 })],
  ])('[4.27] 6: it includes %j, %i of them: %o', (pids, count, verdict) => {
    expect(judged({ judge: 'dishes', need: { mode: 'include', pids, count } })).toEqual(verdict)
  })

  test.each([
    [['pizza'], 7_200, usable],
    [['pizza'], 7_201, refused(7, { money: 1 })],
    [['pizza', 'pizza'], 7_200, usable],
    [['fries'], 13_000, refused(7, { money: 200 })],
    [['tea'], 20_000, usable],
  ])('[4.27] 7: without %j it comes to %i cents: %o', (pids, minimum, verdict) => {
    expect(judged({ judge: 'dishes', need: { mode: 'exclude', pids }, minimum: cents(minimum) })).toEqual(verdict)
  })

  test('[9.4] 7: the boxed-meal fee counts where the coupon says so', () => {
    const need = { mode: 'exclude', pids: ['pizza'] } as const
    expect(judged({ judge: 'dishes', need, minimum: cents(8_000), countsBoxedMeal: true })).toEqual(usable)
    expect(judged({ judge: 'dishes', need, minimum: cents(8_001), countsBoxedMeal: true })).toEqual(refused(7, { money: 1 }))
  })

  test('another’s dishes are not looked at', () => {
    expect(judged({ judge: 'amount', need: { mode: 'include', pids: ['tea'], count: 9 } })).toEqual(usable)
    expect(judged({ judge: 'vendor', need: { mode: 'exclude', pids: ['pizza'] }, minimum: cents(99_999) })).toEqual(usable)
  })

  test('one without a list asks nothing of the cart', () => {
    expect(judged({ judge: 'dishes', minimum: cents(99_999) })).toEqual(usable)
  })
})

describe('[4.28] 8: nothing to give', () => {
  const gifts: CouponGift[] = [
    { kind: 'product', productCode: '', pid: 'fries' },
    { kind: 'fixed', productCode: '', pid: null, price: cents(1) },
    { kind: 'cash', amount: cents(0) },
    { kind: 'discount', pays: 100 },
    { kind: 'plain' },
  ]
  test.each(gifts)('[4.28] %o', (gift) => {
    expect(judged({ gift })).toEqual(refused(8))
  })
})

describe('its product', () => {
  const free = (pid: string): Partial<Coupon> => ({ gift: { kind: 'product', productCode: 'HK1', pid } })

  test('[4.29] 9: not on the menu, or not for this way of dining', () => {
    expect(judged(free('gone'))).toEqual(refused(9))
    expect(judged(free('lunch'), { orderType: 5, now: at('2026/11/20 12:00') })).toEqual(refused(9))
    expect(judged(free('lunch'), { orderType: 2, now: at('2026/11/20 12:00') })).toEqual(usable)
    expect(judged(free('fries'))).toEqual(usable)
  })

  test('[4.30] 10: sold out', () => {
    expect(judged(free('fries'), { book: bookOf('fries') })).toEqual(refused(10))
    expect(judged(free('fries'), { book: bookOf('tea') })).toEqual(usable)
    expect(judged({ gift: { kind: 'fixed', productCode: 'HK1', pid: 'fries', price: cents(1) } }, { book: bookOf('fries') })).toEqual(
      refused(10),
    )
  })

  test('[4.31] 11: the lunch that a coupon gives is served until half past two on weekdays', () => {
    expect(judged(free('lunch'), { now: at('2026/11/20 14:29:59') })).toEqual(usable)
    expect(judged(free('lunch'), { now: at('2026/11/20 14:30:00') })).toEqual(refused(11))
  })

  test.each([
    ['2026/11/20 14:29:59', usable],
    ['2026/11/20 14:30:00', refused(11)],
    ['2026/11/21 12:00:00', refused(11)],
  ])('[4.31] 11: outside its service time, at %s: %o', (time, verdict) => {
    expect(judged(free('lunch'), { now: at(time) })).toEqual(verdict)
    expect(judged(free('lunch'), { now: noon, wantedAt: at(time) })).toEqual(verdict)
  })
})

describe('[4.32] [5.7] 12: shops', () => {
  test.each([
    ['dishes', 'P-3101', usable],
    ['dishes', 'X-3101', refused(12)],
    ['amount', 'X-3101', usable],
    ['amount', 'P-3101', refused(12)],
    ['always', 'X-3101', usable],
    ['vendor', 'X-3101', usable],
    ['vendor', 'P-3101', refused(12)],
  ] as const)('[4.32] judged by %s, for %s: %o', (judge, shop, verdict) => {
    expect(judged({ judge, shops: ['P-9', shop] })).toEqual(verdict)
  })

  test('[4.32] of no list all, of an empty one none', () => {
    expect(judged({})).toEqual(usable)
    expect(judged({ shops: [] })).toEqual(refused(12))
  })
})

test('[4.34] 14: its vendor says that it is gone', () => {
  expect(judged({ judge: 'vendor', vendorSays: 'gone' })).toEqual(refused(14))
  expect(judged({ judge: 'vendor', vendorSays: 'good' })).toEqual(usable)
  expect(judged({ judge: 'amount', vendorSays: 'gone' })).toEqual(refused(14))
})

describe('[4.22] of several reasons the first of the table is the answer', () => {
  const everything: Coupon = {
    ...cash,
    source: 'partner',
    slots: ['H01'],
    judge: 'dishes',
    need: { mode: 'mapped', pid: 'tea' },
    gift: { kind: 'cashLike', amount: cents(0) },
    shops: [],
    minimum: cents(99_999),
    vendorSays: 'gone',
  }
  const mended: [number, Partial<Coupon>, Partial<CouponOccasion>][] = [
    [2, {}, {}],
    [3, {}, { partnerSignedIn: true }],
    [4, { slots: [] }, {}],
    [5, { need: { mode: 'mapped', pid: null } }, {}],
    [6, { need: { mode: 'include', pids: ['tea'], count: 1 } }, {}],
    [7, { need: { mode: 'exclude', pids: ['tea'] } }, {}],
    [8, { need: undefined }, {}],
    [9, { gift: { kind: 'product', productCode: 'HK1', pid: 'lunch' } }, { orderType: 5, book: bookOf('lunch') }],
    [10, {}, { orderType: 1 }],
    [11, {}, { book: menu }],
    [12, { gift: { kind: 'cashLike', amount: cents(1) } }, {}],
    [13, { shops: ['P-3101'] }, {}],
    [14, { minimum: cents(0) }, {}],
  ]
  test.each(mended.map(([reason], at) => [reason, at]))('%i', (reason, upTo) => {
    const steps = mended.slice(0, upTo + 1)
    const coupon = steps.reduce<Coupon>((soFar, [, change]) => ({ ...soFar, ...change }), everything)
    const occasion = steps.reduce<CouponOccasion>((soFar, [, , change]) => ({ ...soFar, ...change }), saturday)
    expect(judgeCoupon(coupon, basket, occasion)).toMatchObject({ usable: false, reason })
    expect(judgeCoupon(coupon, empty, occasion)).toEqual(refused(1))
  })
})

test('one judge judges many as each by itself', () => {
  const judge = couponJudge(basket, saturday)
  for (const coupon of [cash, bigCash, freeFries, { ...cash, slots: ['H04'] } as Coupon])
    expect(judge(coupon)).toEqual(judgeCoupon(coupon, basket, saturday))
})
