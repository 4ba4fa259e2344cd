import { ChevronDown, CalendarClock } from 'lucide-react'
import { momentWords } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { AllergyStrip } from '../orders/OrderNotes.tsx'
import { WayTag } from '../orders/OrderTags.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { CardNumber } from './CardNumber.tsx'

/** Preorders that the kitchen does not begin with yet, folded away, each with its times. */
export function LaterOrders({ orders }: { orders: BoardOrder[] }) {
  if (orders.length === 0) return null
  const now = serverNow()
  return (
    <details className="later">
      <summary>
        <Icon of={CalendarClock} size={20} />
        {m.board_later({ count: orders.length, time: momentWords(orders[0]?.fireAt ?? 0, now) })}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order.orderId} className="oc">
            <div className="oc__h">
              <CardNumber order={order} />
              <WayTag order={order} />
            </div>
            <p className="oc__t">
              <span>
                {m.board_begins()} <b>{momentWords(order.fireAt ?? 0, now)}</b>
              </span>
              <span>
                {m.board_wanted()} <b>{momentWords(order.wantedAt ?? order.etaHigh, now)}</b>
              </span>
              <span>{m.order_dishes({ count: order.lines.reduce((sum, { num }) => sum + num, 0) })}</span>
            </p>
            <AllergyStrip order={order} />
          </li>
        ))}
      </ul>
    </details>
  )
}
