import { m } from '../../../paraglide/messages.js'
import { isUsableNow, type JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { couponGapText, reasonWords, noEffectWords } from '../../../entities/coupon/coupon-reasons.ts'
import { ineligibleText } from '../../../entities/coupon/coupon-words.ts'
import { useWallet, type Wallet } from '../../../entities/coupon/wallet.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { DetailFrame } from './DetailFrame.tsx'
import { useCouponContext, type CouponContext } from '../coupon-context.ts'
import { UseBar } from './UseBar.tsx'
import { paths } from '../../../navigation/paths.ts'

/** A coupon judged on what is in the cart. */
export function JudgedDetail() {
  const context = useCouponContext()
  const wallet = useWallet(context.book)
  const { judged, pending } = wallet
  return <DetailFrame judged={judged} pending={pending} use={(one) => <UseIt judged={one} wallet={wallet} context={context} />} />
}

/** The way to use it; where it cannot be used, why, and where that is put right. */
function UseIt({ judged, wallet, context }: { judged: JudgedCoupon; wallet: Wallet; context: CouponContext }) {
  const { coupon, verdict } = judged
  const { take, dialog } = useCouponChoice(wallet, context.book)
  const reason = whyNot(judged, context)
  const gap = !verdict.usable && verdict.reason !== null && verdict.gap !== undefined
  return (
    <>
      <UseBar judged={judged}>
        {gap ? (
          <Button block href={`${paths.recommended}?coupon=${coupon.code}`} reason={reason}>
            {m.coupon_add_more()}
          </Button>
        ) : (
          <Button block loading={wallet.pending} disabled={!isUsableNow(judged)} reason={reason} onClick={() => take(judged)}>
            {m.coupon_detail_use()}
          </Button>
        )}
      </UseBar>
      {dialog}
    </>
  )
}

function whyNot({ coupon, verdict, combines, noEffect }: JudgedCoupon, context: CouponContext): string | undefined {
  if (verdict.usable && !combines) return m.coupon_why_together()
  if (verdict.usable) return noEffect && noEffectWords(noEffect)
  if (verdict.reason === null) return ineligibleText(coupon, verdict.outside)
  return verdict.gap ? couponGapText(verdict.gap) : reasonWords(coupon, verdict, context)
}
