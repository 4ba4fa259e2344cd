import type { OrderCard } from '@harbour/protocol'
import { formatMoment, formatPrice, formatTime, orderTypes, orderStatuses } from '@harbour/rules'
import { Star } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { etaWords } from '../../../entities/order/eta-words.ts'
import { LineImage } from '../../../entities/menu/LineImage.tsx'
import { isOver, slotToTell, orderState, orderStatusText } from '../../../entities/order/order-progress.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Price } from '../../../ui/shop/Price.tsx'
import { classes } from '../../../ui/classes.ts'
import { AgainButton } from './AgainButton.tsx'
import { cancelWords, refundWords } from '../receipt/money-back.ts'
import { PayTime } from './PayTime.tsx'
import { PendingOrderActions } from './PendingOrderActions.tsx'
import { statusLook, statusWords } from '../status-words.ts'
import { paths } from '../../../navigation/paths.ts'

/** An order in a list: how it stands, what it is, and the way to it, which is the red one of the screen where it `leads`. */
export function OrderRow({ order, leads }: { order: OrderCard; leads: boolean }) {
  const over = isOver(order)
  const pending = orderState(order) === 'paymentPending'
  const detail = paths.order(order.orderId)
  const placed = formatMoment(order.placedAt).slice(0, -3)
  return (
    <article
      className={classes('oc card', order.status === orderStatuses.cancelled && 'is-gone')}
      aria-label={m.order_title({ number: order.orderNo })}
    >
      <div className="oc__t">
        <Badge {...statusLook(order)}>{statusWords(order)}</Badge>
        {pending && <PayTime order={order} className="smallb" />}
        {order.stars !== undefined && <Rated stars={order.stars} />}
        {over && <span className="small ink2 num">{placed}</span>}
        {!over && !pending && <span className="t3">{dueWords(order)}</span>}
      </div>
      <div className="oc__m">
        <div className="oc__ph">
          {picturedIn(order).map((line, at) => (
            <LineImage key={at} {...line} size={58} />
          ))}
        </div>
        <div className="grow">
          <b className="strong clamp2">{order.title}</b>
          <span className="small ink2">{lineOf(order)}</span>
        </div>
        <Price>{formatPrice(order.total)}</Price>
      </div>
      {pending && <PendingOrderActions order={order} leads={leads} />}
      {over && (
        <div className="oc__a">
          <Button small variant="secondary" href={detail} aria-label={`${m.order_list_details()} ${order.orderNo}`}>
            {m.order_list_details()}
          </Button>
          <AgainButton order={order} />
        </div>
      )}
      {!over && !pending && (
        <Button block variant={leads ? 'primary' : 'tint'} href={detail}>
          {m.order_track()}
        </Button>
      )}
    </article>
  )
}

/** The first two dishes; what a phone kept of an order before has their own pictures alone. */
function picturedIn({ pictured, picture, pictureBeside }: OrderCard): Pictured[] {
  return pictured ?? [picture, pictureBeside].flatMap((each) => (each ? [{ picture: each, num: 1 }] : []))
}

type Pictured = NonNullable<OrderCard['pictured']>[number]

function Rated({ stars }: { stars: number }) {
  return (
    <span className="oc__stars small num">
      <Icon of={Star} size={14} />
      <span aria-hidden>{stars}</span>
      <span className="sr">{m.tracker_rated({ stars })}</span>
    </span>
  )
}

/** Words on the money of an order that did not end well; otherwise on where it was ordered. */
function lineOf(order: OrderCard): string {
  const ended = refundWords(order) ?? cancelWords(order)
  if (ended) return ended
  return isOver(order) ? order.storeName : `${order.storeName} · ${formatTime(order.placedAt)}`
}

function dueWords(order: OrderCard): string {
  if (orderStatusText(order) === 'readyForPickup') return order.pickupNo
  const time = etaWords(order)
  if (slotToTell(order) !== null) return time
  return order.orderType === orderTypes.delivery ? m.order_list_arrives({ time }) : m.order_list_ready({ time })
}
