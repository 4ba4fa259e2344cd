import type { Instant } from '@harbour/rules'
import { runLanes } from '../../platform/workers/run-lanes.ts'
import type { Worker } from '../../platform/workers/worker.ts'
import type { PrintingDeps } from './deps.ts'
import { printerReach } from './printer-reach.ts'
import { printingDue, type NextPaper } from './store/print-queues.ts'

export type PrintDeps = Pick<PrintingDeps, 'printQueues' | 'printerDriver' | 'db' | 'clock' | 'log' | 'settings'>
type Going = () => boolean

const seconds = 1000
const hours = 3600 * seconds
/** The time for which a process has a printer to itself: longer than its driver takes over one paper. */
const inHand = 60 * seconds
/** A printer may have been given a paper so often without saying that it is printed; then the paper has failed, so that it does not print it all night. */
const mostSends = 3

/**
 * Prints what waits, on each printer one paper after the other in the order in which they were saved. A paper is printed at least once: whoever dies between printing
 * it and noting so leaves it to be printed again, which its foot says.
 */
export const printPapers: Worker<PrintDeps> = { name: 'printing', due: printingDue, round }

/** Each printer has a lane of its own: one that is slow or away holds up no other. */
function round(deps: PrintDeps, going: Going = () => true): Promise<void> {
  const take = () => {
    const now = deps.clock.now()
    return deps.printQueues.take({ now, until: now + inHand })
  }
  return runLanes({ name: 'printing', log: deps.log, take, run: (id) => printAll(id, deps, going) }, going)
}

/** Prints all that waits at one printer, until it does not print. */
async function printAll(printerId: string, deps: PrintDeps, going: Going): Promise<void> {
  const { printQueues, clock } = deps
  for (let printing = true; printing && going();) {
    const next = await printQueues.begin({ printerId, until: clock.now() + inHand })
    printing = next !== undefined && (await print(printerId, next, deps))
  }
  await printQueues.giveBack(printerId)
}

/** Says whether it was printed. */
async function print(printerId: string, next: NextPaper, deps: PrintDeps): Promise<boolean> {
  const { printQueues, printerDriver, clock } = deps
  const { jobNo, tries, host, port, raster, failures } = next
  const reach = await printerReach(deps)
  const { fault, sent } = await printerDriver.print({ raster, foot: footOf(next) }, { host, port, reach })
  const now = clock.now()
  if (fault === 'none') {
    await printQueues.printed({ printerId, jobNo, now })
    return true
  }
  await printQueues.failed({ printerId, jobNo, tries, fault, sent, tryAt: nextTry(now, failures), now, mostSends })
  return false
}

/** The line below a paper: its number, and whether the same may be on paper already. */
function footOf({ jobNo, again, repeats, sends }: NextPaper): string {
  const reprint = again ? [repeats === null ? 'REPRINT' : `REPRINT OF ${repeats}`] : []
  return [`No. ${jobNo}`, ...reprint, ...(sends > 0 ? ['POSSIBLE DUPLICATE'] : [])].join('  ')
}

/** The pause after so many failures in a row: 2, 4, 8, 16, and then always 30 seconds. */
function nextTry(now: Instant, failures: number): Instant {
  return now + Math.min(2 ** (failures + 1), 30) * seconds
}

/** Gives up what has waited for half a day, erases rasters a day after their papers' ends, and forgets papers after thirty days. */
export function tidyPrinting({ printQueues, clock }: Pick<PrintDeps, 'printQueues' | 'clock'>): Promise<void> {
  const now = clock.now()
  return printQueues.tidy({ queued: now - 12 * hours, ended: now - 24 * hours, saved: now - 30 * 24 * hours, now })
}
