import type { OrderDetail, OwnRating } from '@harbour/protocol'
import { ratingPartsOf } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { Block } from '../../../ui/frame/Block.tsx'
import { OrderCame } from './OrderCame.tsx'
import './rating.css'
import { RatingWord } from './RatingWord.tsx'
import { StarRow } from './StarRow.tsx'

/** The end of an order: when it came, beside what was promised, and what its guest thinks of it. */
export function OrderCompleted({ order }: { order: OrderDetail }) {
  return (
    <Block className="ratg">
      <OrderCame order={order} />
      {order.rating && <Stars key={order.orderId} order={order} rating={order.rating} />}
    </Block>
  )
}

/** The parts that may be rated, or were; once nothing may be said any more, what was. */
function Stars({ order: { orderId, orderType }, rating }: { order: OrderDetail; rating: OwnRating }) {
  const { word, mayRate } = rating
  const parts = ratingPartsOf(orderType)
  const shown = parts.filter((part) => rating[part] !== null || mayRate.includes(part))
  if (shown.length === 0) return null
  const mayWrite = parts.some((part) => rating[part] !== null && mayRate.includes(part))
  return (
    <>
      <h2 className="t3">{mayRate.length > 0 ? m.tracker_rate() : m.tracker_rated_own()}</h2>
      {shown.map((part) => (
        <StarRow key={part} orderId={orderId} part={part} stars={rating[part]} open={mayRate.includes(part)} />
      ))}
      {mayWrite ? <RatingWord orderId={orderId} word={word} /> : word !== null && <p className="ratg__own">{word}</p>}
    </>
  )
}
