import type { OrderDetail } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { etaWords } from '../../../entities/order/eta-words.ts'
import { isOver, isWaiting, slotToTell } from '../../../entities/order/order-progress.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { TimeBadge } from './Timeliness.tsx'
import { MoneyBack } from '../receipt/MoneyBack.tsx'
import { DeliveryCode } from './DeliveryCode.tsx'
import { RiderRow } from './RiderRow.tsx'
import { PreparationStart } from './PreparationStart.tsx'
import { TrackerSteps } from './TrackerSteps.tsx'
import { orderHeadline } from './order-headline.ts'
import { statusLook, statusWords } from '../status-words.ts'

const minute = 60_000

/** The state of a delivery, when it should be there, and who brings it. */
export function DeliveryNow({ order, now }: { order: OrderDetail; now: Instant }) {
  return (
    <section className="tp">
      <div className="row between g2">
        <h1 className="t3">{orderHeadline(order)}</h1>
        <Badge {...statusLook(order)}>{statusWords(order)}</Badge>
      </div>
      {!isOver(order) && <Due order={order} now={now} />}
      <MoneyBack order={order} />
      <PreparationStart order={order} />
      <TrackerSteps order={order} />
      <RiderRow order={order} />
      <DeliveryCode order={order} />
    </section>
  )
}

function Due({ order, now }: { order: OrderDetail; now: Instant }) {
  const counts = now > 0 && now <= order.etaHigh && !isWaiting(order)
  return (
    <div className="tp__due">
      <p>
        <span className="sr">{slotToTell(order) === null ? m.order_arriving() : m.order_preorder_for()} </span>
        <span className="eta num">{etaWords(order)}</span>
      </p>
      <TimeBadge order={order} now={now} />
      {counts && (
        <p className="tp__left small ink2">{m.order_minutes_left({ minutes: Math.max(1, Math.ceil((order.etaHigh - now) / minute)) })}</p>
      )}
    </div>
  )
}
