import type { OrderDetail } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { Clock } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { isLate, isOver, isWaiting } from '../../stores/order-progress.ts'
import { Badge } from '../../ui/Badge.tsx'
import { StartsAt } from './StartsAt.tsx'
import { Steps } from './Steps.tsx'
import { etaWords, sayNow, statusLook, statusWords } from './status-words.ts'

const minute = 60_000

/** How a delivery stands and when it should be there. */
export function DeliveryNow({ order, now }: { order: OrderDetail; now: Instant }) {
  const late = isLate(order, now)
  const over = isOver(order)
  return (
    <section className="tp">
      <div className="row between g2">
        <h1 className="t3">{sayNow(order)}</h1>
        {late ? (
          <Badge tone="warn" icon={Clock}>
            {m.order_late()}
          </Badge>
        ) : (
          <Badge {...statusLook(order)}>{statusWords(order)}</Badge>
        )}
      </div>
      {!over && (
        <p className="tp__eta">
          <span className="sr">{order.wantedAt === null ? m.order_arriving() : m.order_preorder_for()} </span>
          <span className="eta num">{etaWords(order)}</span>
          {!late && now > 0 && !isWaiting(order) && (
            <span className="small ink2">{m.order_minutes_left({ minutes: Math.max(1, Math.ceil((order.etaHigh - now) / minute)) })}</span>
          )}
        </p>
      )}
      {over && order.status === -1 && <p className="small ink2">{m.order_not_charged()}</p>}
      <StartsAt order={order} />
      <Steps order={order} />
    </section>
  )
}
