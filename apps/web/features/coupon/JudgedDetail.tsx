import { m } from '../../paraglide/messages.js'
import type { JudgedCoupon } from '../../stores/coupon-list.ts'
import { gapWords, reasonWords } from '../../stores/coupon-reasons.ts'
import { whyOutside } from '../../stores/coupon-words.ts'
import { useWallet, type Wallet } from '../../stores/coupons.ts'
import { Button } from '../../ui/Button.tsx'
import { useChoosing } from './choosing.tsx'
import { DetailFrame } from './DetailFrame.tsx'
import { useCouponGround, type CouponGround } from './ground.ts'
import { UseBar } from './UseBar.tsx'

/** A coupon judged on what is in the cart. */
export function JudgedDetail() {
  const ground = useCouponGround()
  const wallet = useWallet(ground.book)
  const { judged, pending } = wallet
  return <DetailFrame judged={judged} pending={pending} use={(one) => <UseIt judged={one} wallet={wallet} ground={ground} />} />
}

/** The way to use it; where it cannot be used, why, and where that is put right. */
function UseIt({ judged, wallet, ground }: { judged: JudgedCoupon; wallet: Wallet; ground: CouponGround }) {
  const { coupon, verdict, combines } = judged
  const { take, dialog } = useChoosing(wallet, ground.book)
  const reason = whyNot(judged, ground)
  const gap = !verdict.usable && verdict.reason !== null && verdict.gap !== undefined
  return (
    <>
      <UseBar judged={judged}>
        {gap ? (
          <Button block href={`/recomendFood?coupon=${coupon.code}`} reason={reason}>
            {m.coupon_add_more()}
          </Button>
        ) : (
          <Button block loading={wallet.pending} disabled={!verdict.usable || !combines} reason={reason} onClick={() => take(judged)}>
            {m.coupon_detail_use()}
          </Button>
        )}
      </UseBar>
      {dialog}
    </>
  )
}

function whyNot({ coupon, verdict, combines }: JudgedCoupon, ground: CouponGround): string | undefined {
  if (verdict.usable) return combines ? undefined : m.coupon_why_together()
  if (verdict.reason === null) return whyOutside(coupon, verdict.outside)
  return verdict.gap ? gapWords(verdict.gap) : reasonWords(coupon, verdict, ground)
}
