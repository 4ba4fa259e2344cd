import type { Context } from '../context.ts'

const every = 5000
const atOnce = 100

/**
 * Begins with accepted preorders as their time comes by the gateway's clock (spec 1.15), and once at the start with those whose time came
 * while nobody looked. Any number of processes may do so. `stop` waits for a round that is under way.
 */
export function firePreorders({ orders, clock, log }: Pick<Context, 'orders' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  let stopped = false
  let round: Promise<void> | undefined
  const look = () => {
    round ??= fireDue()
      .catch((fault: Error) => log.warn({ preorders: 'cannot be begun', fault: fault.message }))
      .finally(() => (round = undefined))
  }
  const timer = setInterval(look, every)
  look()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }

  async function fireDue() {
    for (let fired = atOnce; fired === atOnce && !stopped;) fired = await orders.fire({ now: clock.now(), most: atOnce })
  }
}
