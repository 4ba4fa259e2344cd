import { ChevronRight, Check } from 'lucide-react'
import { couponReasons } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { isUsableNow, type JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../../navigation/paths.ts'

export type CouponActionProps = {
  judged: JudgedCoupon
  onUse: (judged: JudgedCoupon) => void
  /** Takes it off the order again, where that is done on this screen; else the way is by its detail. */
  onLeave?: (judged: JudgedCoupon) => void
  /** The code of the coupon whose button is the red one of the screen; the others are tinted. */
  leading?: string
}

/** The one thing to do with a coupon now: use it, take it off again, or go where what it asks can be had. */
export function CouponAction({ judged, onUse, onLeave, leading }: CouponActionProps) {
  const { coupon, verdict, selected } = judged
  const { orderType } = useOrderLocation()
  const { name, code } = coupon
  if (selected && !onLeave) {
    return (
      <Anchor className="tk__in" href={detailHref(code)} aria-label={`${m.coupon_applied()}: ${name}`}>
        <Badge tone="brand" icon={Check}>
          {m.coupon_applied()}
        </Badge>
      </Anchor>
    )
  }
  if (selected) {
    return (
      <Button small variant="tint" aria-label={m.coupon_take_off_it({ name })} onClick={() => onLeave?.(judged)}>
        {m.coupon_taken_off()}
      </Button>
    )
  }
  if (coupon.categories.every((category) => category === 'A03')) return <More href={detailHref(code)} words={m.coupon_detail_counter()} />
  if (!verdict.usable && verdict.reason === couponReasons.emptyCart)
    return <More href={paths.menu(orderType)} words={m.coupon_add_food()} />
  if (!verdict.usable) {
    const gap = verdict.reason !== null && verdict.gap !== undefined
    return gap ? <More href={`${paths.recommended}?coupon=${code}`} words={m.coupon_add_more()} /> : null
  }
  if (!isUsableNow(judged)) return null
  return (
    <Button small variant={code === leading ? 'primary' : 'tint'} aria-label={m.coupon_use_it({ name })} onClick={() => onUse(judged)}>
      {m.coupon_use()}
    </Button>
  )
}

const detailHref = (code: string) => `${paths.coupon}?code=${code}`

function More({ href, words }: { href: string; words: string }) {
  return (
    <Anchor className="link" href={href}>
      {words}
      <Icon of={ChevronRight} size={16} />
    </Anchor>
  )
}
