import type { CouponRule, CouponRuleType } from './coupon.ts'

type Pair = readonly [CouponRuleType, boolean, CouponRuleType, boolean]

/** The combinations where the server's rules cannot be had: any number of cash without minimum, one of every other class, and a delivery coupon beside any of them. */
const pairs: readonly Pair[] = [
  [1, false, 1, false],
  [1, false, 1, true],
  [1, false, 2, false],
  [1, false, 2, true],
  ...([false, true] as const).flatMap((own): Pair[] =>
    ([3, 5] as const).flatMap((product): Pair[] => [
      [product, own, 1, false],
      [product, own, 1, true],
      [product, own, 2, false],
      [product, own, 2, true],
      [product, own, 4, true],
    ]),
  ),
  [3, false, 5, false],
  [3, false, 5, true],
  [3, true, 5, false],
  ...([false, true] as const).flatMap((own): Pair[] =>
    ([1, 2, 3, 5] as const).flatMap((other): Pair[] => [
      [6, own, other, false],
      [6, own, other, true],
    ]),
  ),
  ...([false, true] as const).map((own): Pair => [6, own, 4, true]),
]

/** The table that is built in for when the server's cannot be had (spec 8.9). */
export const defaultCouponRules: readonly CouponRule[] = ([1, 2, 3, 4, 5, 6] as const).flatMap((voucherType) =>
  [false, true].map((haveThreshold) => ({
    voucherType,
    haveThreshold,
    availableVoucherType: pairs.flatMap(([a, aHas, b, bHas]) => [
      ...(a === voucherType && aHas === haveThreshold ? [{ voucherType: b, haveThreshold: bHas }] : []),
      ...(b === voucherType && bHas === haveThreshold && !(a === b && aHas === bHas) ? [{ voucherType: a, haveThreshold: aHas }] : []),
    ]),
  })),
)
