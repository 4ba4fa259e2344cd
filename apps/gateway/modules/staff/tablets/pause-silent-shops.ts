import { addMinutes, startOfDay, type Instant } from '@harbour/rules'
import type { PlatformServices } from '../../../platform/services.ts'
import { runPeriodically } from '../../../platform/workers/run-periodically.ts'
import { logWorkFault } from '../../../platform/workers/worker.ts'
import { createUninterrupted } from '../../../platform/uninterrupted.ts'
import { pauseForSilence } from '../../catalogue/overlay/silence-pause.ts'
import { shopOpenness } from '../../catalogue/shop-openness.ts'
import type { StaffDeps } from '../deps.ts'
import type { Silence } from './tablet-report-store.ts'

type PauseDeps = Pick<StaffDeps, 'audit' | 'catalogue' | 'clock' | 'log' | 'settings' | 'tabletReports'> & Pick<PlatformServices, 'metrics'>

const name = 'pausing silent shops'
const every = 15_000
/** A time without a round after which the gateway, or its database, was away, in milliseconds. */
const longestGap = 60_000
/** The minutes of silence after which a shop takes no orders, and those for which it takes none at most. */
const [patience, longest] = [5, 30]

/**
 * Pauses shops that take orders of which every tablet that reported today has fallen silent, since nobody would see an order there; looks for them every fifteen
 * seconds. A tablet's report ends the pause (`resumeAfterSilence`), and half an hour does. `stop` waits for a round that is under way.
 */
export function pauseSilentShops(deps: PauseDeps): { stop: () => Promise<void> } {
  const uninterrupted = createUninterrupted(longestGap)
  const onFault = (fault: Error) => logWorkFault(deps.log, name, fault)
  const work = async () => {
    const silences = await silencesNow(deps)
    // Where the gateway itself was away, or its database, tablets could not report: they are given their time.
    if (uninterrupted.since(deps.clock.now()) <= addMinutes(deps.clock.now(), -patience)) await pauseAll(silences, deps)
  }
  return runPeriodically({ every, begin: true, work, onFault })
}

/** One round of it, of a gateway that has been there all the time. */
export const pauseSilentShopsRound = async (deps: PauseDeps): Promise<void> => pauseAll(await silencesNow(deps), deps)

async function silencesNow({ clock, settings, tabletReports }: PauseDeps): Promise<Silence[]> {
  if (!settings.tabletsPause) return []
  const now = clock.now()
  const reportedFrom = startOfBusinessDay(now, settings.businessDayEnds)
  return tabletReports.silences({ reportedFrom, silentFrom: addMinutes(now, -patience) })
}

async function pauseAll(silences: readonly Silence[], deps: PauseDeps): Promise<void> {
  for (const silence of silences) await pause(silence, deps)
}

/** The hour at which the business day of this moment began: what is silent after midnight reported yesterday. */
function startOfBusinessDay(now: Instant, hour: number): Instant {
  return addMinutes(startOfDay(addMinutes(now, -60 * hour)), 60 * hour)
}

async function pause(silence: Silence, deps: PauseDeps): Promise<void> {
  const { catalogue, clock, log, metrics, tabletReports } = deps
  const { storeId } = silence
  const shop = catalogue.shop(storeId)
  if (!shop || shopOpenness(shop, clock.now()).state !== 'open') return
  const paused = await catalogue.writeOverlay((rows) =>
    pauseForSilence(rows, shop, { minutes: longest, mayPause: () => tabletReports.notePause(rows, silence) }, deps),
  )
  if (!paused) return
  metrics.silencePause(storeId)
  log.warn({ shop: 'is paused: all of its tablets are silent', storeId })
}
