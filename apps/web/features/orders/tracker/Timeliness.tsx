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

/** The place where a late order is, and how long the rest of its way takes: nobody has to call for that. */
function lateWords(order: OrderDetail): string {
  const time = formatTime(order.promisedBy)
  if (order.orderType !== orderTypes.delivery) return m.order_late_pickup({ time })
  const rest = { time, minutes: order.travelMinutes }
  const left = order.events.findLast((event) => orderState(event) === 'delivering')
  if (left) return m.order_late_riding({ ...rest, left: formatTime(left.at) })
  return orderState(order) === 'ready' ? m.order_late_waiting(rest) : m.order_late_kitchen(rest)
}
