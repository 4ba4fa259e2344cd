// The fixtures of the coupons' tests: one coupon of each kind, an evening at the shop, and wallets by chance.
import fc from 'fast-check'
import { at, classicPizza, fries, lineOf, menu, noon, pizza, setMeal, setWith, tea } from './menu.fixtures.ts'
import type { CouponOccasion } from '../coupons/coupon-context.ts'
import type { Coupon, CouponGift, CouponNeed, CouponRule, CouponRuleType } from '../coupons/coupon.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import type { Product } from '../menu/product.ts'
import type { Promotion } from '../promotions/promotion.ts'

/** $20 off, without a minimum, any time in November. */
export const cash: Coupon = {
  code: 'CASH20',
  name: '$20 off',
  source: 'member',
  channel: 'Candao',
  gift: { kind: 'cash', amount: cents(2_000) },
  judge: 'always',
  minimum: cents(0),
  countsBoxedMeal: false,
  categories: ['A01', 'A02', 'A05'],
  begins: at('2026/11/01 00:00'),
  ends: at('2026/12/01 00:00'),
  showPrice: '',
}
/** $50 off from $200. */
export const bigCash: Coupon = {
  ...cash,
  code: 'CASH50',
  gift: { kind: 'cash', amount: cents(5_000) },
  judge: 'amount',
  minimum: cents(20_000),
}
/** $20 off the delivery fee. */
export const delivers: Coupon = { ...cash, code: 'DELIVERS', gift: { kind: 'delivery', amount: cents(2_000) }, categories: ['A02'] }
/** 90% is paid. */
export const tenOff: Coupon = { ...cash, code: 'TEN', gift: { kind: 'discount', pays: 90 }, showPrice: '9 折' }
/** Fries for nothing. */
export const freeFries: Coupon = { ...cash, code: 'FRIES', gift: { kind: 'product', productCode: 'HK1', pid: 'fries' } }
/** A pizza for $60. */
export const pizzaAt60: Coupon = { ...cash, code: 'PIZZA', gift: { kind: 'fixed', productCode: 'HK2', pid: 'pizza', price: cents(6_000) } }

export const fees = { cutlery: cents(100), boxedMeal: cents(200), boxedMealCap: cents(1_000) }
export const takeaway: OrderToPrice = { lines: [], book: menu, orderType: 1, fees, cutlery: false }
export const orderOf = (...lines: CartLine[]): OrderToPrice => ({ ...takeaway, lines })

/** Saturday noon, to take away from Taikoo. */
export const saturday: CouponOccasion = {
  now: noon,
  orderType: 1,
  shop: { platformId: 'P-3101', extraId: 'X-3101' },
  book: menu,
  partnerSignedIn: false,
}

/** The line that a product coupon puts into the cart. */
export const given = (product: Product, { code }: Pick<Coupon, 'code'>): CartLine => ({
  ...lineOf(product),
  isCouponPro: true,
  voucherCode: code,
})

/** Any kind with any kind. */
export const allTogether: readonly CouponRule[] = rulesWhere(() => true)

export function rulesWhere(allows: (a: number, b: number) => boolean): CouponRule[] {
  const classes = ([1, 2, 3, 4, 5, 6] as const).flatMap((voucherType: CouponRuleType) =>
    [false, true].map((haveThreshold) => ({ voucherType, haveThreshold })),
  )
  return classes.map((one, a) => ({ ...one, availableVoucherType: classes.filter((_, b) => allows(a, b)) }))
}

/** Rules by chance: each pair of classes is allowed by both sides, by one, or by neither. */
export const anyRules: fc.Arbitrary<readonly CouponRule[]> = fc.oneof(
  fc.constant(allTogether),
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 144, maxLength: 144 })
    .map((grid) => rulesWhere((a, b) => (grid[Math.min(a, b) * 12 + Math.max(a, b)] ?? 0) > (a < b ? 1 : 0))),
)

const amount = fc.oneof(fc.constantFrom(500, 1_000, 2_000, 5_000), fc.integer({ min: 1, max: 20_000 })).map(cents)
const pids = fc.uniqueArray(fc.constantFrom('fries', 'tea', 'pizza', 'set'), { minLength: 1, maxLength: 3 })
const giftProducts = [fries, tea, pizza]
const gift: fc.Arbitrary<CouponGift> = fc.oneof(
  amount.map((amount) => ({ kind: 'cash' as const, amount })),
  amount.map((amount) => ({ kind: 'cashLike' as const, amount })),
  amount.map((amount) => ({ kind: 'delivery' as const, amount })),
  fc.integer({ min: 0, max: 99 }).map((pays) => ({ kind: 'discount' as const, pays })),
  fc.constantFrom(...giftProducts).map(({ pid }) => ({ kind: 'product' as const, productCode: 'HK', pid })),
  fc
    .tuple(fc.constantFrom(...giftProducts), fc.oneof(fc.constant(cents(0)), amount))
    .map(([{ pid }, price]) => ({ kind: 'fixed' as const, productCode: 'HK', pid, price })),
)
const need: fc.Arbitrary<CouponNeed | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ mode: fc.constant('include' as const), pids, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ mode: fc.constant('exclude' as const), pids }),
  fc.constantFrom('fries', null).map((pid) => ({ mode: 'mapped' as const, pid })),
)
const minimum = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000 })).map(cents)

/** Coupons by chance that are good on this Saturday; what they ask may or may not be there. */
export const anyCoupon: fc.Arbitrary<Coupon> = fc
  .record({
    gift,
    minimum,
    judge: fc.constantFrom('always', 'amount', 'amount', 'dishes', 'vendor'),
    countsBoxedMeal: fc.boolean(),
    covers: fc.option(pids, { nil: undefined, freq: 3 }),
    need: fc.option(need, { nil: undefined, freq: 3 }),
    ends: fc.constantFrom(null, at('2026/12/01 00:00'), at('2026/11/30 00:00')),
  })
  .map((given) => ({ ...cash, ...given }))

export const walletOf = (most: number): fc.Arbitrary<Coupon[]> =>
  fc
    .array(anyCoupon, { maxLength: most })
    .map((coupons) => coupons.map((coupon, at) => ({ ...coupon, code: `C${String(at).padStart(2, '0')}` })))

const bought = fc
  .tuple(fc.constantFrom(lineOf(fries), lineOf(tea), classicPizza, setWith('in-edge')), fc.integer({ min: 1, max: 3 }))
  .map(([line, num]) => ({ ...line, num }))

const terms = { name: 'P', note: '', stacks: true }
export const someOff: Promotion[] = [
  { ...terms, promotionId: 'tier', kind: 'spend', tiers: [{ spend: cents(12_800), off: cents(2_000) }] },
  { ...terms, promotionId: 'second', kind: 'second', items: [{ pid: 'fries', price: cents(2_000) }], most: 9 },
]

/** Carts by chance. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc
  .record({
    lines: fc.array(bought, { minLength: 1, maxLength: 5 }),
    orderType: fc.constantFrom(1 as const, 2 as const, 5 as const),
    cutlery: fc.boolean(),
    promotions: fc.constantFrom([], someOff),
  })
  .map((given) => ({ ...takeaway, delivery: { fee: cents(1_500), minimum: cents(10_000) }, ...given }))

/** An order with the lines of some of the product coupons, as if the guest had taken them into the cart. */
export function withGiven(order: OrderToPrice, coupons: readonly Coupon[]): OrderToPrice {
  const lines = coupons.flatMap((coupon) => {
    const product =
      'pid' in coupon.gift ? [fries, tea, pizza, setMeal].find(({ pid }) => 'pid' in coupon.gift && pid === coupon.gift.pid) : undefined
    return product ? [given(product, coupon)] : []
  })
  return { ...order, lines: [...order.lines, ...lines] }
}
