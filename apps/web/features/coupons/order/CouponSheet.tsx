import { cents, formatPrice, type BestCoupons } from '@harbour/rules'
import { Sparkles } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { isUsableNow } from '../../../entities/coupon/coupon-list.ts'
import { deselectCoupon, type Wallet } from '../../../entities/coupon/wallet.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { unusableReason } from '../wallet/unusable-reason.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { CouponGroup } from '../wallet/CouponGroup.tsx'
import type { CouponContext } from '../coupon-context.ts'
import { NoCoupons } from '../wallet/NoCoupons.tsx'

type CouponSheetProps = { wallet: Wallet; context: CouponContext; best: BestCoupons | undefined; onClose: () => void }

/** Every coupon over the order: those that can be used, each at one tap, and the others with what is against them. */
export function CouponSheet({ wallet, context, best, onClose }: CouponSheetProps) {
  const { judged, applied, priceWith } = wallet
  const { take, takeBest, dialog } = useCouponChoice(wallet, context.book)
  const saves = priceWith(applied)?.couponDiscount ?? cents(0)
  const usable = judged.filter(isUsableNow)
  const groups = [
    { title: m.coupon_usable(), coupons: usable },
    { title: m.coupon_unusable(), coupons: judged.filter((each) => !usable.includes(each)) },
  ]
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={m.coupon_sheet_title()}
      subtitle={saves > 0 ? m.coupon_sheet_saves({ amount: formatPrice(saves) }) : undefined}
      className="csh"
      foot={
        <Button block onClick={onClose}>
          {m.coupon_sheet_done()}
        </Button>
      }
    >
      {best && best.saves > saves && (
        <div className="csh__best">
          <Button block variant="tint" onClick={() => takeBest(best.coupons)}>
            <Icon of={Sparkles} size={18} />
            {best.exact ? m.coupon_sheet_best() : m.coupon_sheet_best_found()} · {m.coupon_best_saves({ amount: formatPrice(best.saves) })}
          </Button>
        </div>
      )}
      {groups.map(({ title, coupons }) => (
        <CouponGroup
          key={title}
          title={title}
          coupons={coupons}
          against={unusableReason(context)}
          onUse={take}
          onLeave={({ coupon }) => deselectCoupon(coupon)}
        />
      ))}
      {judged.length === 0 && <NoCoupons body={m.coupon_none_body()} />}
      {dialog}
    </Sheet>
  )
}
