import {
  bestCoupons,
  cents,
  couponBasket,
  couponJudge,
  defaultCouponRules,
  type Coupon,
  type CouponOccasion,
  type OrderToPrice,
} from '@harbour/rules'
import { besidePeers } from './coupon-peers.ts'
import { alternately, millis, quantile } from './coupon-times.ts'
import { demoOrder, noon, someCoupons } from './coupon-wallet.ts'
import type { Result } from './results.ts'

/** Judging a thousand coupons for a cart of 40 lines, and finding the best of a wallet. */
export async function benchCoupons(): Promise<Result[]> {
  const order = demoOrder(40)
  const coupons = someCoupons(1_000, order)
  return [
    await availability(order, coupons),
    ...(await besidePeers(coupons.map(reduced(order)), couponBasket(order), occasion(order))),
    ...[30, 60].flatMap(bestSets),
  ]
}

const occasion = ({ book, orderType }: OrderToPrice): CouponOccasion => ({
  now: noon,
  orderType,
  shop: { platformId: 'P-1', extraId: 'X-1' },
  book,
  partnerSignedIn: true,
})

async function availability(order: OrderToPrice, coupons: Coupon[]): Promise<Result> {
  const text = JSON.stringify(coupons)
  const [ours, peer] = await alternately(
    () => coupons.map(couponJudge(couponBasket(order), occasion(order))),
    () => JSON.parse(text) as unknown,
  )
  return {
    what: '1,000 coupons of all kinds, beside `JSON.parse` of the same',
    ours: `${ours.toFixed(2)} ms`,
    peer: `${peer.toFixed(2)} ms`,
    ratio: ours / peer,
    aim: 'at most 2',
    met: ours / peer <= 2,
  }
}

/** A coupon that asks no more than other engines can say: a minimum and a dish, half of them on the cart. */
function reduced({ lines }: OrderToPrice) {
  return ({ code, minimum, gift }: Coupon, at: number): Coupon => ({
    code,
    name: code,
    source: 'member',
    channel: 'Candao',
    gift: 'pid' in gift ? { kind: 'cash', amount: cents(1_000) } : gift,
    judge: 'amount',
    minimum: cents(minimum * 10),
    countsBoxedMeal: false,
    need: { mode: 'mapped', pid: at % 2 === 0 ? (lines[at % lines.length]?.pid ?? '') : `none-${at}` },
    categories: ['A01'],
    begins: 0,
    ends: null,
    showPrice: '',
  })
}

/** The best of so many usable coupons under the rules that are built in, for a thousand carts and wallets; each three times, of which the quickest counts. */
function bestSets(size: number): Result[] {
  const times = Array.from({ length: 1_000 }, (_, seed) => {
    const order = demoOrder(1 + (seed % 12), seed)
    const judge = couponJudge(couponBasket(order), occasion(order))
    const wallet = someCoupons(size * 12, order, seed)
      .filter((coupon) => judge(coupon).usable)
      .slice(0, size)
    if (wallet.length < size) throw new Error('too few coupons are usable')
    const find = () => bestCoupons(order, wallet, { rules: defaultCouponRules, occasion: occasion(order) })
    return Math.min(...[find, find, find].map(millis))
  })
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)]
  return [
    { what: `the best set of ${size} usable coupons, of 1,000 wallets the median`, ours: `${half.toFixed(2)} ms` },
    { what: 'the same, 99th percentile', ours: `${most.toFixed(2)} ms`, ...(size === 30 && { aim: 'under 5 ms', met: most < 5 }) },
  ]
}
