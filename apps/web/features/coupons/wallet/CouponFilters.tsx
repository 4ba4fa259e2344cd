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

/** Filters for several coupons: by source, where that differs, and by order type (spec 3.17, 5.5). */
export function CouponFilters({ judged, shown, onShow }: CouponFiltersProps) {
  if (judged.length < 2) return null
  const there = sources.filter((source) => judged.some(({ coupon }) => coupon.source === source))
  const wanted = there.find((source) => source === shown.source)
  return (
    <div className="cps__filters">
      {there.length > 1 && (
        <ChipGroup
          className="hscroll"
          label={m.coupon_sources()}
          value={wanted ?? 'all'}
          chips={[{ value: 'all', label: m.coupon_source_all() }, ...there.map((value) => ({ value, label: sourceWords[value]() }))]}
          onChange={(value) => onShow({ ...shown, source: sourceOf(value) })}
        />
      )}
      <ChipGroup
        className="hscroll"
        label={m.coupon_ways()}
        value={String(shown.way ?? 'all')}
        chips={[{ value: 'all', label: m.coupon_way_all() }, ...ways.map((way) => ({ value: String(way), label: wayWords(way) }))]}
        onChange={(value) => onShow({ ...shown, way: wayOf(value) })}
      />
    </div>
  )
}

const sourceOf = (value: string): CouponSource | undefined => sources.find((each) => each === value)
const wayOf = (value: string): OrderType | undefined => ways.find((each) => String(each) === value)
