import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes, brandIds, formatMoment, startOfDay, type Instant } from '@harbour/rules'
import type { PlatformServices } from '../../platform/services.ts'
import { runPeriodically } from '../../platform/workers/run-periodically.ts'
import { logWorkFault } from '../../platform/workers/worker.ts'
import { checkSums } from './check-sums.ts'
import { dayLength } from './period.ts'
import type { ReportServices } from './services.ts'
import type { SumSpan } from './store/report-sums.ts'

type SumDeps = Pick<PlatformServices, 'clock' | 'log' | 'metrics'> & Pick<ReportServices, 'reportSums'>

const name = 'summing up days'
const every = 60_000
/** The minutes after a day's end for which bookings of it may still be on their way into the database. */
const grace = 60
/** The days whose sums are held against the ledger again whenever one more is summed up. */
const looksBack = 40

/**
 * Sums up the days that are over, and months of them, for reports; looks for them every minute, the latest first. After each it rests for as long as that has taken, so
 * that years of them hold up no guest. `stop` waits for the one that is under way.
 */
export function sumDays(deps: SumDeps): { stop: () => Promise<void> } {
  const onFault = (fault: Error) => logWorkFault(deps.log, name, fault)
  return runPeriodically({ every, begin: true, work: (going) => sumDaysRound(deps, { going, rest: wait }), onFault })
}

type Round = { going: () => boolean; rest: (ms: number) => Promise<unknown> }

/** One round of it. */
export async function sumDaysRound(deps: SumDeps, round: Round = { going: () => true, rest: async () => {} }): Promise<void> {
  const until = startOfDay(addMinutes(deps.clock.now(), -grace))
  const days = (await findDue(until, deps)).filter(({ begins, ends }) => ends - begins === dayLength)
  await sumAll(days, round, deps)
  if (days.length > 0) await check(until, deps)
  // Months are due once their days are there.
  await sumAll(await findDue(until, deps), round, deps)
}

async function findDue(until: Instant, { reportSums }: SumDeps): Promise<SumSpan[]> {
  const due: SumSpan[] = []
  for (const brand of Object.values(brandIds)) due.push(...(await reportSums.due(brand, until)))
  return due.toSorted((a, b) => a.ends - a.begins - (b.ends - b.begins) || b.begins - a.begins)
}

/** Sums up spans, and says in the metrics how many are left. One that fails is logged, and stops no other. */
async function sumAll(due: readonly SumSpan[], { going, rest }: Round, deps: SumDeps): Promise<void> {
  let left = due.length
  deps.metrics.sumsDue(left)
  for (const span of due) {
    if (!going()) return
    const begun = performance.now()
    await deps.reportSums.sum(span, deps.clock.now()).then(
      () => deps.metrics.sumsDue(--left),
      (fault: unknown) => logWorkFault(deps.log, name, fault),
    )
    await rest(performance.now() - begun)
  }
}

/** Holds the sums of the last days against the ledger once more. */
async function check(until: Instant, { reportSums, log }: SumDeps): Promise<void> {
  for (const { brand, begins } of await checkSums(reportSums, { from: until - looksBack * dayLength, until }))
    log.error({ reports: 'the sums of a day are not what the ledger has; they are made again', brand, day: formatMoment(begins) })
}
