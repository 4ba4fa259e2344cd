import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { PrintFault } from '../printer-driver.ts'

/** The next paper of a printer, begun, with where that printer stands and how often it has failed in a row. */
export type NextPaper = {
  jobNo: number
  repeats: number | null
  again: boolean
  tries: number
  /** The times that a printer has been given it before, or may have been by a process that has died. */
  sends: number
  raster: Buffer
  host: string
  port: number
  failures: number
}
type Failure = {
  printerId: string
  jobNo: number
  tries: number
  fault: PrintFault
  sent: boolean
  tryAt: Instant
  now: Instant
  mostSends: number
}

export type PrintQueues = {
  /** Takes every printer that has something to print and that no other process prints on; it is its own until then. */
  take(ask: { now: Instant; until: Instant }): Promise<string[]>
  /** Keeps a printer for longer, and begins with the first that waits there; undefined where nothing does, or it is not active any more. */
  begin(ask: { printerId: string; until: Instant }): Promise<NextPaper | undefined>
  /** Gives a printer back. */
  giveBack(printerId: string): Promise<void>
  printed(done: { printerId: string; jobNo: number; now: Instant }): Promise<void>
  /** Lets a paper wait again, and its printer alone until `tryAt`; one that was sent so often has failed, and the next has its turn. */
  failed(failure: Failure): Promise<void>
  /** Gives up what has waited since `before.queued`, erases the rasters of what has ended before `before.ended`, and forgets what was saved before `before.saved`. */
  tidy(before: { queued: Instant; ended: Instant; saved: Instant; now: Instant }): Promise<void>
}

export function createPrintQueues(db: Database): PrintQueues {
  return {
    take: async ({ now, until }) =>
      (await db.rows<{ printerId: string }>(TAKE, [moment(now), moment(until)])).map(({ printerId }) => printerId),
    begin: async ({ printerId, until }) => (await db.rows<NextPaper>(BEGIN, [printerId, moment(until)]))[0],
    giveBack: async (printerId) => void (await db.rows(GIVE_BACK, [printerId])),
    printed: async ({ printerId, jobNo, now }) => void (await db.rows(PRINTED, [printerId, jobNo, moment(now)])),
    failed: async ({ tryAt, now, ...failure }) => void (await db.rows(FAILED, { ...failure, tryAt: moment(tryAt), now: moment(now) })),
    async tidy({ queued, ended, saved, now }) {
      await db.rows(GIVE_UP, [moment(queued), moment(now)])
      await db.rows(ERASE, [moment(ended)])
      await db.rows(FORGET, [moment(saved)])
    },
  }
}

/** A raster goes when its guest is forgotten: what has none is not printed. */
const waiting = (printerId: string) =>
  `print_jobs j where j.printer_id = ${printerId} and j.state in ('queued', 'printing') and j.raster is not null`

/** Printers are few. */
const toServe = `printers p where p.active and p.busy_until <= $1 and p.try_at <= $1 and exists (select from ${waiting('p.printer_id')})`

/** The condition, at the moment `$1`, that a printer has something to print. */
export const printingDue = `exists (select from ${toServe})`

const TAKE = statement(
  'print-queues-take',
  `with free as (select p.printer_id from ${toServe} for update skip locked)
    update printers q set busy_until = $2 from free where q.printer_id = free.printer_id returning q.printer_id as "printerId"`,
)
const BEGIN = statement(
  'print-queues-begin',
  `with printer as (update printers set busy_until = $2 where printer_id = $1 and active returning host, port, failures),
      next as (select j.job_no from printer, ${waiting('$1')} order by j.job_no limit 1 for update of j)
    update print_jobs j set state = 'printing', tries = j.tries + 1, sends = j.sends + (j.state = 'printing')::int from next, printer where j.job_no = next.job_no
    returning j.job_no as "jobNo", j.repeats, j.again, j.tries, j.sends, j.raster, printer.host, printer.port, printer.failures`,
)
const GIVE_BACK = statement('print-queues-give-back', `update printers set busy_until = 'epoch' where printer_id = $1`)
const PRINTED = statement(
  'print-queues-printed',
  `with printer as (update printers set fault = 'none', failures = 0, try_at = 'epoch' where printer_id = $1)
    update print_jobs set state = 'printed', reason = 'none', ended_at = $3 where job_no = $2 and state = 'printing'`,
)
const FAILED = statement(
  'print-queues-failed',
  `with printer as (update printers set fault = :fault::text, failures = failures + 1, try_at = :tryAt::timestamptz where printer_id = :printerId::uuid)
    update print_jobs set reason = :fault::text, sends = sends + :sent::boolean::int,
      state = case when sends + :sent::boolean::int >= :mostSends::int then 'failed' else 'queued' end,
      ended_at = case when sends + :sent::boolean::int >= :mostSends::int then :now::timestamptz end
    where job_no = :jobNo::bigint and state = 'printing' and tries = :tries::int`,
)
const GIVE_UP = statement(
  'print-queues-give-up',
  `update print_jobs set state = 'failed', ended_at = $2 where state in ('queued', 'printing') and queued_at < $1`,
)
const ERASE = statement('print-queues-erase', 'update print_jobs set raster = null where ended_at < $1 and raster is not null')
const FORGET = statement('print-queues-forget', 'delete from print_jobs where saved_at < $1 and ended_at is not null')
