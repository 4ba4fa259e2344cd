import { describe, expect, test } from 'vitest'
import { bestCoupons } from './best-coupons.ts'
import { classicPizza, fries, lineOf, menu, noon, pizza, tea } from '../testing/menu.fixtures.ts'
import type { CartLine } from '../cart/cart-line.ts'
import {
  allTogether,
  bigCash,
  cash,
  freeFries,
  given,
  orderOf,
  pizzaAt60,
  rulesWhere,
  saturday,
  tenOff,
} from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { defaultCouponRules } from './default-coupon-rules.ts'
import { cents } from '../money.ts'
const best = (lines: CartLine[], coupons: Coupon[], rules = allTogether) => {
  const { coupons: chosen, saves } = bestCoupons(orderOf(...lines), coupons, { rules, occasion: saturday })
  return [chosen.map(({ code }) => code).join(' '), saves]
}
const worth = (code: string, amount: number, more: Partial<Coupon> = {}): Coupon => ({
  ...cash,
  code,
  gift: { kind: 'cash', amount: cents(amount) },
  ...more,
})
const none = rulesWhere(() => false)

describe('what is chosen', () => {
  test('nothing of nothing, and nothing for an empty cart', () => {
    expect(best([lineOf(fries)], [])).toEqual(['', 0])
    expect(best([], [cash])).toEqual(['', 0])
  })

  test('[4.19] a discount that would leave too little for a greater coupon is left', () => {
    const half: Coupon = { ...tenOff, gift: { kind: 'discount', pays: 80 } }
    expect(best([{ ...classicPizza, num: 2 }], [half, bigCash])).toEqual(['CASH50 TEN', 5_000 + 5_120])
    expect(best([classicPizza, lineOf(fries, 3)], [half, bigCash])).toEqual(['CASH50', 5_000])
    expect(best([classicPizza, lineOf(fries, 3)], [{ ...half, gift: { kind: 'discount', pays: 70 } }, bigCash])).toEqual(['TEN', 6_720])
  })

  test('[4.14] what does not go together is weighed up', () => {
    expect(
      best(
        [classicPizza],
        [cash, tenOff, freeFries],
        rulesWhere(() => false),
      ),
    ).toEqual(['FRIES', 3_200])
    expect(best([classicPizza], [worth('A', 2_000), worth('B', 1_500), freeFries], defaultCouponRules)).toEqual(['A B FRIES', 6_700])
  })

  test('cash that would be lost is kept, of the same worth the one that ends later', () => {
    expect(best([lineOf(fries)], [worth('A', 3_200), worth('B', 5_000)])).toEqual(['A', 3_200])
    expect(best([lineOf(fries)], [worth('A', 2_200), worth('B', 1_500), worth('C', 1_000)])).toEqual(['A C', 3_200])
    const soon = { ...worth('Z', 3_200), ends: noon + 1 }
    expect(best([lineOf(fries)], [worth('A', 3_200), soon])).toEqual(['Z', 3_200])
  })

  test('[4.16] a product for nothing counts its price on the menu, in the cart or not', () => {
    expect(best([classicPizza], [freeFries])).toEqual(['FRIES', 3_200])
    expect(best([classicPizza, given(fries, freeFries)], [freeFries])).toEqual(['FRIES', 3_200])
  })

  test('[4.35] one of a third party, whose fixed price is 0, in the same way', () => {
    const free: Coupon = { ...freeFries, gift: { kind: 'fixed', productCode: 'HK1', pid: 'fries', price: cents(0) } }
    expect(best([classicPizza], [free])).toEqual(['FRIES', 3_200])
    expect(best([classicPizza, given(fries, free)], [free])).toEqual(['FRIES', 3_200])
  })

  test('[4.11] a product that saves nothing is none, even where cash would pay for it', () => {
    const book = { ...menu, products: new Map([fries, tea].map((one) => [one.uid, { ...one, price: cents(one === fries ? 0 : 1_800) }])) }
    const order = { ...orderOf(lineOf(tea), given(fries, freeFries)), book }
    const occasion = { ...saturday, book }
    expect(bestCoupons(order, [freeFries, cash], { rules: allTogether, occasion }).coupons).toEqual([cash])
    const dear: Coupon = { ...freeFries, gift: { kind: 'fixed', productCode: 'HK1', pid: 'fries', price: cents(3_200) } }
    expect(best([lineOf(tea), given(fries, dear)], [dear, worth('A', 9_000)])).toEqual(['A', 1_800])
  })

  test('a product at a fixed price counts once it is in the cart: nobody is told to buy something', () => {
    expect(best([lineOf(fries)], [pizzaAt60])).toEqual(['', 0])
    expect(best([lineOf(fries), given(pizza, pizzaAt60)], [pizzaAt60])).toEqual(['PIZZA', 6_800])
  })

  test('cash pays what a product at a fixed price still costs', () => {
    const lines = [lineOf(fries), given(pizza, pizzaAt60)]
    expect(best(lines, [pizzaAt60, worth('A', 9_000)])).toEqual(['A PIZZA', 6_800 + 9_000])
  })

  test('a coupon named twice is one', () => {
    expect(best([classicPizza], [cash, { ...cash }])).toEqual(['CASH20', 2_000])
  })
})

describe('[4.17] what is given up where cash would be lost', () => {
  const amounts = (...all: number[]) => all.map((amount) => worth(`C${amount}`, amount))

  test.each([
    ['the largest', amounts(2_200, 1_500, 1_000), 'C2200 C1000'],
    ['the smallest, where less is lost', amounts(2_000, 1_800, 1_300, 1_200), 'C2000 C1800'],
    ['as much from either side, so the more coupons', amounts(2_000, 1_800, 1_400, 1_300, 1_100), 'C2000 C1800'],
  ])('%s', (_, coupons, kept) => {
    expect(best([lineOf(fries)], coupons)).toEqual([kept, 3_200])
  })

  test.each([
    ['A', 'B'],
    ['B', 'A'],
  ])('of %s, and of %s which always asks its minimum, A is kept: worth the same, ending together, the code says', (plain, asking) => {
    const like: Coupon = { ...cash, code: asking, gift: { kind: 'cashLike', amount: cents(3_200) } }
    expect(best([lineOf(fries)], [worth(plain, 3_200), like])).toEqual(['A', 3_200])
  })

  test('cash with a minimum in its turn, by what it is worth', () => {
    const like: Coupon = { ...cash, code: 'LIKE', gift: { kind: 'cashLike', amount: cents(5_000) } }
    expect(best([lineOf(fries)], [worth('A', 3_200), worth('B', 2_000), like])).toEqual(['A', 3_200])
  })

  test.each([
    [null, noon + 1, 'B'],
    [noon + 1, null, 'A'],
    [noon + 2, noon + 1, 'B'],
    [null, null, 'A'],
    [noon + 1, noon + 1, 'A'],
  ])('of A that ends at %s and B at %s %s is kept', (endOfA, endOfB, kept) => {
    const [a, b] = [worth('A', 3_200, { ends: endOfA }), worth('B', 3_200, { ends: endOfB })]
    expect(best([lineOf(fries)], [a, b])).toEqual([kept, 3_200])
    expect(best([lineOf(fries)], [b, a])).toEqual([kept, 3_200])
  })
})

test('[4.17] of two discounts one is left that only takes a cent which the other would take by rounding', () => {
  const products = new Map([fries, tea].map((product, at) => [product.uid, { ...product, price: cents(at === 0 ? 100 : 151) }]))
  const book = { ...menu, products }
  const all: Coupon = { ...tenOff, code: 'D2', gift: { kind: 'discount', pays: 99 } } // 248.49 of 251 are paid, or 247.5 of the 250 that D1 leaves
  const order = { ...orderOf(lineOf(fries), lineOf(tea)), book }
  const found = bestCoupons(order, [{ ...all, code: 'D1', covers: ['fries'] }, all], {
    rules: allTogether,
    occasion: { ...saturday, book },
  })
  expect(found).toEqual({ coupons: [all], saves: 3, exact: true })
})

test('[4.17] a coupon that takes nothing beside discounts is given up, whichever order their cents are rounded in', () => {
  const discount = (code: string, pays: number, covers?: string[]): Coupon => ({
    ...tenOff,
    code,
    gift: { kind: 'discount', pays },
    countsBoxedMeal: true,
    ...(covers && { covers }),
  })
  // Of the boxed meals' fee, which all three reach, they leave a few cents each.
  const discounts = [discount('C00', 22, ['fries']), discount('C01', 7), discount('C02', 74, ['fries'])]
  const idle: Coupon = { ...cash, code: 'C03', gift: { kind: 'delivery', amount: cents(1) } }
  const [chosen] = best([{ ...classicPizza, num: 2 }], [...discounts, idle])
  expect(chosen).toBe('C01 C00 C02')
})

describe('[4.19] beside a discount', () => {
  const meal = [classicPizza, lineOf(fries), { ...lineOf(fries, 2), voucherCode: 'X' }] // $224 in three lines, $8 for boxes; $201.60 and $8 with 10% off
  const alone = ['CASH50', 5_000]
  const both = ['CASH50 TEN', 7_240]
  const without = { mode: 'exclude', pids: ['fries'] } as const

  test.each<[string, Partial<Coupon>, number]>([
    ['of the dishes', {}, 20_160],
    ['with the boxed-meal fee', { countsBoxedMeal: true }, 20_960],
    ['without the fries', { judge: 'dishes', need: without }, 11_520],
    ['without the fries, with the fee', { judge: 'dishes', need: without, countsBoxedMeal: true }, 12_320],
  ])('a minimum %s is asked of what the discount leaves', (_, more, left) => {
    expect(best(meal, [tenOff, { ...bigCash, ...more, minimum: cents(left) }])).toEqual(both)
    expect(best(meal, [tenOff, { ...bigCash, ...more, minimum: cents(left + 1) }])).toEqual(alone)
  })

  test.each([
    [20_160, 'FIFTH TEN', 6_272],
    [20_161, 'FIFTH', 4_480],
  ])('a discount with a minimum of %i cents is asked what the other leaves, not what it leaves itself', (minimum, chosen, saves) => {
    const fifth: Coupon = { ...tenOff, code: 'FIFTH', gift: { kind: 'discount', pays: 80 }, judge: 'amount', minimum: cents(minimum) }
    expect(best(meal, [tenOff, fifth])).toEqual([chosen, saves])
  })

  test('a larger coupon that goes with it is not missed for a product that does not go with that coupon', () => {
    const apart = rulesWhere((a, b) => a * b > 0 || a + b !== 4) // cash without a minimum, and products without one
    expect(best([classicPizza], [worth('A', 5_000), freeFries, tenOff], apart)).toEqual(['A TEN', 6_280])
  })
})

describe('[4.17] of coupons that go alone', () => {
  const covering = (code: string, amount: number, pid: string) => worth(code, amount, { covers: [pid] })

  test('what counts is what they take, not what they are worth', () => {
    const lines = [lineOf(fries), lineOf(tea)]
    expect(best(lines, [covering('FRIES45', 4_500, 'fries'), covering('TEA40', 4_000, 'tea')], none)).toEqual(['FRIES45', 3_200])
    expect(best(lines, [covering('A', 4_000, 'fries'), covering('B', 4_000, 'fries')], none)).toEqual(['A', 3_200])
  })

  test('the one that pays for a product at its price is found after one that does not', () => {
    const single = rulesWhere((a, b) => a !== b)
    const lines = [lineOf(tea), given(pizza, pizzaAt60)]
    expect(best(lines, [pizzaAt60, covering('A', 9_000, 'tea'), worth('B', 8_900)], single)).toEqual(['B PIZZA', 6_800 + 7_800])
  })
})
