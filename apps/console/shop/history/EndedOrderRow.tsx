import { formatPrice, groupedPhone, orderStatuses } from '@harbour/rules'
import { ChevronRight, CircleCheck, CircleX, Star } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../api/keys.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { methodName } from '../orders/method-name.ts'
import { ratingWords } from '../../words/rating-words.ts'
import { reasonName } from '../../words/reason-name.ts'
import { statusName } from '../../words/status-name.ts'
import { WayTag } from '../orders/OrderTags.tsx'
import { paths } from '../paths.ts'
import type { EndedOrder } from './use-history.ts'

/** An order that has ended, as one row that opens it. */
export function EndedOrderRow({ order }: { order: EndedOrder }) {
  const { orderId, pickupNo, endedAt, lines, total, payMethod, refund, guest, rating } = order
  return (
    <li>
      <Link to={paths.order(orderId)} className="hrow">
        <b className="hrow__no">{pickupNo}</b>
        <WayTag order={{ orderType: order.orderType, locker: null }} />
        <span className="hrow__what">
          <span>{lines.map(({ name, num }) => (num > 1 ? `${num} ${name}` : name)).join(m.order_comma())}</span>
          <small>{[guest?.name, guest && groupedPhone(guest.phone, brand()), endWords(order)].filter(Boolean).join(' · ')}</small>
          {rating && <Rated rating={rating} />}
        </span>
        <EndTag status={order.status} />
        <span className="hrow__sum">
          <b>{formatPrice(total, { decimals: 'one' })}</b>
          <small>{refund ? m.history_refunded({ amount: formatPrice(refund.amount) }) : methodName(payMethod)}</small>
        </span>
        <time>{endedAt === null ? '' : timeOfDay(endedAt)}</time>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  )
}

function Rated({ rating }: { rating: NonNullable<EndedOrder['rating']> }) {
  return (
    <small className="hrow__rated">
      <Icon of={Star} size={16} />
      {ratingWords(rating).join(' · ')}
      {rating.word !== null && <q>{rating.word}</q>}
    </small>
  )
}

function EndTag({ status }: { status: number }) {
  const cancelled = status === orderStatuses.cancelled
  return (
    <span className={cancelled ? 'tag tag--late' : 'tag tag--paid'}>
      <Icon of={cancelled ? CircleX : CircleCheck} size={16} />
      {statusName(status)}
    </span>
  )
}

const endWords = ({ endReason, endedByName }: EndedOrder): string =>
  [endReason && reasonName(endReason), endedByName].filter(Boolean).join(' · ')
