import { products } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import {
  brandIds,
  languageIds,
  cents,
  presetLine,
  type Coupon,
  type CouponGift,
  type CouponJudge,
  type CouponNeed,
  type OrderToPrice,
  type ProductBook,
} from '@harbour/rules'
import { randomInts } from './random.ts'

export const noon = Date.parse('2026-11-23T12:00:00+08:00')

const sold = products.flatMap((product) => soldProduct(product, brandIds.hongKong, languageIds.en) ?? [])
const book: ProductBook = { products: new Map(sold.map((product) => [product.uid, product])), soldOut: new Set() }
const pids = sold.map(({ pid }) => pid)

/** A takeaway order of so many lines of the demo menu, begun at another dish for each seed. */
export function demoOrder(lines: number, seed = 0): OrderToPrice {
  const dishes = Array.from({ length: lines }, (_, at) => sold[(seed * 7 + at) % sold.length]).flatMap((product) => product ?? [])
  return {
    lines: dishes.map((product) => ({ ...presetLine(product), num: 1 + (seed % 3) })),
    book,
    orderType: 1,
    fees: { cutlery: cents(100), boxedMeal: cents(100), boxedMealCap: cents(500) },
    cutlery: false,
  }
}

/** So many coupons of all kinds: with and without minimum, dishes, days, hours and shops. Always the same ones for a seed. */
export function someCoupons(count: number, { lines }: OrderToPrice, seed = 1): Coupon[] {
  const chance = chanceFrom(seed)
  const bought = lines.map(({ pid }) => pid)
  return Array.from({ length: count }, (_, at) => couponBy(chance, at, bought))
}

type Chance = (below: number) => number

function couponBy(chance: Chance, at: number, bought: readonly string[]): Coupon {
  const often = <Value>(value: Value): Value | undefined => (chance(3) === 0 ? value : undefined)
  const dishes = Array.from({ length: 3 }, (_, dish) => (dish < 2 ? bought : pids)[chance(dish < 2 ? bought.length : pids.length)] ?? '')
  return {
    code: `C${at}`,
    name: `Coupon ${at}`,
    source: (['member', 'partner', 'vendor'] as const)[chance(3)] ?? 'member',
    channel: 'Candao',
    gift: giftBy(chance, dishes[2] ?? ''),
    judge: judges[chance(judges.length)] ?? 'always',
    minimum: cents(chance(2) * 500 * chance(60)),
    countsBoxedMeal: chance(2) === 0,
    covers: often(dishes),
    need: often(needBy(chance, dishes)),
    shops: often([`X-${1 + chance(3)}`, `P-${1 + chance(3)}`, 'X-1', 'P-1']),
    categories: chance(5) === 0 ? ['A02'] : ['A01', 'A02', 'A05'],
    slots: often((['H01', 'H02', 'H03', 'H04'] as const).filter(() => chance(4) > 0)),
    begins: noon - 86_400_000 * (1 + chance(30)),
    ends: noon + 86_400_000 * (1 + chance(30)),
    specialDates: often(['2026/12/24', '2026/12/25', '2027/01/01']),
    weekdays: often([1, 2, 3, 4, 5]),
    showPrice: '',
  }
}

const judges: readonly CouponJudge[] = ['always', 'amount', 'amount', 'dishes', 'vendor']

function giftBy(chance: Chance, pid: string): CouponGift {
  const amount = cents(500 * (1 + chance(20)))
  const gifts: CouponGift[] = [
    { kind: 'cash', amount },
    { kind: 'cash', amount },
    { kind: 'cashLike', amount },
    { kind: 'discount', pays: 50 + 5 * chance(10) },
    { kind: 'product', productCode: 'HK1', pid },
  ]
  return gifts[chance(gifts.length)] ?? { kind: 'plain' }
}

function needBy(chance: Chance, dishes: readonly string[]): CouponNeed {
  const needs: CouponNeed[] = [
    { mode: 'include', pids: dishes, count: 1 + chance(3) },
    { mode: 'exclude', pids: dishes },
    { mode: 'mapped', pid: dishes[0] ?? null },
  ]
  return needs[chance(needs.length)] ?? { mode: 'mapped', pid: null }
}

/** Chances that are the same each time. */
function chanceFrom(seed: number): Chance {
  const next = randomInts(seed)
  return (below) => next() % below
}
