import type { OfferDeps } from './deps.ts'
import type { PlatformServices } from '../../platform/services.ts'
import { runPeriodically } from '../../platform/workers/run-periodically.ts'

const every = 60_000

/** Adds up every minute what of the use of offers can no longer change. `stop` waits for a counting that is under way. */
export function startOfferUseCounter({ offerUses, clock, log }: Pick<OfferDeps, 'offerUses' | 'clock'> & Pick<PlatformServices, 'log'>): {
  stop: () => Promise<void>
} {
  return runPeriodically({
    every,
    begin: false,
    work: () => offerUses.count(clock.now()),
    onFault: ({ message }) => log.warn({ offerUses: message }),
  })
}
