import type { OrderDetail } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { optionalLazyPart } from '../../../lib/lazy-part.ts'
import { ferryProgress, orderState } from '../../../entities/order/order-progress.ts'
import { Ferry } from '../../../ui/frame/Ferry.tsx'
import { Skyline } from '../../../ui/frame/Skyline.tsx'

const OrderMap = optionalLazyPart(() => import('./OrderMap.tsx'), 'OrderMap')

type DeliverySceneProps = { order: OrderDetail; now: Instant; bar: ReactNode }

/** The place where a delivery is: on the map once somebody rides with it, before that as a ferry that comes nearer. */
export function DeliveryScene({ order, now, bar }: DeliverySceneProps) {
  const { destination } = order
  const crossing = <Crossing order={order} now={now} />
  if (!destination || orderState(order) !== 'delivering') {
    return (
      <div className="tm">
        {bar}
        {crossing}
      </div>
    )
  }
  return (
    <div className="tm tm--map">
      {bar}
      <Suspense fallback={crossing}>
        <OrderMap order={order} door={destination} />
      </Suspense>
    </div>
  )
}

/** The ferry crosses the harbour as the order comes nearer; a picture of progress, not a map. */
function Crossing({ order, now }: { order: OrderDetail; now: Instant }) {
  return (
    <div className="tm__ground" style={{ '--way': ferryProgress(order, now) / 100 } as CSSProperties /* a custom property */}>
      <div className="tm__sky">
        <Skyline />
      </div>
      <div className="tm__lane" aria-hidden="true">
        <span className="tm__ferry">
          <Ferry />
        </span>
      </div>
      <div className="tm__sea" />
    </div>
  )
}
