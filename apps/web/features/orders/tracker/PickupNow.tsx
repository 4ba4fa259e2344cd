import type { OrderDetail } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { etaWords } from '../../../entities/order/eta-words.ts'
import { isOver, orderStatusText } from '../../../entities/order/order-progress.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { TimeBadge } from './Timeliness.tsx'
import { MoneyBack } from '../receipt/MoneyBack.tsx'
import { PreparationStart } from './PreparationStart.tsx'
import { TrackerSteps } from './TrackerSteps.tsx'
import { orderHeadline } from './order-headline.ts'
import { statusLook, statusWords } from '../status-words.ts'

/** The state of an order that the guest collects, with the number to collect it by. */
export function PickupNow({ order, now }: { order: OrderDetail; now: Instant }) {
  const text = orderStatusText(order)
  const over = isOver(order)
  return (
    <section className="pk-now">
      <Badge {...statusLook(order)}>{statusWords(order)}</Badge>
      <p className="strong">{orderHeadline(order)}</p>
      <MoneyBack order={order} />
      {!over && (
        <>
          <p className="small ink2">{text === 'readyForPickup' ? m.order_show_number() : m.order_keep_number()}</p>
          <p className="code">{order.pickupNo}</p>
        </>
      )}
      {text === 'preparing' && (
        <p className="small ink2">
          {order.wantedAt === null ? m.order_ready_about() : m.order_preorder_for()} <b className="num">{etaWords(order)}</b>{' '}
          <TimeBadge order={order} now={now} />
        </p>
      )}
      <PreparationStart order={order} />
      <TrackerSteps order={order} />
    </section>
  )
}
