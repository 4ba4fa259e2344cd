import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { CouponAction, type CouponActionProps } from './CouponAction.tsx'
import { CouponTicket, type UnusableReason } from '../CouponTicket.tsx'
import { paths } from '../../../navigation/paths.ts'

type CouponGroupProps = Omit<CouponActionProps, 'judged'> & {
  title: string
  coupons: readonly JudgedCoupon[]
  against: UnusableReason
  /** Each leads to its detail. */
  leads?: boolean
}

/** Coupons under a heading that counts them; nothing at all without any. */
export function CouponGroup({ title, coupons, against, leads, ...acts }: CouponGroupProps) {
  const id = useId()
  if (coupons.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>
          {title} <span className="ink3 small">{m.coupon_count({ count: coupons.length })}</span>
        </h2>
      </div>
      <div className="tks">
        {coupons.map((judged) => (
          <CouponTicket
            key={judged.coupon.code}
            judged={judged}
            against={against}
            href={leads ? `${paths.coupon}?code=${judged.coupon.code}` : undefined}
            action={<CouponAction judged={judged} {...acts} />}
          />
        ))}
      </div>
    </section>
  )
}
