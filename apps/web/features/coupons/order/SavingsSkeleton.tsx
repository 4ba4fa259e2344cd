import { m } from '../../../paraglide/messages.js'
import { Block } from '../../../ui/frame/Block.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The savings of an order while their code is on its way, as tall as the row of coupons and the box for a code. */
export function SavingsSkeleton() {
  return (
    <Block title={m.coupon_savings()} className="sv">
      <div aria-busy="true">
        <Skeleton width="100%" height={60} />
        <Skeleton width="100%" height={52} />
      </div>
    </Block>
  )
}
