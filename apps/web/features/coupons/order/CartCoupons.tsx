import { m } from '../../../paraglide/messages.js'
import type { Wallet } from '../../../entities/coupon/wallet.ts'
import { useHostTips } from '../../../entities/host/host-tips.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { useCouponContext } from '../coupon-context.ts'
import { SavingsRow } from './SavingsRow.tsx'

/** The coupons of whoever has some, over the cart, unless the host tells of them itself. */
export function CartCoupons({ wallet }: { wallet: Wallet }) {
  const context = useCouponContext()
  const choosing = useCouponChoice(wallet, context.book)
  const { couponTipHidden } = useHostTips()
  if (couponTipHidden || wallet.judged.length === 0) return null
  return (
    <Block title={m.coupon_savings()} className="sv">
      <SavingsRow {...{ wallet, context, choosing }} />
      {choosing.dialog}
    </Block>
  )
}
