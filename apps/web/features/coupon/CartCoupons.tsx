import { m } from '../../paraglide/messages.js'
import type { Wallet } from '../../stores/coupons.ts'
import { useHostTips } from '../../stores/host-tips.ts'
import { Block } from '../../ui/Block.tsx'
import { useChoosing } from './choosing.tsx'
import { useCouponGround } from './ground.ts'
import { SavingsRow } from './SavingsRow.tsx'

/** The coupons of whoever has some, over the cart, unless the host tells of them itself. */
export function CartCoupons({ wallet }: { wallet: Wallet }) {
  const ground = useCouponGround()
  const choosing = useChoosing(wallet, ground.book)
  const { couponTipHidden } = useHostTips()
  if (couponTipHidden || wallet.judged.length === 0) return null
  return (
    <Block title={m.coupon_savings()} className="sv">
      <SavingsRow {...{ wallet, ground, choosing }} />
      {choosing.dialog}
    </Block>
  )
}
