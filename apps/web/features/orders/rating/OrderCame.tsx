import type { OrderDetail } from '@harbour/protocol'
import { formatTime, keptPromise, madeGoodAt, orderTypes } from '@harbour/rules'
import { Check } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { orderState } from '../../../entities/order/order-progress.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** The moment when an order came, or was ready to be fetched, beside the time that it was promised for. */
export function OrderCame({ order }: { order: OrderDetail }) {
  const { orderType, etaLow, etaHigh, events } = order
  const steps = events.map(({ status, at }) => ({ state: orderState({ status }), at }))
  const at = madeGoodAt(orderType, steps)
  if (at === null) return null
  const words = orderType === orderTypes.delivery ? m.tracker_came : m.tracker_came_ready
  return (
    <p className="ratg__came">
      {words({ time: formatTime(at), promise: promiseWords(formatTime(etaLow), formatTime(etaHigh)) })}{' '}
      {keptPromise(at, { etaLow, etaHigh }) && (
        <Badge tone="ok" icon={Check}>
          {m.order_on_time()}
        </Badge>
      )}
    </p>
  )
}

const promiseWords = (from: string, to: string): string => (from === to ? to : m.tracker_promise({ from, to }))
