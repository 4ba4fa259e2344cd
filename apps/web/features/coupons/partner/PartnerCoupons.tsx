import { Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useCart } from '../../../entities/cart/cart-store.ts'
import { useCouponsBeforeFood, type JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { optionalLazyPart } from '../../../lib/lazy-part.ts'
import { CouponGroup } from '../wallet/CouponGroup.tsx'
import { PartnerLogin } from './PartnerLogin.tsx'
import { reasonBeforeFood } from '../wallet/reason-before-food.ts'
import '../coupon.css'
import './partner.css'

const JudgedPartnerCoupons = optionalLazyPart(() => import('./JudgedPartnerCoupons.tsx'), 'JudgedPartnerCoupons')

/** The partner's coupons on its home, and that no others serve there (spec 6.4). */
export function PartnerCoupons() {
  const { lines } = useCart()
  return (
    <div className="ptk">
      <Suspense fallback={null}>{lines.length > 0 ? <JudgedPartnerCoupons /> : <BeforeFood />}</Suspense>
      <p className="cap ink2 sec ptk__only">{m.partner_only()}</p>
      <PartnerLogin />
    </div>
  )
}

function BeforeFood() {
  const { judged } = useCouponsBeforeFood()
  const coupons = judged.filter(({ coupon }) => coupon.source === 'partner')
  return <CouponGroup title={m.partner_coupons()} coupons={coupons} against={againstBeforeFood} leads onUse={useNone} />
}

const againstBeforeFood = (judged: JudgedCoupon) => ({ why: reasonBeforeFood(judged) })
/** None of them can be used. */
const useNone = () => undefined
