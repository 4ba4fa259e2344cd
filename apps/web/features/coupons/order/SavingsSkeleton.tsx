import { isMember, useSession } from '../../../api/session.ts'
import { m } from '../../../paraglide/messages.js'
import { Block } from '../../../ui/frame/Block.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The savings of an order while their code is on its way, as tall as the box for a code, and a member's row of coupons. */
export function SavingsSkeleton() {
  const member = useSession(({ user }) => isMember(user))
  return (
    <Block title={m.coupon_savings()} className="sv">
      <div aria-busy="true">
        {member && <Skeleton width="100%" height={60} />}
        <Skeleton width="100%" height={52} />
      </div>
    </Block>
  )
}
