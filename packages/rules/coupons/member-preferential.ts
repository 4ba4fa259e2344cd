import { orderCouponType } from './coupon-display.ts'
import type { Coupon, CouponChannel, CouponJudge } from './coupon.ts'
import { cents, type Cents } from '../money.ts'
import { offOf } from './order-parts.ts'
import { couponOfLine, type CartContents } from '../price/priced-line.ts'
import { productOf } from '../menu/product.ts'
import type { CouponSaving } from './priced-coupons.ts'

/** An order's entry for a coupon that it used, under the spec's own names (spec 3.19); amounts in cents. */
export type MemberPreferential = {
  childType: 3
  type: 7
  content: string
  contentEng: string
  /** The product that it gave, and what that costs without it and with it; null and 0 where it gave none. */
  pid: string | null
  prePrice: Cents
  realPrePrice: Cents
  count: number
  couponType: ReturnType<typeof orderCouponType>
  /** The products that it asks for or reaches. */
  preProducts: readonly string[]
  /** Its place among the order's coupons, from 0. */
  couponIdx: number
  couponPriceLimit: Cents
  couponPriceLimitIncludedMealFee: 0 | 1
  /** voucherCalType: 0 no limit, 1 an amount, 2 dishes; null: its vendor's. */
  couponPriceLimitType: 0 | 1 | 2 | null
  thirdCoupoChannel: CouponChannel
  voucherVendor: string
  /** The amount that it took off; of type 1 as an amount, of type 2 as a percentage of what it covers. */
  couponDiscount: Cents
  couponDiscountType: 1 | 2
}

/** A coupon as an order used it: what it took, its names in both languages, and who issued it. */
export type UsedCoupon = { coupon: Coupon; taken: CouponSaving; names: { tc: string; en: string }; vendor: string }

/** The entries of an order for its coupons, in the order in which they are kept (spec 3.19). */
export function memberPreferentials(used: readonly UsedCoupon[], order: CartContents): MemberPreferential[] {
  return used.map(({ coupon, taken, names, vendor }, couponIdx) => ({
    childType: 3,
    type: 7,
    content: names.tc,
    contentEng: names.en,
    ...givenProduct(coupon, order),
    couponType: orderCouponType(coupon.gift.kind),
    preProducts: preProductsOf(coupon),
    couponIdx,
    couponPriceLimit: coupon.minimum,
    couponPriceLimitIncludedMealFee: coupon.countsBoxedMeal ? 1 : 0,
    couponPriceLimitType: limitTypes[coupon.judge],
    thirdCoupoChannel: coupon.channel,
    voucherVendor: vendor,
    couponDiscount: taken.amount,
    couponDiscountType: coupon.gift.kind === 'discount' ? 2 : 1,
  }))
}

const limitTypes = { always: 0, amount: 1, dishes: 2, vendor: null } as const satisfies Record<CouponJudge, number | null>

function givenProduct(
  coupon: Coupon,
  { lines, book }: CartContents,
): Pick<MemberPreferential, 'pid' | 'prePrice' | 'realPrePrice' | 'count'> {
  const line = lines.find((_, at) => couponOfLine(lines, at, [coupon]))
  const product = line && productOf(book, line)
  if (!product) return { pid: null, prePrice: cents(0), realPrePrice: cents(0), count: 1 }
  const realPrePrice = cents(product.price - offOf(coupon, product.price))
  return { pid: product.pid, prePrice: product.price, realPrePrice, count: 1 }
}

function preProductsOf({ covers = [], need }: Coupon): readonly string[] {
  if (need?.mode === 'mapped') return need.pid === null ? [] : [need.pid]
  return need ? need.pids : covers
}
