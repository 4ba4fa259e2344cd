import { useWallet } from '../../stores/coupons.ts'
import { against } from './against.tsx'
import { useChoosing } from './choosing.tsx'
import { CouponList } from './CouponList.tsx'
import { useCouponGround } from './ground.ts'

/** The coupons judged on what is in the cart. */
export function JudgedCoupons({ scanned }: { scanned: string }) {
  const ground = useCouponGround()
  const wallet = useWallet(ground.book)
  const { take, dialog } = useChoosing(wallet, ground.book)
  const { judged, pending, failed } = wallet
  return (
    <>
      <CouponList {...{ judged, pending, failed, scanned }} against={against(ground)} onUse={take} />
      {dialog}
    </>
  )
}
