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
import type { ShopOrder } from '../orders/shop-order.ts'
import { useMoveOrder } from '../orders/use-move-order.ts'
import './OrderCard.css'

type OrderCardProps = { order: ShopOrder; column: Column; storeId: string }

/** An order on the board: all that matters for its next step, and that step as one button. */
export function OrderCard({ order, column, storeId }: OrderCardProps) {
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
      <NextStep order={order} column={column} storeId={storeId} />
    </article>
  )
}

function NextStep({ order, column, storeId }: OrderCardProps) {
  const move = useMoveOrder(storeId)
  const to = (status: (typeof orderStatuses)[keyof Omit<typeof orderStatuses, 'paymentPending' | 'placed'>]) =>
    move.mutate({ orderId: order.orderId, status })
  const isDelivery = order.orderType === orderTypes.delivery
  switch (column) {
    case 'new':
      return (
        <TabletButton look="accept" block disabled={move.isPending} onClick={() => to(orderStatuses.accepted)}>
          {m.board_accept({ minutes: order.makeMinutes })}
        </TabletButton>
      )
    case 'making':
      return (
        <TabletButton
          look="go"
          icon={PackageCheck}
          block
          disabled={move.isPending}
          onClick={() => {
            if (order.status === orderStatuses.accepted) to(orderStatuses.preparing)
            else to(isDelivery ? orderStatuses.readyForRider : orderStatuses.readyForGuest)
          }}
        >
          {m.board_done()}
        </TabletButton>
      )
    case 'ready':
      return (
        <TabletButton
          look="go"
          icon={isDelivery ? Bike : Banknote}
          block
          disabled={move.isPending}
          onClick={() => to(isDelivery ? orderStatuses.delivering : orderStatuses.completed)}
        >
          {handOverWords(order, isDelivery)}
        </TabletButton>
      )
    case 'out':
      return null
  }
}

function handOverWords(order: ShopOrder, isDelivery: boolean): string {
  if (isDelivery) return m.board_hand_over()
  return order.toCollect > 0 ? m.board_collect_cash({ amount: formatPrice(order.toCollect) }) : m.board_collected()
}
