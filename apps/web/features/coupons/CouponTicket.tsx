import type { ReactNode } from 'react'
import { couponReasons } from '@harbour/rules'
import { isUsableNow, type JudgedCoupon } from '../../entities/coupon/coupon-list.ts'
import { conditionWords } from '../../entities/coupon/coupon-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Ticket, type TicketProps } from '../../ui/shop/Ticket.tsx'
import { CouponStub, ticketKind } from './CouponStub.tsx'
import { CouponExpiry } from './CouponExpiry.tsx'

/** Words of a ticket against its coupon: why it cannot be used now, or how much is missing, and then its own terms in place of its condition. */
export type UnusableReason = (judged: JudgedCoupon) => Pick<TicketProps, 'why' | 'gap' | 'detail'>

type CouponTicketProps = { judged: JudgedCoupon; against: UnusableReason; href?: string; action?: ReactNode }

/** A coupon as lists show it: what it gives, until when, and, where it cannot be used now, why and what is missing. */
export function CouponTicket({ judged, against, href, action }: CouponTicketProps) {
  const { coupon, voucher, verdict } = judged
  // Without any food nothing speaks against the coupon itself.
  const off = !isUsableNow({
    ...judged,
    verdict: !verdict.usable && verdict.reason === couponReasons.emptyCart ? { usable: true } : verdict,
  })
  return (
    <Ticket
      kind={ticketKind(coupon, voucher.picture)}
      stub={<CouponStub coupon={coupon} picture={voucher.picture} />}
      title={href === undefined ? coupon.name : <Anchor href={href}>{coupon.name}</Anchor>}
      detail={conditionWords(coupon, voucher.terms)}
      off={off}
      until={<CouponExpiry ends={coupon.ends} />}
      action={action}
      {...against(judged)}
    />
  )
}
