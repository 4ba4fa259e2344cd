import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPromotions } from './best-promotions.ts'
import type { Basket } from './discounted-dishes.ts'
import { addCents, cents } from '../money.ts'
import type { Promotion } from './promotion.ts'

const terms = { name: 'P', note: '', stacks: false }
const tiers: Promotion = {
  ...terms,
  promotionId: 'tiers',
  kind: 'spend',
  tiers: [
    { spend: cents(20_000), off: cents(3_000) },
    { spend: cents(30_000), off: cents(5_000) },
  ],
}
const second: Promotion = {
  ...terms,
  stacks: true,
  promotionId: 'second',
  kind: 'second',
  items: items({ tea: 900, soda: 1_400 }),
  most: 2,
}
const addOn: Promotion = {
  ...terms,
  stacks: true,
  promotionId: 'addOn',
  kind: 'addOn',
  spend: cents(10_000),
  items: items({ tart: 1_000 }),
  most: 2,
}

/** Prices before choices, in cents. */
const prices = { tea: 1_800, soda: 2_400, tart: 1_600, pizza: 12_800 }
type Pid = keyof typeof prices

function items(lower: Partial<Record<Pid, number>>) {
  return Object.entries(lower).map(([pid, price]) => ({ pid, price: cents(price) }))
}

function basketOf(nums: Partial<Record<Pid, number>>): Basket {
  const bought = Object.entries(nums).map(([pid, num]) => ({
    pid,
    num,
    price: cents(prices[pid as Pid]),
    total: cents(prices[pid as Pid] * num),
  }))
  return { bought, subtotal: addCents(...bought.map(({ total }) => total)) }
}
const spending = (subtotal: number): Basket => ({ bought: [], subtotal: cents(subtotal) })
const off = (basket: Basket, ...promotions: Promotion[]) => bestPromotions(basket, promotions).discount

describe('a spend', () => {
  test.each([
    [19_999, 0],
    [20_000, 3_000],
    [29_999, 3_000],
    [30_000, 5_000],
  ])('[3.20] of %i cents has %i taken off: the best tier alone', (spent, discount) => {
    expect(off(spending(spent), tiers)).toBe(discount)
  })

  test('[3.20] of two that do not stack the better one counts; one that stacks comes on top', () => {
    const other: Promotion = { ...terms, promotionId: 'other', kind: 'spend', tiers: [{ spend: cents(1), off: cents(3_500) }] }
    expect(bestPromotions(spending(20_000), [tiers, other]).promotions).toEqual([{ promotionId: 'other', name: 'P', amount: 3_500 }])
    expect(bestPromotions(spending(20_000), [tiers, { ...other, stacks: true }]).promotions.map(({ amount }) => amount)).toEqual([
      3_000, 3_500,
    ])
  })

  test('[3.20] of two that take off the same the chain’s first counts', () => {
    const other: Promotion = { ...terms, promotionId: 'other', kind: 'spend', tiers: [{ spend: cents(1), off: cents(3_000) }] }
    const taken = (...all: Promotion[]) => bestPromotions(spending(20_000), all).promotions.map(({ promotionId }) => promotionId)
    expect([taken(tiers, other), taken(other, tiers)]).toEqual([['tiers'], ['other']])
  })

  test('[3.20] never has more taken off than it is', () => {
    const much: Promotion = { ...terms, promotionId: 'much', kind: 'spend', tiers: [{ spend: cents(1), off: cents(9_999) }] }
    expect(bestPromotions(spending(500), [much]).discount).toBe(500)
    expect(bestPromotions(spending(500), [much, { ...much, stacks: true }]).discount).toBe(500)
  })
})

describe('a second dish', () => {
  test.each<[Partial<Record<Pid, number>>, number]>([
    [{ tea: 1 }, 0],
    [{ tea: 2 }, 900],
    [{ tea: 3 }, 900],
    [{ tea: 1, soda: 1 }, 900],
    [{ soda: 2, tea: 1 }, 1_000],
    [{ tea: 9 }, 1_800],
  ])('[3.20] in %j saves %i cents: every second one from the dearest, up to the most', (nums, discount) => {
    expect(off(basketOf(nums), second)).toBe(discount)
  })

  test('[3.20] that has become cheaper than its offer saves nothing', () => {
    expect(off(basketOf({ tea: 2 }), { ...second, items: items({ tea: 1_900 }) })).toBe(0)
  })
})

describe('an add-on', () => {
  test.each<[Partial<Record<Pid, number>>, number]>([
    [{ tart: 9 }, 0],
    [{ tea: 5, tart: 1 }, 0],
    [{ pizza: 1, tart: 1 }, 600],
    [{ pizza: 1, tart: 3 }, 1_200],
  ])('[3.20] in %j saves %i cents: it does not pay for itself', (nums, discount) => {
    expect(off(basketOf(nums), addOn)).toBe(discount)
  })

  test('[3.20] of dishes on which it saves the same, one is lowered whatever their order in the cart', () => {
    const one: Promotion = { ...addOn, items: items({ tart: 1_000, soda: 1_800 }), most: 1 }
    const basket = basketOf({ pizza: 1, tart: 1, soda: 1 })
    for (const bought of [basket.bought, basket.bought.toReversed()])
      expect(bestPromotions({ ...basket, bought }, [one]).discounted).toEqual([{ promotionId: 'addOn', pid: 'soda', off: 600 }])
  })

  test('[3.20] wanted by two promotions goes where more is saved, and has one lower price', () => {
    const rival: Promotion = { ...second, promotionId: 'rival', items: items({ tart: 100 }) }
    expect(bestPromotions(basketOf({ pizza: 1, tart: 2 }), [addOn, rival]).promotions).toEqual([
      { promotionId: 'rival', name: 'P', amount: 1_500 },
    ])
    expect(bestPromotions(basketOf({ pizza: 1, tart: 1 }), [addOn, rival]).promotions).toEqual([
      { promotionId: 'addOn', name: 'P', amount: 600 },
    ])
  })
})

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents)
const promotionalPrices = fc
  .uniqueArray(fc.constantFrom<Pid>('tea', 'soda', 'tart'), { maxLength: 3 })
  .chain((pids) => fc.tuple(...pids.map((pid) => fc.record({ pid: fc.constant(pid), price: amount(2_500) }))))
const anyTerms = { stacks: fc.boolean(), spend: amount(20_000), most: fc.nat(3), items: promotionalPrices }
const anyPromotion = fc
  .record({
    ...anyTerms,
    kind: fc.constantFrom('spend', 'second', 'addOn'),
    off: amount(9_000),
    spend2: amount(20_000),
    off2: amount(9_000),
  })
  .map(({ kind, spend, off: first, spend2, off2, ...rest }): Promotion => {
    const common = { ...terms, ...rest, promotionId: '' }
    if (kind === 'spend')
      return {
        ...common,
        kind: 'spend',
        tiers: [
          { spend, off: first },
          { spend: spend2, off: off2 },
        ],
      }
    return kind === 'second' ? { ...common, kind: 'second' } : { ...common, kind: 'addOn', spend }
  })
const promotions = fc.array(anyPromotion, { maxLength: 4 }).map((all) => all.map((one, at) => ({ ...one, promotionId: `p${at}` })))
const nums = fc.record({ tea: fc.nat(2), soda: fc.nat(2), tart: fc.nat(2), pizza: fc.nat(1) }, { requiredKeys: [] })

describe('laws', () => {
  test('[3.20] as good as trying everything', () => {
    fc.assert(
      fc.property(nums, promotions, (given, all) => {
        expect(off(basketOf(given), ...all)).toBe(bruteForce(basketOf(given), all))
      }),
      { numRuns: 500 },
    )
  })

  test('[3.20] the amounts add up to the discount, which is neither negative nor more than the spend', () => {
    fc.assert(
      fc.property(nums, promotions, (given, all) => {
        const basket = basketOf(given)
        const best = bestPromotions(basket, all)
        expect(addCents(...best.promotions.map((one) => one.amount))).toBe(best.discount)
        expect(best.discount).toBeGreaterThanOrEqual(0)
        expect(best.discount).toBeLessThanOrEqual(basket.subtotal)
        expect(
          all.filter(({ promotionId, stacks }) => !stacks && best.promotions.some((one) => one.promotionId === promotionId)).length,
        ).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('[3.20] the order of dishes changes nothing, and one more never makes the discount less', () => {
    fc.assert(
      fc.property(nums, promotions, fc.constantFrom<Pid>('tea', 'soda', 'tart', 'pizza'), (given, all, more) => {
        const basket = basketOf(given)
        expect(bestPromotions({ ...basket, bought: basket.bought.toReversed() }, all)).toEqual(bestPromotions(basket, all))
        expect(off(basketOf({ ...given, [more]: (given[more] ?? 0) + 1 }), ...all)).toBeGreaterThanOrEqual(off(basket, ...all))
      }),
    )
  })
})

/** Every legal set of promotions, and every way of giving each dish, piece by piece, to at most one of them. */
function bruteForce({ bought, subtotal }: Basket, all: readonly Promotion[]): number {
  const sets = subsets(all).filter((set) => set.filter(({ stacks }) => !stacks).length <= 1)
  return Math.max(...sets.map((set) => bestOfSet(set)))

  function bestOfSet(set: readonly Promotion[]): number {
    const tierOff = set.flatMap((one) =>
      one.kind === 'spend' ? [Math.max(0, ...one.tiers.map((tier) => (tier.spend <= subtotal ? tier.off : 0)))] : [],
    )
    const fixed = tierOff.reduce((sum, each) => sum + each, 0)
    const shared = ownersOf(
      bought.map(({ pid }) => pid),
      set,
    ).map((owner) =>
      set.reduce((sum, one) => sum + (one.kind === 'second' || one.kind === 'addOn' ? saved(one, (pid) => owner[pid] === one) : 0), 0),
    )
    return Math.min(subtotal, fixed + Math.max(...shared))
  }

  function saved(one: Promotion & { kind: 'second' | 'addOn' }, own: (pid: string) => boolean): number {
    const beside = bought.filter(({ pid }) => !one.items.some((item) => item.pid === pid)).reduce((sum, { total }) => sum + total, 0)
    if (one.kind === 'addOn' && beside < one.spend) return 0
    const offs = bought.flatMap(({ pid, num, price }) => {
      const item = one.items.find((each) => each.pid === pid)
      return item && own(pid) && price > item.price ? Array<number>(num).fill(price - item.price) : []
    })
    // So many may be lowered; each second one needs another at its side that saves as much or more.
    const legal = subsets(offs.map((each, at) => ({ each, at }))).filter(
      (set) =>
        set.length <= one.most &&
        (one.kind === 'addOn' ||
          set.every(({ each }) => 2 * set.filter((o) => o.each >= each).length <= offs.filter((o) => o >= each).length)),
    )
    return Math.max(...legal.map((set) => set.reduce((sum, { each }) => sum + each, 0)))
  }
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
}

function ownersOf(pids: string[], set: readonly Promotion[]): Record<string, Promotion>[] {
  return pids
    .reduce<Record<string, Promotion>[]>((ways, pid) => ways.flatMap((way) => set.map((one) => ({ ...way, [pid]: one }))), [{}])
    .concat({})
}
