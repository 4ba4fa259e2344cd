import { CircleX, Clock, LogIn, ShoppingBag, Store, Tags } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { JudgedCoupon } from '../../stores/coupon-list.ts'
import { gapDone } from '../../stores/coupon-gap.ts'
import { gapWords, reasonWords } from '../../stores/coupon-reasons.ts'
import { GapMeter } from '../../ui/GapMeter.tsx'
import type { Against } from './CouponTicket.tsx'
import type { CouponGround } from './ground.ts'
import { whyBeforeFood } from './why-before-food.ts'

const icons = {
  2: LogIn,
  3: Clock,
  4: ShoppingBag,
  5: ShoppingBag,
  6: ShoppingBag,
  7: ShoppingBag,
  8: CircleX,
  9: CircleX,
  10: CircleX,
  11: Clock,
  12: Store,
  13: ShoppingBag,
  14: CircleX,
} as const

/** What is said against a coupon that was judged on what is in the cart. */
export function against(ground: CouponGround): Against {
  return (judged) => {
    const { coupon, voucher, verdict } = judged
    const gap = verdict.usable || verdict.reason === null ? undefined : verdict.gap
    if (!gap) return { why: whyOf(judged, ground) }
    const meter = (
      <GapMeter value={gapDone(coupon, gap)} words="after">
        {gapWords(gap)}
      </GapMeter>
    )
    return { gap: meter, detail: 'items' in gap ? voucher.terms[0] : undefined }
  }
}

function whyOf(judged: JudgedCoupon, ground: CouponGround) {
  const { coupon, verdict, combines } = judged
  if (verdict.usable) return combines ? undefined : { icon: Tags, text: m.coupon_why_together() }
  if (verdict.reason === null || verdict.reason === 1) return whyBeforeFood(judged)
  return { icon: icons[verdict.reason], text: reasonWords(coupon, verdict, ground) }
}
