import type { PrintJob } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type NewPrintJob = Pick<PrintJob, 'jobId' | 'orderId' | 'kind' | 'copy' | 'again' | 'printerId' | 'printerName'> & {
  storeId: string
  raster: Buffer
  at: Instant
}
type Named = { storeId: string; jobId: string }
type Reprint = Named & { newJobId: string; printerId: string; printerName: string; at: Instant }

/** A job with its raster counted as `kept`, and the number of the job that it prints again. */
export type PrintJobRecord = PrintJob & { repeats: number | null }

export type PrintJobs = {
  /** The last 50 of a shop, and all before them that wait or have failed within 24 hours, the latest first. */
  list(rows: Rows, storeId: string, now: Instant): Promise<PrintJobRecord[]>
  find(rows: Rows, named: Named): Promise<PrintJobRecord | undefined>
  /** The same, which nobody else changes until this transaction ends. */
  lock(rows: Rows, named: Named): Promise<PrintJobRecord | undefined>
  /** The first ticket of an order for a copy. */
  first(rows: Rows, ticket: { orderId: string; copy: string }): Promise<PrintJobRecord | undefined>
  /** The reprint of a job that still waits. */
  waitingReprint(rows: Rows, storeId: string, jobNo: number): Promise<PrintJobRecord | undefined>
  /** A test that still waits at a printer. */
  waitingTest(rows: Rows, storeId: string, printerId: string): Promise<PrintJobRecord | undefined>
  /** Says whether a shop has been shown this order. */
  knowsOrder(rows: Rows, order: { storeId: string; orderId: string }): Promise<boolean>
  /** Those that wait at a shop. */
  waiting(rows: Rows, storeId: string): Promise<number>
  /** Writes a job; false where there is one with its id, or, of a first ticket, with its order and copy. */
  add(rows: Rows, job: NewPrintJob): Promise<boolean>
  /** Writes a job that prints another's raster again; false where there is one with its id. */
  addReprint(rows: Rows, reprint: Reprint): Promise<boolean>
  /** Lets a job wait at a printer, as at first. */
  requeue(rows: Rows, job: { jobNo: number; printerId: string; printerName: string; at: Instant }): Promise<void>
  cancel(rows: Rows, jobNo: number, at: Instant): Promise<void>
}

export function createPrintJobs(): PrintJobs {
  const first = async (found: Promise<PrintJobRecord[]>) => (await found)[0]
  return {
    list: (rows, storeId, now) => rows(LIST, [storeId, moment(now)]),
    find: (rows, { storeId, jobId }) => first(rows(FIND, [storeId, jobId])),
    async lock(rows, { storeId, jobId }) {
      await rows(LOCK, [storeId, jobId])
      return first(rows(FIND, [storeId, jobId]))
    },
    first: (rows, { orderId, copy }) => first(rows(FIRST, [orderId, copy])),
    waitingReprint: (rows, storeId, jobNo) => first(rows(WAITING_REPRINT, [storeId, jobNo])),
    waitingTest: (rows, storeId, printerId) => first(rows(WAITING_TEST, [storeId, printerId])),
    knowsOrder: async (rows, { storeId, orderId }) => (await rows(KNOWS_ORDER, [storeId, orderId])).length > 0,
    waiting: async (rows, storeId) => (await rows<{ waiting: number }>(WAITING, [storeId]))[0]?.waiting ?? 0,
    add: async (rows, { at, ...job }) => (await rows(ADD, { ...job, at: moment(at) })).length > 0,
    addReprint: async (rows, { at, ...reprint }) => (await rows(ADD_REPRINT, { ...reprint, at: moment(at) })).length > 0,
    requeue: async (rows, { jobNo, printerId, printerName, at }) => void (await rows(REQUEUE, [jobNo, printerId, printerName, moment(at)])),
    cancel: async (rows, jobNo, at) => void (await rows(CANCEL, [jobNo, moment(at)])),
  }
}

const jobs = `select j.job_id as "jobId", j.job_no as "jobNo", j.order_id as "orderId", o.pickup_no as "pickupNo", j.kind, j.copy, j.again, j.repeats,
    j.printer_id as "printerId", coalesce(p.name, j.printer_name) as "printerName", j.state, j.reason, j.tries, j.saved_at as at, j.ended_at as "endedAt",
    j.raster is not null as kept
  from print_jobs j left join orders o using (order_id) left join printers p using (printer_id)`
const waits = `state in ('queued', 'printing')`

/** A failed paper is shown for as long as its dots are sure to be there. The open ones have an index of their own. */
const LIST = statement(
  'print-jobs-list',
  `${jobs} where j.job_no in (
      (select job_no from print_jobs where store_id = $1 order by job_no desc limit 50)
      union
      select job_no from print_jobs
      where store_id = $1 and state in ('queued', 'printing', 'failed') and (state <> 'failed' or saved_at > $2::timestamptz - interval '24 hours')
    ) order by j.job_no desc`,
)
const FIND = statement('print-jobs-find', `${jobs} where j.store_id = $1 and j.job_id = $2`)
const LOCK = statement('print-jobs-lock', 'select from print_jobs where store_id = $1 and job_id = $2 for update')
const FIRST = statement('print-jobs-first', `${jobs} where j.order_id = $1 and j.copy = $2 and j.kind = 'ticket' and not j.again`)
const WAITING_REPRINT = statement(
  'print-jobs-waiting-reprint',
  `${jobs} where j.store_id = $1 and j.repeats = $2 and j.${waits} order by j.job_no limit 1`,
)
const WAITING_TEST = statement(
  'print-jobs-waiting-test',
  `${jobs} where j.store_id = $1 and j.printer_id = $2 and j.kind = 'test' and j.${waits} order by j.job_no limit 1`,
)
/** No shop has heard of an order that waits for its money. */
const KNOWS_ORDER = statement(
  'print-jobs-knows-order',
  'select true as known from orders where store_id = $1 and order_id = $2 and answer_by is not null',
)
const WAITING = statement('print-jobs-waiting', `select count(*) as waiting from print_jobs where store_id = $1 and ${waits}`)
const ADD = statement(
  'print-jobs-add',
  `with added as (
      insert into print_jobs (store_id, job_id, order_id, kind, copy, again, printer_id, printer_name, raster, saved_at, queued_at)
      values (:storeId, :jobId, :orderId, :kind, :copy, :again, :printerId, :printerName, :raster, :at, :at)
      on conflict do nothing returning 1
    )
    select pg_notify('outgoing', 'printing') is null as told from added`,
)
const ADD_REPRINT = statement(
  'print-jobs-add-reprint',
  `with added as (
      insert into print_jobs (store_id, job_id, order_id, kind, copy, again, repeats, printer_id, printer_name, raster, saved_at, queued_at)
      select store_id, :newJobId::uuid, order_id, kind, copy, true, job_no, :printerId::uuid, :printerName::text, raster, :at::timestamptz, :at::timestamptz
      from print_jobs where store_id = :storeId::text and job_id = :jobId::uuid and raster is not null
      on conflict do nothing returning 1
    )
    select pg_notify('outgoing', 'printing') is null as told from added`,
)
const REQUEUE = statement(
  'print-jobs-requeue',
  `with again as (
      update print_jobs set state = 'queued', reason = 'none', sends = 0, ended_at = null, queued_at = $4, printer_id = $2, printer_name = $3
      where job_no = $1 returning 1
    )
    select pg_notify('outgoing', 'printing') is null as told from again`,
)
const CANCEL = statement('print-jobs-cancel', `update print_jobs set state = 'cancelled', ended_at = $2 where job_no = $1`)
