import { Clock, CircleX, LogIn, ShoppingBag, Store, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { gapDone, gapWords, reasonWords, waysWords, whyOutside } from '../../stores/coupon-words.ts'
import type { JudgedCoupon } from '../../stores/coupon-list.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { GapMeter } from '../../ui/GapMeter.tsx'
import { Ticket } from '../../ui/Ticket.tsx'
import { CouponStub, ticketKind } from './CouponStub.tsx'
import { Until } from './Until.tsx'
import type { CouponGround } from './ground.ts'

type CouponTicketProps = { judged: JudgedCoupon; ground: CouponGround; href?: string; action?: ReactNode }

/** A coupon as lists show it: what it gives, until when, and, where it cannot be used now, why and what is missing. */
export function CouponTicket({ judged, ground, href, action }: CouponTicketProps) {
  const { coupon, voucher, verdict, combines } = judged
  // Without any food nothing speaks against the coupon itself.
  const off = !combines || !(verdict.usable || verdict.reason === 1)
  const gap = verdict.usable || verdict.reason === null ? undefined : verdict.gap
  return (
    <Ticket
      kind={ticketKind(coupon, voucher.picture)}
      stub={<CouponStub coupon={coupon} picture={voucher.picture} />}
      title={href === undefined ? coupon.name : <Anchor href={href}>{coupon.name}</Anchor>}
      detail={gap ? ('items' in gap ? voucher.terms[0] : undefined) : waysWords(coupon)}
      off={off}
      until={<Until ends={coupon.ends} />}
      action={action}
      why={gap ? undefined : whyOf(judged, ground)}
      gap={
        gap && (
          <GapMeter value={gapDone(coupon, gap)} words="after">
            {gapWords(gap)}
          </GapMeter>
        )
      }
    />
  )
}

const icons = {
  1: ShoppingBag,
  2: LogIn,
  3: Clock,
  4: ShoppingBag,
  5: ShoppingBag,
  6: ShoppingBag,
  7: ShoppingBag,
  8: CircleX,
  9: CircleX,
  10: CircleX,
  11: Clock,
  12: Store,
  13: ShoppingBag,
  14: CircleX,
} as const

function whyOf({ coupon, verdict, combines }: JudgedCoupon, { book, shop }: CouponGround) {
  if (!verdict.usable && verdict.reason === 1) return undefined
  if (verdict.usable) return combines ? undefined : { icon: Tags, text: m.coupon_why_together() }
  if (verdict.reason === null) return { icon: Clock, text: whyOutside(coupon, verdict.outside) }
  return { icon: icons[verdict.reason], text: reasonWords(coupon, verdict, { book, shop }) }
}
