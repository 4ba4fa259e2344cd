import { useWallet } from '../../../entities/coupon/wallet.ts'
import { unusableReason } from './unusable-reason.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { CouponList } from './CouponList.tsx'
import { useCouponContext } from '../coupon-context.ts'

/** The coupons judged on what is in the cart. */
export function JudgedCoupons({ scanned }: { scanned: string }) {
  const ground = useCouponContext()
  const wallet = useWallet(ground.book)
  const { take, dialog } = useCouponChoice(wallet, ground.book)
  const { judged, pending, failed } = wallet
  return (
    <>
      <CouponList {...{ judged, pending, failed, scanned }} against={unusableReason(ground)} onUse={take} />
      {dialog}
    </>
  )
}
