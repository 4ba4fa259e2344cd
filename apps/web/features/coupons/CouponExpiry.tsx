import { startOfDay, type Instant } from '@harbour/rules'
import { Hourglass } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../lib/server-clock.ts'
import { dayWords } from '../../lib/day-words.ts'
import { Badge } from '../../ui/Badge.tsx'

const day = 86_400_000
const soon = 3

/** The last day on which a coupon is good; near its end the days that are left. */
export function CouponExpiry({ ends }: { ends: Instant | null }) {
  const now = useNow()
  if (ends === null) return m.coupon_no_end()
  // The last moment is the end of a day, or the first moment of the next, which belongs to it no more.
  const left = Math.round((startOfDay(ends - 1) - startOfDay(now)) / day)
  if (left < 0) return m.coupon_ended({ date: dayWords(ends - 1) })
  if (left >= soon + 1) return m.coupon_until({ date: dayWords(ends - 1) })
  return (
    <Badge tone="warn" icon={Hourglass}>
      {left === 0 ? m.coupon_last_day() : m.coupon_days_left({ count: left })}
    </Badge>
  )
}
