import { orderTypes, type CouponSource, type OrderType } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { wayWords } from '../../../entities/coupon/coupon-words.ts'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import type { CouponFilter } from './coupon-filter.ts'

type CouponFiltersProps = { judged: readonly JudgedCoupon[]; shown: CouponFilter; onShow: (shown: CouponFilter) => void }

const sources = ['member', 'partner', 'vendor'] as const
const sourceWords = { member: m.coupon_source_member, partner: m.coupon_source_partner, vendor: m.coupon_source_vendor }
const ways = [orderTypes.delivery, orderTypes.takeaway, orderTypes.dineIn] as const

/** One row of filters for several coupons, of which one holds: a source, where that differs, or an order type (spec 3.17, 5.5). */
export function CouponFilters({ judged, shown, onShow }: CouponFiltersProps) {
  if (judged.length < 2) return null
  const there = sources.filter((source) => judged.some(({ coupon }) => coupon.source === source))
  const source = there.find((each) => each === shown.source)
  const chips = [
    { value: 'all', label: m.coupon_source_all() },
    ...(there.length > 1 ? there.map((value) => ({ value, label: sourceWords[value]() })) : []),
    ...ways.map((way) => ({ value: String(way), label: wayWords(way) })),
  ]
  return (
    <ChipGroup
      className="hscroll cps__filters"
      label={m.coupon_filter()}
      value={source ?? (shown.way === undefined ? 'all' : String(shown.way))}
      chips={chips}
      onChange={(value) => onShow({ source: sourceOf(value), way: wayOf(value) })}
    />
  )
}

const sourceOf = (value: string): CouponSource | undefined => sources.find((each) => each === value)
const wayOf = (value: string): OrderType | undefined => ways.find((each) => String(each) === value)
