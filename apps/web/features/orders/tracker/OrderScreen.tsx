import type { OrderDetail } from '@harbour/protocol'
import { Suspense, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useGo } from '../../../navigation/go.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { orderState } from '../../../entities/order/order-progress.ts'
import { isUnknown } from '../../../api/is-unknown.ts'
import { useLiveOrder } from './live-order.ts'
import { OrderMissing } from './OrderMissing.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { orderHeadline } from './order-headline.ts'
import { Tracker } from './Tracker.tsx'
import '../order.css'
import { paths } from '../../../navigation/paths.ts'

const PendingOrder = lazyPart(() => import('./PendingOrder.tsx'), 'PendingOrder')
const Receipt = lazyPart(() => import('../receipt/Receipt.tsx'), 'Receipt')

type OrderScreenProps = { game: ReactNode; notifications: (order: OrderDetail) => ReactNode }

/** One order: first that it was placed, then where it is, kept up to date while one looks on (spec 1.21, 2.26). */
export function OrderScreen({ game, notifications }: OrderScreenProps) {
  const { info = '' } = useParams()
  const [params] = useSearchParams()
  const go = useGo()
  const { order, error, refetch, isFetching, isRefetchError } = useLiveOrder(info)
  if (!order) {
    const unknown = isUnknown(error, 'ORDER_UNKNOWN')
    return error ? <OrderMissing unknown={unknown} retrying={isFetching} onRetry={() => void refetch()} /> : <OrderSkeleton />
  }
  return (
    <>
      {orderState(order) === 'paymentPending' ? (
        <Suspense fallback={<OrderSkeleton />}>
          <PendingOrder order={order} stale={isRefetchError} />
        </Suspense>
      ) : params.has('placed') ? (
        <OrderPlaced order={order} onTrack={() => go(paths.order(info), { replace: true })} />
      ) : params.has('receipt') ? (
        <Receipt order={order} />
      ) : (
        <Tracker order={order} stale={isRefetchError} game={game} notifications={notifications(order)} />
      )}
      <p className="sr" aria-live="polite">
        {m.order_title({ number: order.orderNo })} {orderHeadline(order)}
      </p>
    </>
  )
}
