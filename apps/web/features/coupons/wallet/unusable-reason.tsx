import { couponReasons } from '@harbour/rules'
import { CircleX, Clock, LogIn, ShoppingBag, Store, Tags } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { gapProgress } from '../../../entities/coupon/coupon-gap.ts'
import { couponGapText, reasonWords, noEffectWords } from '../../../entities/coupon/coupon-reasons.ts'
import { GapMeter } from '../../../ui/shop/GapMeter.tsx'
import type { UnusableReason } from '../CouponTicket.tsx'
import type { CouponContext } from '../coupon-context.ts'
import { reasonBeforeFood } from './reason-before-food.ts'

const icons = {
  [couponReasons.partnerSignedOut]: LogIn,
  [couponReasons.notNow]: Clock,
  [couponReasons.productMissing]: ShoppingBag,
  [couponReasons.productUnknown]: ShoppingBag,
  [couponReasons.tooFewDishes]: ShoppingBag,
  [couponReasons.dishesBelowMinimum]: ShoppingBag,
  [couponReasons.incomplete]: CircleX,
  [couponReasons.giftNotOffered]: CircleX,
  [couponReasons.giftSoldOut]: CircleX,
  [couponReasons.giftNotServed]: Clock,
  [couponReasons.otherShop]: Store,
  [couponReasons.belowMinimum]: ShoppingBag,
  [couponReasons.goneAtVendor]: CircleX,
} as const

/** The words against a coupon that was judged on what is in the cart. */
export function unusableReason(context: CouponContext): UnusableReason {
  return (judged) => {
    const { coupon, voucher, verdict } = judged
    const gap = verdict.usable || verdict.reason === null ? undefined : verdict.gap
    if (!gap) return { why: whyOf(judged, context) }
    const meter = (
      <GapMeter value={gapProgress(coupon, gap)} words="after">
        {couponGapText(gap)}
      </GapMeter>
    )
    return { gap: meter, detail: 'items' in gap ? voucher.terms[0] : undefined }
  }
}

function whyOf(judged: JudgedCoupon, context: CouponContext) {
  const { coupon, verdict, combines, noEffect } = judged
  if (verdict.usable && !combines) return { icon: Tags, text: m.coupon_why_together() }
  if (verdict.usable) return noEffect && { icon: CircleX, text: noEffectWords(noEffect) }
  if (verdict.reason === null || verdict.reason === couponReasons.emptyCart) return reasonBeforeFood(judged)
  return { icon: icons[verdict.reason], text: reasonWords(coupon, verdict, context) }
}
