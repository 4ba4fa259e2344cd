import type { PrintJob } from '@harbour/protocol'

/** A paper that is not out after so long is in trouble, whatever its printer says. */
const patience = 20_000

/** Papers that do not come out: `failed` where one is given up, the `reason` that the latest of them met, and at which printer. */
export type PrintTrouble = { jobs: PrintJob[]; failed: boolean; reason: PrintJob['reason']; printerName: string }

/** The papers that have failed, and all that wait where one has met a fault or has waited too long, the oldest first; null where all is well. */
export function troubleOf(jobs: readonly PrintJob[], now: number): PrintTrouble | null {
  const stuckAt = new Set(jobs.filter((job) => isStuck(job, now)).map(({ printerId }) => printerId))
  const stuck = jobs
    .filter((job) => job.state === 'failed' || (waits(job) && stuckAt.has(job.printerId)))
    .toSorted((a, b) => a.jobNo - b.jobNo)
  if (stuck.length === 0) return null
  const told = stuck.findLast(({ reason }) => reason !== 'none') ?? stuck.at(-1)
  return {
    jobs: stuck,
    failed: stuck.some(({ state }) => state === 'failed'),
    reason: told?.reason ?? 'none',
    printerName: told?.printerName ?? '',
  }
}

const waits = ({ state }: PrintJob) => state === 'queued' || state === 'printing'

const isStuck = (job: PrintJob, now: number) => waits(job) && (job.reason !== 'none' || now - job.at > patience)
