import { useWallet } from '../../../entities/coupon/wallet.ts'
import { unusableReason } from './unusable-reason.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { CouponList } from './CouponList.tsx'
import { useCouponContext } from '../coupon-context.ts'

/** The coupons judged on what is in the cart. */
export function JudgedCoupons({ scanned }: { scanned: string }) {
  const context = useCouponContext()
  const wallet = useWallet(context.book)
  const { take, dialog } = useCouponChoice(wallet, context.book)
  const { judged, pending, failed } = wallet
  return (
    <>
      <CouponList {...{ judged, pending, failed, scanned }} against={unusableReason(context)} onUse={take} />
      {dialog}
    </>
  )
}
