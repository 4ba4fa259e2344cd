import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes } from '@harbour/rules'
import { runPeriodically } from '../../../platform/workers/run-periodically.ts'
import { logWorkFault } from '../../../platform/workers/worker.ts'
import type { OrderingDeps } from '../deps.ts'

type ForgetDeps = Pick<OrderingDeps, 'guestRetention' | 'clock' | 'log' | 'settings'>

const name = 'forgetting guests'
const every = 10 * 60_000
const batchSize = 100

/**
 * Forgets who the guests of old orders were, as long after as GUEST_DATA_DAYS says; looks for them every ten minutes, and not at the start: what is forgotten does not come
 * back, and a gateway that was started with the wrong setting is stopped in time. Where CLOCK moves the time it never does. After each hundred it rests for as long as
 * they have taken, so that years of them hold up nobody. `stop` waits for those that are under way.
 */
export function forgetGuests(deps: ForgetDeps): { stop: () => Promise<void> } {
  const onFault = (fault: Error) => logWorkFault(deps.log, name, fault)
  if (deps.settings.clock !== undefined) return { stop: async () => {} }
  return runPeriodically({ every, begin: false, work: (going) => forgetGuestsRound(deps, { going, rest: wait }), onFault })
}

type Round = { going: () => boolean; rest: (ms: number) => Promise<unknown> }

/** One round of it; any number of processes may be at it. */
export async function forgetGuestsRound(
  { guestRetention, clock, log, settings: { guestDataDays } }: ForgetDeps,
  { going, rest }: Round = { going: () => true, rest: async () => {} },
): Promise<void> {
  if (guestDataDays === 0) return
  const before = addMinutes(clock.now(), -guestDataDays * 24 * 60)
  for (let found = batchSize; found === batchSize && going();) {
    const begun = performance.now()
    found = await guestRetention.eraseBefore(before, batchSize)
    if (found > 0) log.info({ worker: name, orders: found })
    if (found === batchSize) await rest(performance.now() - begun)
  }
}
