import type { OrderingDeps } from '../deps.ts'
import { preordersDue } from '../store/orders.ts'
import type { Worker } from '../../../platform/workers/worker.ts'

const batchSize = 100

/**
 * Begins with accepted preorders as their time comes by the gateway's clock (spec 1.15), with those too whose time came while nobody looked. Any number of
 * processes may do so.
 */
export const firePreorders: Worker<Pick<OrderingDeps, 'orders' | 'clock'>> = {
  name: 'firing preorders',
  due: preordersDue,
  async round({ orders, clock }, going = () => true) {
    for (let fired = batchSize; fired === batchSize && going();) fired = await orders.fire({ now: clock.now(), most: batchSize })
  },
}
