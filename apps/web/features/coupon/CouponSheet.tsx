import { cents, formatPrice } from '@harbour/rules'
import { Sparkles } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { leaveCoupon, type Best, type Wallet } from '../../stores/coupons.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { against } from './against.tsx'
import { useChoosing } from './choosing.tsx'
import { CouponGroup } from './CouponGroup.tsx'
import type { CouponGround } from './ground.ts'
import { NoCoupons } from './NoCoupons.tsx'

type CouponSheetProps = { wallet: Wallet; ground: CouponGround; best: Best | undefined; onClose: () => void }

/** Every coupon over the order: those that can be used, each at one tap, and the others with what is against them. */
export function CouponSheet({ wallet, ground, best, onClose }: CouponSheetProps) {
  const { judged, applied, priceWith } = wallet
  const { take, takeBest, dialog } = useChoosing(wallet, ground.book)
  const saves = priceWith(applied)?.couponDiscount ?? cents(0)
  const usable = judged.filter(({ verdict, combines, selected }) => verdict.usable && (combines || selected))
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
            {m.coupon_sheet_best()} · {m.coupon_best_saves({ amount: formatPrice(best.saves) })}
          </Button>
        </div>
      )}
      {groups.map(({ title, coupons }) => (
        <CouponGroup
          key={title}
          title={title}
          coupons={coupons}
          against={against(ground)}
          onUse={take}
          onLeave={({ coupon }) => leaveCoupon(coupon)}
        />
      ))}
      {judged.length === 0 && <NoCoupons body={m.coupon_none_body()} />}
      {dialog}
    </Sheet>
  )
}
