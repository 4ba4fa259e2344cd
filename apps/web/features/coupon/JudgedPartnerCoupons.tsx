import { m } from '../../paraglide/messages.js'
import { useWallet } from '../../stores/coupons.ts'
import { against } from './against.tsx'
import { useChoosing } from './choosing.tsx'
import { CouponGroup } from './CouponGroup.tsx'
import { useCouponGround } from './ground.ts'

/** The partner's coupons judged on what is in the cart. */
export function JudgedPartnerCoupons() {
  const ground = useCouponGround()
  const wallet = useWallet(ground.book)
  const { take, dialog } = useChoosing(wallet, ground.book)
  const coupons = wallet.judged.filter(({ coupon }) => coupon.source === 'partner')
  return (
    <>
      <CouponGroup title={m.partner_coupons()} coupons={coupons} against={against(ground)} leads onUse={take} />
      {dialog}
    </>
  )
}
