import { voucherStatuses } from '@harbour/protocol'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { voucherToCoupon } from '../../../entities/coupon/voucher-to-coupon.ts'
import { waysWords } from '../../../entities/coupon/coupon-words.ts'
import { dayWords } from '../../../lib/day-words.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { useMemberVouchers } from '../../../entities/coupon/vouchers.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Ticket } from '../../../ui/shop/Ticket.tsx'
import { CouponStub, ticketKind } from '../CouponStub.tsx'
import { NoCoupons } from './NoCoupons.tsx'

/** The coupons that were used or have ended (spec 2.5). */
export function UsedCoupons() {
  const member = useSession(({ user }) => isMember(user))
  const used = useMemberVouchers(voucherStatuses.used)
  const ended = useMemberVouchers(voucherStatuses.ended)
  const both = [used, ended]
  if (!member) return <NoCoupons body={m.coupon_none_guest_body()} asksIn />
  if (both.some(({ isError }) => isError))
    return (
      <div className="sec cps__none">
        <Button block variant="tint" reason={m.coupon_lost()} onClick={() => both.forEach(({ refetch }) => void refetch())}>
          {m.coupon_retry()}
        </Button>
      </div>
    )
  if (both.some(({ isLoading }) => isLoading))
    return (
      <div className="tks tks--first" aria-busy="true">
        <Skeleton height={112} radius={18} />
        <Skeleton height={112} radius={18} />
      </div>
    )
  const vouchers = both.flatMap(({ data }) => data?.data ?? [])
  if (vouchers.length === 0) return <NoCoupons title={m.coupon_none_used()} body={m.coupon_none_used_body()} />
  return (
    <div className="tks tks--first">
      {vouchers.map((voucher) => {
        const coupon = voucherToCoupon(voucher, language())
        return (
          <Ticket
            key={voucher.voucherCode}
            off
            kind={ticketKind(coupon, voucher.picture)}
            stub={<CouponStub coupon={coupon} picture={voucher.picture} />}
            title={coupon.name}
            detail={waysWords(coupon)}
            until={coupon.ends === null ? undefined : m.coupon_until({ date: dayWords(coupon.ends - 1) })}
            action={<Badge>{voucher.voucherStatus === voucherStatuses.used ? m.coupon_used() : m.coupon_expired()}</Badge>}
          />
        )
      })}
    </div>
  )
}
