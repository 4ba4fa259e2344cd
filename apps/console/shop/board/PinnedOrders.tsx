import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { AllergyStrip } from '../orders/OrderNotes.tsx'
import { AgeTag, MoneyTag, WayTag } from '../orders/OrderTags.tsx'
import { WaitingTimer } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { AnswerStep } from '../orders/steps/AnswerStep.tsx'
import { CardNumber } from './CardNumber.tsx'

const most = 2

type PinnedOrdersProps = { orders: BoardOrder[]; onAll: () => void }

/** New orders in brief, above whatever else is on the screen: the two oldest, and how many more there are. */
export function PinnedOrders({ orders, onAll }: PinnedOrdersProps) {
  if (orders.length === 0) return null
  const more = orders.length - most
  return (
    <section className="pins" aria-label={m.board_new()}>
      {orders.slice(0, most).map((order) => (
        <PinnedOrder key={order.orderId} order={order} />
      ))}
      {more > 0 && (
        <TabletButton look="tint" block onClick={onAll}>
          {m.board_more_new({ count: more })}
        </TabletButton>
      )}
    </section>
  )
}

function PinnedOrder({ order }: { order: BoardOrder }) {
  return (
    <article className="oc is-new pino" aria-label={m.order_of({ no: order.pickupNo })}>
      <div className="pino__l">
        <div className="oc__h">
          <CardNumber order={order} />
          <WayTag order={order} />
          <MoneyTag order={order} toTake={false} />
          <AgeTag order={order} brief />
          <WaitingTimer order={order} />
        </div>
        <p className="oc__t">
          <span>
            <b>{order.lines.map(({ name, num }) => (num > 1 ? `${num} ${name}` : name)).join(m.order_comma())}</b> · {m.board_promised()}{' '}
            {timeOfDay(order.etaHigh)}
          </span>
        </p>
        <AllergyStrip order={order} />
      </div>
      <AnswerStep order={order} />
    </article>
  )
}
