import { lazyPart } from '../stores/lazy-part.ts'
import { useWaitingOrder } from '../stores/waiting-order.ts'
import { Aside } from './Aside.tsx'

const WatchedOrder = lazyPart(() => import('./WatchedOrder.tsx'), 'WatchedOrder')

/** Nothing of it comes to a guest whose cart waits for no money. */
export function WatchWaiting() {
  const waiting = useWaitingOrder()
  return <Aside>{waiting && <WatchedOrder orderId={waiting.orderId} />}</Aside>
}
