import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf, menu, tea } from '../testing/menu.fixtures.ts'
import {
  allTogether,
  anyOrder,
  anyRules,
  bigCash,
  cash,
  delivers,
  freeFries,
  given,
  orderOf,
  pizzaAt60,
  rulesWhere,
  saturday,
  tenOff,
  walletOf,
  withGiven,
} from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { judgeSelection } from './judge-selection.ts'
import { cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { priceOrder } from '../price/price-order.ts'
import { applyCoupons } from './apply-coupons.ts'

const none = rulesWhere(() => false)
const settled = (order: OrderToPrice, selected: Coupon[], rules = allTogether) => {
  const { applied, left } = applyCoupons(selected, order, { rules, occasion: { ...saturday, book: order.book } })
  return { applied: applied.map(({ code }) => code), left: left.map(({ coupon, verdict }) => [coupon.code, verdict]) }
}
const withoutEffect = (noEffect: string) => ({ usable: false, noEffect })

describe('[4.14] a usable coupon does not give way to one that is not applied', () => {
  const twoPizzas: Coupon = { ...cash, code: 'PIZZAPAL', judge: 'dishes', need: { mode: 'include', pids: ['pizza'], count: 2 } }

  test('to one that is unusable by itself', () => {
    const pizza = orderOf({ ...classicPizza, num: 2 })
    expect(settled(pizza, [bigCash, twoPizzas], none).applied).toEqual(['CASH50'])
    const fewer = orderOf(classicPizza, lineOf(fries, 4))
    expect(settled(fewer, [bigCash, twoPizzas], none)).toEqual({
      applied: ['CASH50'],
      left: [['PIZZAPAL', { usable: false, reason: 6, gap: { items: 1 } }]],
    })
    const short: Coupon = { ...bigCash, minimum: cents(90_000) }
    expect(settled(fewer, [cash, short], none).applied).toEqual(['CASH20'])
  })

  test('to one whose dish is not in the cart, or that reaches nothing', () => {
    expect(settled(orderOf(lineOf(tea)), [freeFries, tenOff], none)).toEqual({
      applied: ['TEN'],
      left: [['FRIES', withoutEffect('dishMissing')]],
    })
    const ofPizza: Coupon = { ...cash, code: 'OFPIZZA', gift: { kind: 'cash', amount: cents(9_000) }, covers: ['pizza'] }
    expect(settled(orderOf(lineOf(tea)), [ofPizza, tenOff], none)).toEqual({
      applied: ['TEN'],
      left: [['OFPIZZA', withoutEffect('worthNothing')]],
    })
  })

  test('to one that leaves later: it comes back', () => {
    const apart = rulesWhere((a, b) => Math.min(a, b) !== 1 || Math.max(a, b) !== 4) // cash with a minimum, and products without one
    const half: Coupon = { ...tenOff, code: 'HALF', gift: { kind: 'discount', pays: 50 } }
    const order = orderOf(classicPizza, lineOf(fries, 3), given(fries, freeFries))
    expect(settled(order, [bigCash, half, freeFries], apart)).toEqual({
      applied: ['HALF', 'FRIES'],
      left: [['CASH50', { usable: false, reason: 13, gap: { money: 8_800 } }]],
    })
  })
})

test('[4.14] cash that pays for what a coupon gives comes back with that coupon', () => {
  const apart = rulesWhere((a, b) => ![12, 28].includes(10 * Math.min(a, b) + Math.max(a, b))) // discounts, cash with a minimum and fixed prices
  const ofPizza: Coupon = { ...cash, covers: ['pizza'] }
  const asking: Coupon = { ...bigCash, gift: { kind: 'cash', amount: cents(1_000) }, minimum: cents(1_800) }
  const order = orderOf(lineOf(tea), { ...classicPizza, isCouponPro: true, voucherCode: 'PIZZA' })
  expect(settled(order, [asking, ofPizza, tenOff, pizzaAt60], apart)).toEqual({
    applied: ['CASH20', 'CASH50', 'PIZZA'],
    left: [['TEN', { usable: false, combines: false }]],
  })
})

describe('[4.11] a coupon that would take nothing off is not used up', () => {
  test.each([
    ['a product without its line', orderOf(lineOf(fries)), freeFries, 'dishMissing'],
    ['a product whose line names another coupon', orderOf(lineOf(tea), given(fries, { code: 'OTHER' })), freeFries, 'dishMissing'],
    ['a product at the price that it has', orderOf(lineOf(tea), given(fries, pizzaAt60)), atPrice(3_200), 'worthNothing'],
    ['cash for what is not there', orderOf(lineOf(tea)), { ...cash, covers: ['pizza'] }, 'worthNothing'],
    ['a delivery coupon where nothing is delivered', orderOf(lineOf(tea)), { ...delivers, categories: ['A01' as const] }, 'worthNothing'],
    ['a discount for what is not there', orderOf(lineOf(tea)), { ...tenOff, covers: ['pizza'] }, 'worthNothing'],
  ])('%s', (_, order, coupon, why) => {
    expect(settled(order, [coupon])).toEqual({ applied: [], left: [[coupon.code, withoutEffect(why)]] })
  })

  test('a product at a cent less is', () => {
    expect(settled(orderOf(lineOf(tea), given(fries, pizzaAt60)), [atPrice(3_199)]).applied).toEqual(['PIZZA'])
  })

  test('a dish that costs nothing by itself', () => {
    const book = { ...menu, products: new Map([fries, tea].map((one) => [one.uid, { ...one, price: cents(one === fries ? 0 : 1_800) }])) }
    const order = { ...orderOf(lineOf(tea), given(fries, freeFries)), book }
    expect(settled(order, [freeFries])).toEqual({ applied: [], left: [['FRIES', withoutEffect('worthNothing')]] })
  })

  test('cash beside cash that pays all', () => {
    const rest: Coupon = { ...cash, code: 'REST', gift: { kind: 'cash', amount: cents(1_900) } }
    expect(settled(orderOf(lineOf(tea)), [cash, rest])).toEqual({ applied: ['CASH20'], left: [['REST', withoutEffect('worthNothing')]] })
    expect(settled(orderOf(lineOf(fries)), [cash, rest]).applied).toEqual(['CASH20', 'REST'])
  })

  test('cash that pays alone for what another coupon gives is', () => {
    const ofPizza: Coupon = { ...cash, covers: ['pizza'] }
    const order = orderOf(lineOf(tea), { ...classicPizza, isCouponPro: true, voucherCode: 'PIZZA' })
    expect(settled(order, [pizzaAt60, ofPizza]).applied).toEqual(['CASH20', 'PIZZA'])
    expect(settled(order, [ofPizza]).applied).toEqual([])
  })

  function atPrice(price: number): Coupon {
    return { ...pizzaAt60, gift: { kind: 'fixed', productCode: 'HK2', pid: 'fries', price: cents(price) } }
  }
})

test('what leaves another one unusable and is no cause for anything itself does not go with it', () => {
  const order = orderOf(classicPizza, lineOf(fries, 3)) // $224
  const first: Coupon = { ...tenOff, code: 'FIRST', judge: 'amount', minimum: cents(22_000) }
  expect(settled(order, [first, { ...tenOff, code: 'SECOND', gift: { kind: 'discount', pays: 95 } }])).toEqual({
    applied: ['SECOND'],
    left: [['FIRST', { usable: false, reason: 13, gap: { money: 720 } }]],
  })
})

describe('[4.17] the work of settling a selection is bounded', () => {
  const dishes = [lineOf(fries), lineOf(tea), classicPizza]
  const cart = orderOf(...Array.from({ length: 50 }, (_, at) => dishes[at % 3] ?? classicPizza))
  const discounts = Array.from({ length: 20 }, (_, at): Coupon => {
    const minimum = cents(60_000 + ((at * 7_919) % 150_000))
    return { ...tenOff, code: `D${at}`, gift: { kind: 'discount', pays: 80 + at }, judge: 'amount', minimum }
  })
  const cashes = Array.from({ length: 20 }, (_, at): Coupon => ({
    ...cash,
    code: `C${at}`,
    gift: { kind: 'cash', amount: cents(500 + 137 * at) },
    covers: [['fries'], ['tea'], ['pizza'], ['fries', 'tea']][at % 4],
  }))
  const workOf = (selected: Coupon[], rules: typeof allTogether) => {
    const work = { left: 60_000 }
    const context = { rules, occasion: saturday }
    const settled = applyCoupons(selected, cart, context, work)
    return { settled, context, steps: 60_000 - work.left }
  }

  test.each([
    ['discounts that all go together', discounts, allTogether],
    ['discounts that go alone', discounts, none],
    ['cash', cashes, allTogether],
    ['both', [...discounts.slice(10), ...cashes.slice(10)], allTogether],
  ])('of twenty coupons and fifty lines: %s', (_, selected, rules) => {
    expect(workOf(selected, rules).steps).toBeLessThan(30_000)
  })

  test('once it is spent nothing more comes back, and what is applied holds', () => {
    const context = { rules: allTogether, occasion: saturday }
    const { applied } = applyCoupons(discounts, cart, context, { left: 0 })
    expect(applied.length).toBeGreaterThan(0)
    expect(judgeSelection(applied, cart, context).every(({ verdict }) => verdict.usable)).toBe(true)
  })
})

describe('laws', () => {
  const anyCase = fc
    .tuple(anyOrder, walletOf(6), anyRules, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
    .map(([order, selected, rules, taken]) => ({
      order: withGiven(
        order,
        selected.filter((_, at) => taken[at]),
      ),
      selected,
      context: { rules, occasion: { ...saturday, orderType: order.orderType } },
    }))

  test('[4.17] the order of taps leaves no trace', () => {
    fc.assert(
      fc.property(anyCase, ({ order, selected, context }) => {
        expect(applyCoupons(selected.toReversed(), order, context)).toEqual(applyCoupons(selected, order, context))
      }),
    )
  })

  test('[4.14] what is applied holds, each takes something off, and none that was left would hold beside it', () => {
    fc.assert(
      fc.property(anyCase, ({ order, selected, context }) => {
        const { applied, left } = applyCoupons(selected, order, context)
        const holds = (coupons: Coupon[]) => judgeSelection(coupons, order, context).every(({ verdict }) => verdict.usable)
        expect(applied.length + left.length).toBe(selected.length)
        expect(holds(applied)).toBe(true)
        for (const { amount } of priceOrder({ ...order, coupons: applied }).coupons) expect(amount).toBeGreaterThan(0)
        for (const { coupon } of left) expect(holds([...applied, coupon])).toBe(false)
      }),
    )
  })
})
