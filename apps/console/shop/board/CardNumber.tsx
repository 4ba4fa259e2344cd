import { Link } from 'react-router'
import type { BoardOrder } from '../orders/queued-step.ts'
import { paths } from '../paths.ts'

/** The number of an order, which opens it. */
export function CardNumber({ order: { orderId, pickupNo } }: { order: BoardOrder }) {
  return (
    <h3>
      <Link to={paths.order(orderId)} className="oc__no">
        {pickupNo}
      </Link>
    </h3>
  )
}
