import { isForOrderType } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useCart } from '../../../entities/cart/cart-store.ts'
import { isUsableNow, type JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { isForCounter } from '../../../entities/coupon/listed-vouchers.ts'
import { afterMountPart } from '../../../lib/after-mount-part.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { CouponFilter } from './coupon-filter.ts'
import { CouponGroup } from './CouponGroup.tsx'
import type { UnusableReason } from '../CouponTicket.tsx'
import { NoCoupons } from './NoCoupons.tsx'
import { PartnerLogin } from '../partner/PartnerLogin.tsx'
import { PromoBox } from '../promo/PromoBox.tsx'

/** Its code is fetched beside the coupons themselves: before they are there, nothing is to be filtered. */
const CouponFilters = afterMountPart(() => import('./CouponFilters.tsx'), 'CouponFilters')

export type CouponListProps = {
  judged: readonly JudgedCoupon[]
  pending: boolean
  failed: boolean
  against: UnusableReason
  onUse: (judged: JudgedCoupon) => void
  /** A promo code that was just scanned. */
  scanned: string
}

/** The coupons that can be used for the order as it stands, then those that cannot yet, and why (spec 2.5). */
export function CouponList({ judged, pending, failed, against, onUse, scanned }: CouponListProps) {
  const member = useSession(({ user }) => isMember(user))
  const { lines } = useCart()
  const [shown, show] = useState<CouponFilter>({})
  const listed = judged.filter((each) => isShown(each, shown))
  const counter = listed.filter(({ voucher }) => isForCounter(voucher))
  const others = listed.filter((each) => !counter.includes(each))
  const usable = others.filter(isUsableNow)
  const leading = usable.find(({ selected }) => !selected)?.coupon.code
  const groups =
    lines.length === 0
      ? [{ title: m.coupon_all(), coupons: others }]
      : [
          { title: m.coupon_usable(), coupons: usable },
          { title: m.coupon_unusable(), coupons: others.filter((each) => !usable.includes(each)) },
        ]
  return (
    <>
      <PromoBox kind="page" typed={scanned} />
      {(pending || judged.length > 1) && <CouponFilters judged={judged} shown={shown} onShow={show} />}
      {[...groups, { title: m.coupon_counter(), coupons: counter }].map(({ title, coupons }) => (
        <CouponGroup key={title} title={title} coupons={coupons} against={against} leads leading={leading} onUse={onUse} />
      ))}
      {judged.length > 0 && listed.length === 0 && <p className="sec ink2 cps__none">{m.coupon_none_filter()}</p>}
      {judged.length === 0 && <Nothing member={member} pending={pending && member} failed={failed} />}
      <PartnerLogin />
    </>
  )
}

const isShown = ({ coupon }: JudgedCoupon, { source, way }: CouponFilter) =>
  (source === undefined || coupon.source === source) && (way === undefined || isForOrderType(coupon, way))

function Nothing({ member, pending, failed }: { member: boolean; pending: boolean; failed: boolean }) {
  if (failed)
    return (
      <div className="sec cps__none">
        <Button block variant="tint" reason={m.coupon_lost()} onClick={() => location.reload()}>
          {m.coupon_retry()}
        </Button>
      </div>
    )
  if (pending)
    return (
      <div className="tks" aria-busy="true">
        <Skeleton height={112} radius={18} />
        <Skeleton height={112} radius={18} />
        <Skeleton height={112} radius={18} />
      </div>
    )
  return <NoCoupons body={member ? m.coupon_none_body() : m.coupon_none_guest_body()} asksIn={!member} />
}
