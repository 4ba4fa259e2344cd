import type { OrderDetail } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { CSSProperties, ReactNode } from 'react'
import { ferryProgress } from '../../stores/order-progress.ts'
import { Ferry } from '../../ui/Ferry.tsx'
import { Skyline } from '../../ui/Skyline.tsx'

/** The ferry crosses the harbour as the order comes nearer; a picture of progress, not a map. */
export function DeliveryScene({ order, now, bar }: { order: OrderDetail; now: Instant; bar: ReactNode }) {
  return (
    <div className="tm" style={{ '--way': ferryProgress(order, now) / 100 } as CSSProperties /* a custom property */}>
      {bar}
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
