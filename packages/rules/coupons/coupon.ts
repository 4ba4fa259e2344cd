import type { Instant } from '../time/clock.ts'
import type { Cents } from '../money.ts'
import type { TimeSlot } from '../time/time-slot.ts'

/** The channel that sees to it that a coupon is used once (spec 3.17, 3.19): the chain itself, the loyalty partner, or another vendor of vouchers. */
export const couponChannels = ['Candao', 'Storellect', 'YUU', 'Mezzofy'] as const
export type CouponChannel = (typeof couponChannels)[number]
export type CouponSource = 'member' | 'partner' | 'vendor'

/** A01 takeaway, A02 delivery, A03 at the counter only, A05 dine-in (spec 5.5). */
export type CouponCategory = 'A01' | 'A02' | 'A03' | 'A05'

/**
 * The gift of a coupon (spec 3.15): 1 `cash` off; 2 `discount`, `pays` percent of what it covers (90 pays 90%); 3 a `product` for
 * nothing; 4 cash off that always asks its minimum; 5 a product at a `fixed` price. `plain` has no type: a word from the chain.
 * A product coupon's `pid` is null where its code stands for nothing on the menu (reasons 5 and 8). `delivery` is cash of type 1 that covers the delivery fee and nothing else.
 */
export type CouponGift =
  | { kind: 'cash' | 'cashLike' | 'delivery'; amount: Cents }
  | { kind: 'discount'; pays: number }
  | { kind: 'product'; productCode: string; pid: string | null }
  | { kind: 'fixed'; productCode: string; pid: string | null; price: Cents }
  | { kind: 'plain' }

/**
 * The need of a coupon for a cart (spec 3.12, 4.20). `include`: at least `count` dishes of the pids. `exclude`: the minimum without the dishes
 * of the pids. `mapped`: the product that the coupon's outside code stands for, in the cart; null where it stands for nothing here.
 */
export type CouponNeed =
  | { mode: 'include'; pids: readonly string[]; count: number }
  | { mode: 'exclude'; pids: readonly string[] }
  | { mode: 'mapped'; pid: string | null }

/** The judge of a coupon's use (spec 3.16): always, by an amount, by dishes as the restaurant's platform does, or by its own vendor. */
export type CouponJudge = 'always' | 'amount' | 'dishes' | 'vendor'

/** A coupon as rules see it, in one language. Amounts in cents; what is absent does not limit. */
export type Coupon = {
  /** voucherCode: one coupon, one code, over all sources. */
  code: string
  name: string
  source: CouponSource
  channel: CouponChannel
  gift: CouponGift
  judge: CouponJudge
  /** minUsage: 0 for none. */
  minimum: Cents
  /** The boxed-meal fee counts toward the minimum, and may be paid by it (spec 9.4). */
  countsBoxedMeal: boolean
  /** The dishes that a discount or cash reaches; absent: all. */
  covers?: readonly string[]
  need?: CouponNeed
  /** Shops by the id that its source knows (spec 5.7); absent: all. */
  shops?: readonly string[]
  categories: readonly CouponCategory[]
  /** voucherHashtagCode: absent or empty: any time. */
  slots?: readonly TimeSlot[]
  /** Good after the first moment and before the last; null: no end (spec 5.4). */
  begins: Instant
  ends: Instant | null
  /** YYYY/MM/DD on which it is not good; Monday 1 to Sunday 7 on which it is. */
  specialDates?: readonly string[]
  weekdays?: readonly number[]
  /** The last word of its vendor (spec 4.34). */
  vendorSays?: 'good' | 'gone'
  /** showPrice: a discount's own words, such as 9 折. */
  showPrice: string
}

/** voucherType of the wire; null where a coupon has none (spec 3.15, 5.6). */
export const voucherTypes = { cash: 1, delivery: 1, discount: 2, product: 3, cashLike: 4, fixed: 5, plain: null } as const satisfies Record<
  CouponGift['kind'],
  number | null
>
export type VoucherType = Exclude<(typeof voucherTypes)[CouponGift['kind']], null>

/** The rules' number for a kind: by its voucherType, but for delivery coupons, which are a kind of their own: 6. */
export type CouponRuleType = VoucherType | 6

/** The kinds that one kind of coupon may be combined with (spec 3.18); by type and whether it has a minimum. */
export type CouponRule = {
  voucherType: CouponRuleType
  haveThreshold: boolean
  availableVoucherType: readonly { voucherType: CouponRuleType; haveThreshold: boolean }[]
}

/** The reasons against a coupon by their numbers, which are also the order in which they are looked for (spec 4.23 to 4.34). */
export const couponReasons = {
  emptyCart: 1,
  partnerSignedOut: 2,
  notNow: 3,
  productMissing: 4,
  productUnknown: 5,
  tooFewDishes: 6,
  dishesBelowMinimum: 7,
  incomplete: 8,
  giftNotOffered: 9,
  giftSoldOut: 10,
  giftNotServed: 11,
  otherShop: 12,
  belowMinimum: 13,
  goneAtVendor: 14,
} as const
export type CouponReason = (typeof couponReasons)[keyof typeof couponReasons]

/**
 * Usable, or why not; what is still missing comes with reasons 4, 6, 7 and 13, as money in cents or as dishes. Outside its first and last
 * moment, or the ways of dining that it is for, no reason of the table applies: null.
 */
export type CouponVerdict =
  | { usable: true }
  | { usable: false; reason: CouponReason; gap?: { money: Cents } | { items: number } }
  | { usable: false; reason: null; outside: 'dates' | 'way' }
