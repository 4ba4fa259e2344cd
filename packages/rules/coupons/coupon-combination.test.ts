import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../testing/menu.fixtures.ts'
import { couponClass, mayCombine, sortedCoupons } from './coupon-combination.ts'
import {
  allTogether,
  anyCoupon,
  anyRules,
  bigCash,
  cash,
  delivers,
  freeFries,
  pizzaAt60,
  rulesWhere,
  tenOff,
  walletOf,
} from '../testing/coupon.fixtures.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { defaultCouponRules } from './default-coupon-rules.ts'
import { cents } from '../money.ts'

const cashLike: Coupon = { ...bigCash, code: 'LIKE', gift: { kind: 'cashLike', amount: cents(3_000) } }
const plain: Coupon = { ...cash, code: 'PLAIN', gift: { kind: 'plain' } }
const ten = { voucherType: 2, haveThreshold: false } as const
const twenty = { voucherType: 1, haveThreshold: false } as const
const rule = (one: CouponRule['availableVoucherType'][number], ...others: CouponRule['availableVoucherType'][number][]): CouponRule => ({
  ...one,
  availableVoucherType: others,
})

test.each([
  [cash, { voucherType: 1, haveThreshold: false }],
  [bigCash, { voucherType: 1, haveThreshold: true }],
  [delivers, { voucherType: 6, haveThreshold: false }],
  [
    { ...delivers, minimum: cents(1) },
    { voucherType: 6, haveThreshold: true },
  ],
  [
    { ...cash, minimum: cents(1) },
    { voucherType: 1, haveThreshold: true },
  ],
  [
    { ...cashLike, minimum: cents(0) },
    { voucherType: 4, haveThreshold: true },
  ],
  [plain, null],
])('[3.18] what %o is to the rules', (coupon, expected) => {
  expect(couponClass(coupon)).toEqual(expected)
})

describe('[4.14] [4.17] a coupon may join', () => {
  test('when each allows the other', () => {
    expect(mayCombine([cash], tenOff, [rule(twenty, ten), rule(ten, twenty)])).toBe(true)
  })

  test.each([
    ['the other alone', [rule(twenty, ten), rule(ten)]],
    ['itself alone', [rule(twenty), rule(ten, twenty)]],
    ['neither', [rule(twenty), rule(ten)]],
    ['a class with another minimum', [rule(twenty, { ...ten, haveThreshold: true }), rule(ten, twenty)]],
  ])('not when it is allowed by %s', (_, rules) => {
    expect(mayCombine([cash], tenOff, rules)).toBe(false)
  })

  test('not without a rule of its own: it goes alone', () => {
    expect(mayCombine([cash], tenOff, [rule(twenty, ten)])).toBe(false)
    expect(mayCombine([], tenOff, [])).toBe(true)
  })

  test('not when any one of the selected forbids it', () => {
    const rules = rulesWhere((a, b) => a !== b)
    expect(mayCombine([tenOff, freeFries], cash, rules)).toBe(true)
    expect(mayCombine([tenOff, { ...cash, code: 'OTHER' }], cash, rules)).toBe(false)
  })

  test('never beside itself, nor a plain one beside any', () => {
    expect(mayCombine([cash], { ...cash }, allTogether)).toBe(false)
    expect(mayCombine([cash], { ...cash, code: 'OTHER' }, allTogether)).toBe(true)
    expect(mayCombine([plain], cash, allTogether)).toBe(false)
    expect(mayCombine([cash], plain, allTogether)).toBe(false)
  })

  test('the same from both sides, whatever the rules', () => {
    fc.assert(
      fc.property(anyCoupon, anyCoupon, anyRules, (a, b, rules) => {
        const [one, other] = [
          { ...a, code: 'A' },
          { ...b, code: 'B' },
        ]
        expect(mayCombine([one], other, rules)).toBe(mayCombine([other], one, rules))
      }),
    )
  })
})

test('[3.18] a delivery coupon without a rule of its own goes alone, whatever cash may', () => {
  const ofTheSpec = allTogether.flatMap(({ availableVoucherType, ...own }) =>
    own.voucherType === 6 ? [] : [{ ...own, availableVoucherType: availableVoucherType.filter(({ voucherType }) => voucherType !== 6) }],
  )
  expect(mayCombine([cash], tenOff, ofTheSpec)).toBe(true)
  expect([mayCombine([cash], delivers, ofTheSpec), mayCombine([delivers], cash, ofTheSpec)]).toEqual([false, false])
})

test('[8.9] the built-in table lets a delivery coupon go with every kind, and with no other for delivery', () => {
  for (const other of [cash, bigCash, tenOff, { ...tenOff, minimum: cents(1) }, freeFries, pizzaAt60, cashLike]) {
    expect(mayCombine([other], delivers, defaultCouponRules)).toBe(true)
    expect(mayCombine([other], { ...delivers, minimum: cents(1) }, defaultCouponRules)).toBe(true)
  }
  expect(mayCombine([delivers], { ...delivers, code: 'OTHER' }, defaultCouponRules)).toBe(false)
  expect(mayCombine([delivers], { ...delivers, code: 'OTHER', minimum: cents(1) }, defaultCouponRules)).toBe(false)
})

describe('[4.15] the order of a selection', () => {
  test('a delivery coupon stands among cash, by its amount', () => {
    const less: Coupon = { ...cash, code: 'LESS', gift: { kind: 'cash', amount: cents(1_999) } }
    const more: Coupon = { ...cash, code: 'MORE', gift: { kind: 'cash', amount: cents(2_001) } }
    expect(sortedCoupons([tenOff, less, delivers, more]).map(({ code }) => code)).toEqual(['MORE', 'DELIVERS', 'LESS', 'TEN'])
  })

  test('[4.15] cash first, the larger amount first; the rest by kind, what takes more off first, whatever the codes', () => {
    const larger = { ...cash, code: 'LARGER', gift: { kind: 'cash', amount: cents(2_001) } } as const
    const largerLike = { ...cashLike, code: 'LIKER', gift: { kind: 'cashLike', amount: cents(3_001) } } as const
    const half = { ...tenOff, code: 'Z-HALF', gift: { kind: 'discount', pays: 50 } } as const
    const dear = { ...pizzaAt60, code: 'A-DEAR', gift: { ...pizzaAt60.gift, price: cents(9_000) } } as Coupon
    const coupons = [plain, dear, pizzaAt60, freeFries, tenOff, half, cashLike, largerLike, cash, larger, bigCash]
    const codes = ['CASH50', 'LARGER', 'CASH20', 'LIKER', 'LIKE', 'Z-HALF', 'TEN', 'FRIES', 'PIZZA', 'A-DEAR', 'PLAIN']
    expect(sortedCoupons(coupons).map(({ code }) => code)).toEqual(codes)
  })

  test('of equals the one that ends sooner, then by code', () => {
    const [soon, late, ever] = [at('2026/11/22 00:00'), at('2026/11/23 00:00'), null].map((ends, n) => ({
      ...cash,
      ends,
      code: `C${9 - n}`,
    }))
    if (!soon || !late || !ever) throw new Error('three coupons')
    expect(sortedCoupons([ever, late, { ...soon, code: 'D' }, soon]).map(({ code }) => code)).toEqual(['C9', 'D', 'C8', 'C7'])
  })

  test('says nothing of the order of taps', () => {
    fc.assert(
      fc.property(walletOf(8), (coupons) => {
        expect(sortedCoupons(coupons.toReversed())).toEqual(sortedCoupons(coupons))
      }),
    )
  })
})

describe('[8.9] the table that is built in', () => {
  const classes = defaultCouponRules.map(({ voucherType, haveThreshold }) => `${voucherType}${haveThreshold ? 't' : 'f'}`)
  const allowed = (one: string) => {
    const found = defaultCouponRules[classes.indexOf(one)]
    return found?.availableVoucherType.map(({ voucherType, haveThreshold }) => `${voucherType}${haveThreshold ? 't' : 'f'}`).toSorted()
  }

  test('has one rule for every class', () => {
    expect(classes.toSorted()).toEqual(['1f', '1t', '2f', '2t', '3f', '3t', '4f', '4t', '5f', '5t', '6f', '6t'])
  })

  test.each([
    ['1f', ['1f', '1t', '2f', '2t', '3f', '3t', '5f', '5t', '6f', '6t']],
    ['1t', ['1f', '3f', '3t', '5f', '5t', '6f', '6t']],
    ['2f', ['1f', '3f', '3t', '5f', '5t', '6f', '6t']],
    ['2t', ['1f', '3f', '3t', '5f', '5t', '6f', '6t']],
    ['3f', ['1f', '1t', '2f', '2t', '4t', '5f', '5t', '6f', '6t']],
    ['3t', ['1f', '1t', '2f', '2t', '4t', '5f', '6f', '6t']],
    ['4f', []],
    ['4t', ['3f', '3t', '5f', '5t', '6f', '6t']],
    ['5f', ['1f', '1t', '2f', '2t', '3f', '3t', '4t', '6f', '6t']],
    ['5t', ['1f', '1t', '2f', '2t', '3f', '4t', '6f', '6t']],
    ['6f', ['1f', '1t', '2f', '2t', '3f', '3t', '4t', '5f', '5t']],
    ['6t', ['1f', '1t', '2f', '2t', '3f', '3t', '4t', '5f', '5t']],
  ])('lets %s go with %j', (one, others) => {
    expect(allowed(one)).toEqual(others)
  })

  test('is symmetric, with no class named twice', () => {
    for (const one of classes) {
      expect(new Set(allowed(one)).size).toBe(allowed(one)?.length)
      for (const other of allowed(one) ?? []) expect(allowed(other)).toContain(one)
    }
  })
})
