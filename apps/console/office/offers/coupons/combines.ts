import { areCombinable, cents, couponClass, type CouponRule } from '@harbour/rules'
import type { CouponTerms } from '../words/coupon-terms.ts'

/** Says whether coupons of these terms may be in one order, by the chain's rules for their kinds. */
export function termsCombine(one: CouponTerms, other: CouponTerms, rules: readonly CouponRule[]): boolean {
  return areCombinable(classOf(one), classOf(other), rules)
}

const classOf = ({ gift, minimum = 0 }: CouponTerms) => couponClass({ gift: giftOf(gift), minimum: cents(minimum) })

function giftOf(gift: CouponTerms['gift']): Parameters<typeof couponClass>[0]['gift'] {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return { kind: gift.kind, amount: cents(gift.amount) }
    case 'discount':
      return { kind: 'discount', pays: gift.pays }
    case 'product':
      return { kind: 'product', productCode: gift.pid, pid: gift.pid }
    case 'fixed':
      return { kind: 'fixed', productCode: gift.pid, pid: gift.pid, price: cents(gift.price) }
  }
}
