import type { CatalogueDeps } from './deps.ts'
import { runPeriodically } from '../../platform/workers/run-periodically.ts'

const every = 60_000

/** Counts every minute what guests have ordered together since (spec 2.27). `stop` waits for a counting that is under way. */
export function startCoPurchaseCounter({ recommendations, log }: Pick<CatalogueDeps, 'recommendations' | 'log'>): {
  stop: () => Promise<void>
} {
  return runPeriodically({
    every,
    begin: false,
    work: () => recommendations.count(),
    onFault: ({ message }) => log.warn({ count: message }),
  })
}
