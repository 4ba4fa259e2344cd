import { optionalLazyPart } from '../lib/lazy-part.ts'
import { useWaitingOrder } from '../entities/order/waiting-order.ts'
import { OptionalBoundary } from './shell/OptionalBoundary.tsx'

const WatchedOrder = optionalLazyPart(() => import('./WatchedOrder.tsx'), 'WatchedOrder')

/** Nothing of it comes to a guest whose cart waits for no money. */
export function WaitingOrderWatch() {
  const waiting = useWaitingOrder()
  return <OptionalBoundary>{waiting && <WatchedOrder orderId={waiting.orderId} />}</OptionalBoundary>
}
