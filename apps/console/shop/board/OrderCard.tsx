import { formatPrice, orderStatuses, orderTypes } from '@harbour/rules'
import { Banknote, Bike, PackageCheck } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { Column } from '../orders/order-columns.ts'
import { OrderLines } from '../orders/OrderLines.tsx'
import { AgeTag, MoneyTag, WayTag } from '../orders/OrderTags.tsx'
import { OrderTimer, WaitingTimer } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { takeStep, type NewStep } from '../orders/step-queue.ts'
import { useAnswerOrder } from '../orders/use-answer-order.ts'
import './OrderCard.css'

type OrderCardProps = { order: BoardOrder; column: Column }
type StepStatus = Extract<NewStep, { kind: 'move' }>['status']

/** An order on the board: all that matters for its next step, and that step as one button. */
export function OrderCard({ order, column }: OrderCardProps) {
  const late = useAtServerTime((now) => column !== 'new' && now > order.etaHigh)
  return (
    <article className={classes('oc', column === 'new' && 'is-new', late && 'is-late')} aria-label={order.pickupNo}>
      <div className="oc__h">
        <b>{order.pickupNo}</b>
        <WayTag order={order} />
        {column === 'new' ? <WaitingTimer since={order.placedAt} /> : <OrderTimer promisedBy={order.etaHigh} />}
      </div>
      <p className="oc__t">
        {order.orderType === orderTypes.takeaway ? m.board_pickup() : m.board_promised()} <b>{timeOfDay(order.etaHigh)}</b>
        <MoneyTag order={order} />
        <AgeTag order={order} brief={column !== 'new'} />
      </p>
      <OrderLines lines={order.lines} />
      <NextStep order={order} column={column} />
    </article>
  )
}

function NextStep({ order, column }: Pick<OrderCardProps, 'order' | 'column'>) {
  const answer = useAnswerOrder()
  const { orderId, pickupNo } = order
  const to = (status: StepStatus) => takeStep({ kind: 'move', orderId, pickupNo, status })
  const isDelivery = order.orderType === orderTypes.delivery
  switch (column) {
    case 'new':
      return (
        <TabletButton
          look="accept"
          block
          disabled={answer.isPending}
          onClick={() => answer.mutate({ orderId, status: orderStatuses.accepted, minutes: order.makeMinutes })}
        >
          {m.board_accept({ minutes: order.makeMinutes })}
        </TabletButton>
      )
    case 'making':
      return (
        <TabletButton look="go" icon={PackageCheck} block onClick={() => finishMaking(order)}>
          {m.board_done()}
        </TabletButton>
      )
    case 'ready':
      return (
        <TabletButton
          look="go"
          icon={isDelivery ? Bike : Banknote}
          block
          onClick={() => to(isDelivery ? orderStatuses.delivering : orderStatuses.completed)}
        >
          {handOverWords(order, isDelivery)}
        </TabletButton>
      )
    case 'out':
      return null
  }
}

/** One tap for whoever cooks: an order that nobody has said to be prepared is that first. */
function finishMaking({ orderId, pickupNo, orderType, status }: BoardOrder) {
  if (status === orderStatuses.accepted) takeStep({ kind: 'move', orderId, pickupNo, status: orderStatuses.preparing })
  const ready = orderType === orderTypes.delivery ? orderStatuses.readyForRider : orderStatuses.readyForGuest
  takeStep({ kind: 'move', orderId, pickupNo, status: ready })
}

function handOverWords(order: BoardOrder, isDelivery: boolean): string {
  if (isDelivery) return m.board_hand_over()
  return order.toCollect > 0 ? m.board_collect_cash({ amount: formatPrice(order.toCollect) }) : m.board_collected()
}
