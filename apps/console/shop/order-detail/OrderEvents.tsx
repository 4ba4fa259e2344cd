import { orderStatuses } from '@harbour/rules'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { reasonName } from '../../words/reason-name.ts'
import { statusName } from '../../words/status-name.ts'
import type { OrderDetailAnswer } from './use-order-detail.ts'

type OrderEvent = OrderDetailAnswer['events'][number]

/** All that happened to an order, with who did it. */
export function OrderEvents({ events }: { events: OrderEvent[] }) {
  return (
    <section className="kcard ode" aria-label={m.detail_events()}>
      <ol>
        {events.map((event, at) => (
          <li key={at} className={classes(event.status === orderStatuses.cancelled && 'is-bad')}>
            <time>{timeOfDay(event.at)}</time>
            <i aria-hidden />
            <span>{eventWords(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function eventWords({ status, action, staffName, by, reason }: OrderEvent): string {
  const what = status === null ? actionName(action) : statusName(status)
  const who = staffName ?? { guest: m.detail_by_guest(), shop: m.detail_by_till(), system: '' }[by]
  // An order is placed as it is paid: its status has said it.
  const why = reason !== 'paid' && reason && reasonName(reason)
  return [what, who, why].filter(Boolean).join(' · ')
}

const actions: Partial<Record<string, () => string>> = {
  shopRefund: m.detail_did_refund,
  shopRefundDecide: m.detail_did_decide,
  refundOrder: m.detail_did_refund,
  shopOrderHold: m.detail_did_hold,
  shopLineDone: m.order_line_done,
  riderAssign: m.detail_did_assign,
  riderUnassign: m.detail_did_unassign,
  riderHandOver: m.detail_did_hand_over,
  shopOrderMove: m.detail_did_move,
}

/** A call by which somebody did something, in words: by the last part of its name. */
const actionName = (action: string | null): string => actions[action?.split('.').at(-1) ?? '']?.() ?? m.detail_did_other()
