import { m } from '../../../paraglide/messages.js'
import { useWallet } from '../../../entities/coupon/wallet.ts'
import { unusableReason } from '../wallet/unusable-reason.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { CouponGroup } from '../wallet/CouponGroup.tsx'
import { useCouponContext } from '../coupon-context.ts'

/** The partner's coupons judged on what is in the cart. */
export function JudgedPartnerCoupons() {
  const context = useCouponContext()
  const wallet = useWallet(context.book)
  const { take, dialog } = useCouponChoice(wallet, context.book)
  const coupons = wallet.judged.filter(({ coupon }) => coupon.source === 'partner')
  return (
    <>
      <CouponGroup title={m.partner_coupons()} coupons={coupons} against={unusableReason(context)} leads onUse={take} />
      {dialog}
    </>
  )
}
