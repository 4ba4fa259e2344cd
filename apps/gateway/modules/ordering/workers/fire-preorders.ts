import type { OrderingDeps } from '../deps.ts'
import { runPeriodically } from '../../../platform/run-periodically.ts'

const every = 5000
const atOnce = 100

/**
 * Begins with accepted preorders as their time comes by the gateway's clock (spec 1.15), and once at the start with those whose time came
 * while nobody looked. Any number of processes may do so. `stop` waits for a round that is under way.
 */
export function firePreorders({ orders, clock, log }: Pick<OrderingDeps, 'orders' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  return runPeriodically({
    every,
    begin: true,
    async work(going) {
      for (let fired = atOnce; fired === atOnce && going();) fired = await orders.fire({ now: clock.now(), most: atOnce })
    },
    onFault: ({ message }) => log.warn({ preorders: 'cannot be begun', fault: message }),
  })
}
