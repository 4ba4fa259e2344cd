import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestCoupons } from './best-coupons.ts'
import { classicPizza, fries, lineOf, setWith, tea } from '../testing/menu.fixtures.ts'
import { allTogether, anyOrder, anyRules, orderOf, saturday, tenOff, walletOf, withGiven } from '../testing/coupon.fixtures.ts'
import { searchSpaceOf } from './coupon-search-space.ts'
import { givesFree } from './coupon-display.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { bestSet } from './coupon-search.ts'
import { judgeSelection } from './judge-selection.ts'
import { cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { priceOrder } from '../price/price-order.ts'

const context = (rules: readonly CouponRule[], order: OrderToPrice) => ({ rules, occasion: { ...saturday, orderType: order.orderType } })

/** The cents that a selection takes off an order whose product coupons are in the cart; undefined where it may not be had. */
function savesOf(order: OrderToPrice, selected: Coupon[], rules: readonly CouponRule[]): number | undefined {
  const isAllowed = judgeSelection(selected, order, context(rules, order)).every(({ verdict }) => verdict.usable)
  return isAllowed ? priceOrder({ ...order, coupons: selected }).couponDiscount : undefined
}

/** The most of all selections, each tried. A free product need not be in the cart; one at a fixed price above 0 must be. */
function bruteForce(order: OrderToPrice, coupons: Coupon[], rules: readonly CouponRule[]): number {
  const inCart = new Set(order.lines.map(({ voucherCode }) => voucherCode))
  const tried = coupons.filter((coupon) => !('pid' in coupon.gift) || givesFree(coupon) || inCart.has(coupon.code))
  const full = withGiven(
    order,
    tried.filter((coupon) => givesFree(coupon) && !inCart.has(coupon.code)),
  )
  const selections = tried.reduce<Coupon[][]>((sets, coupon) => [...sets, ...sets.map((set) => [...set, coupon])], [[]])
  return Math.max(...selections.map((selected) => savesOf(full, selected, rules) ?? 0))
}

const anyCase = (most: number) =>
  fc
    .tuple(anyOrder, walletOf(most), anyRules, fc.array(fc.boolean(), { minLength: most, maxLength: most }))
    .map(([order, coupons, rules, taken]) => ({
      order: withGiven(
        order,
        coupons.filter((_, at) => taken[at]),
      ),
      coupons,
      rules,
    }))

describe('[4.17] the best set', () => {
  test.each([
    [6, 150],
    [12, 8],
  ])('equals trying every set, for carts and wallets of up to %i coupons by chance', (most, numRuns) => {
    fc.assert(
      fc.property(anyCase(most), ({ order, coupons, rules }) => {
        const saves = bruteForce(order, coupons, rules)
        expect(bestCoupons(order, coupons, context(rules, order))).toMatchObject({ saves, exact: true })
      }),
      { numRuns },
    )
  })

  test('is allowed, takes off what it says, and has no coupon in vain', () => {
    fc.assert(
      fc.property(anyCase(10), ({ order, coupons, rules }) => {
        const best = bestCoupons(order, coupons, context(rules, order))
        const inCart = new Set(order.lines.map(({ voucherCode }) => voucherCode))
        const full = withGiven(
          order,
          best.coupons.filter(({ code }) => !inCart.has(code)),
        )
        expect(savesOf(full, best.coupons, rules)).toBe(best.saves)
        for (const one of best.coupons) {
          const without = best.coupons.filter((other) => other !== one)
          expect(savesOf(full, without, rules) ?? 0).toBeLessThan(best.saves)
        }
      }),
    )
  })

  test('does not depend on the order of the wallet', () => {
    fc.assert(
      fc.property(anyCase(10), ({ order, coupons, rules }) => {
        const best = bestCoupons(order, coupons, context(rules, order))
        expect(bestCoupons(order, coupons.toReversed(), context(rules, order))).toEqual(best)
      }),
    )
  })

  test('is never worse with one coupon more', () => {
    fc.assert(
      fc.property(anyCase(10), ({ order, coupons, rules }) => {
        const { saves } = bestCoupons(order, coupons, context(rules, order))
        expect(bestCoupons(order, coupons.slice(1), context(rules, order)).saves).toBeLessThanOrEqual(saves)
      }),
    )
  })
})

describe('[4.17] the work of a search is bounded', () => {
  const ofAll = (count: number): Coupon[] =>
    Array.from({ length: count }, (_, at) => ({
      ...tenOff,
      code: `D${at}`,
      gift: { kind: 'discount', pays: 85 + (at % 15) },
      judge: 'amount',
      minimum: cents(9_000 + ((at * 7_919) % 27_000)),
    }))
  const order = orderOf({ ...classicPizza, num: 2 }, lineOf(fries, 3), setWith('in-edge'))
  const searched = (wallet: Coupon[], left: number) => {
    const work = { left }
    const found = bestSet(searchSpaceOf(order, wallet, { rules: allTogether, occasion: saturday }), work)
    return { ...found, done: left - work.left }
  }

  test('of sixty discounts that all go together: it ends soon after its work is spent, with a set that holds, and says that it is not exact', () => {
    const wallet = ofAll(60)
    const { done, exact, saves, chosen } = searched(wallet, 60_000)
    expect(exact).toBe(false)
    expect(done).toBeGreaterThan(60_000)
    expect(done).toBeLessThan(62_000)
    const selected = chosen.map(({ coupon }) => coupon)
    expect(savesOf(order, selected, allTogether)).toBe(saves)
    expect(bestCoupons(order, wallet, { rules: allTogether, occasion: saturday })).toMatchObject({ saves, exact: false })
  })

  test('what is found does not depend on the order of the wallet, exact or not, and is at least what the greatest alone saves', () => {
    const wallet = ofAll(60)
    const context = { rules: allTogether, occasion: saturday }
    const found = bestCoupons(order, wallet, context)
    expect(bestCoupons(order, wallet.toReversed(), context)).toEqual(found)
    expect(found.saves).toBeGreaterThanOrEqual(Math.max(...wallet.map((coupon) => savesOf(order, [coupon], allTogether) ?? 0)))
  })

  test('it is exact up to its very last step, and not with one step less', () => {
    const wallet = ofAll(8)
    const { done, saves } = searched(wallet, 1_000_000)
    expect(searched(wallet, done)).toMatchObject({ exact: true, saves, done })
    expect(searched(wallet, done - 1).exact).toBe(false)
    expect(searched(wallet, 0)).toMatchObject({ exact: false })
  })

  test('a dozen of them are within it', { tags: ['whole-lane'] }, () => {
    const wallet = ofAll(12)
    const { saves, exact } = bestCoupons(order, wallet, { rules: allTogether, occasion: saturday })
    expect({ saves, exact }).toEqual({ saves: bruteForce(order, wallet, allTogether), exact: true })
  })

  test.each([10, 50])('so is that of giving up what is in vain: sixty discounts without a minimum, looked at for %i lines', (lines) => {
    const cart = orderOf(...Array.from({ length: lines }, (_, at) => lineOf([fries, tea][at % 2] ?? fries)))
    let looks = 0
    const wallet = Array.from({ length: 60 }, (_, at): Coupon => ({
      ...tenOff,
      code: `D${at}`,
      gift: { kind: 'discount', pays: 90 + (at % 10) },
      get covers() {
        looks += 1
        return ['fries', 'tea']
      },
    }))
    const { saves } = bestCoupons(cart, wallet, { rules: allTogether, occasion: saturday })
    expect(saves).toBeGreaterThan(0)
    expect(looks).toBeLessThan(100_000)
  })
})
