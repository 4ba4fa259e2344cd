import { asidePart } from '../lib/lazy-part.ts'
import { useWaitingOrder } from '../entities/order/waiting-order.ts'
import { Aside } from './shell/Aside.tsx'

const WatchedOrder = asidePart(() => import('./WatchedOrder.tsx'), 'WatchedOrder')

/** Nothing of it comes to a guest whose cart waits for no money. */
export function WaitingOrderWatch() {
  const waiting = useWaitingOrder()
  return <Aside>{waiting && <WatchedOrder orderId={waiting.orderId} />}</Aside>
}
