import type { OrderDetail } from '@harbour/protocol'
import { formatTime, orderTypes, timeliness, type Instant, type Timeliness } from '@harbour/rules'
import { Check, Clock } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { isWaiting, orderState } from '../../../entities/order/order-progress.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'

type TimelinessProps = { order: OrderDetail; now: Instant }

/** Tells whether the order comes in time, in a word; nothing while a preorder waits for its hour. */
export function TimeBadge({ order, now }: TimelinessProps) {
  const keeps = timelinessOf(order, now)
  if (!keeps || isWaiting(order)) return null
  if (keeps === 'onTime') {
    return (
      <Badge tone="ok" icon={Check}>
        {m.order_on_time()}
      </Badge>
    )
  }
  return (
    <Badge tone="warn" icon={Clock}>
      {keeps === 'late' ? m.order_late() : m.tracker_behind()}
    </Badge>
  )
}

/** Advice for a guest once the order does not keep its time, told before it is late. */
export function TimeWarning({ order, now }: TimelinessProps) {
  const keeps = timelinessOf(order, now)
  if (!keeps || keeps === 'onTime') return null
  return (
    <Banner tone="warn" icon={Clock} live>
      {keeps === 'late' ? lateWords(order) : behindWords(order)}
    </Banner>
  )
}

/** Tells whether an order keeps its time, as far as anybody waits for it. */
const timelinessOf = (order: OrderDetail, now: Instant): Timeliness | null => timeliness({ ...order, state: orderState(order) }, now)

function behindWords({ orderType, promisedBy }: OrderDetail): string {
  const time = formatTime(promisedBy)
  return orderType === orderTypes.delivery ? m.tracker_behind_body({ time }) : m.tracker_behind_body_pickup({ time })
}

/** A late order, and where it is: nobody has to call for that. */
function lateWords({ orderType, promisedBy, travelMinutes: minutes, events }: OrderDetail): string {
  const time = formatTime(promisedBy)
  if (orderType !== orderTypes.delivery) return m.order_late_body_pickup({ time })
  const left = events.findLast((event) => orderState(event) === 'delivering')
  return m.order_late_body({ time, where: left ? m.order_late_left({ left: formatTime(left.at) }) : m.order_late_at_shop({ minutes }) })
}
