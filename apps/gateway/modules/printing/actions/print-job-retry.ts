import { printJobRetry, type Printer } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { choosePrinter } from '../choose-printer.ts'
import { handle, type Call } from '../deps.ts'
import { mostWaiting } from '../most-waiting.ts'
import { jobAudited, jobShown, subjectOf } from '../print-job-shown.ts'
import type { PrintJobRecord } from '../store/print-jobs.ts'

type Named = { storeId: string; jobId: string; newJobId?: string | undefined }

/** Of two who tap at once the job's lock lets the second find what the first has done. */
export const printJobRetryAction = handle(printJobRetry, (named, call) =>
  call.db.transaction(async (rows) => {
    const printers = await call.printers.lock(rows, named.storeId)
    const job = await call.printJobs.lock(rows, named)
    if (!job) throw refuse(printJobRetry, 'PRINT_JOB_UNKNOWN')
    if (job.state === 'printing') return { job: jobShown(job) }
    const done = job.state === 'printed' ? await repeated(rows, { ...named, job }, call) : undefined
    if (done) return { job: jobShown(done) }
    if (!job.kept) throw refuse(printJobRetry, 'PRINT_JOB_ERASED')
    const printer = choosePrinter(printers, job.copy, job.printerId)
    if (!printer) throw refuse(printJobRetry, 'NO_PRINTER')
    return { job: jobShown(await printOn(rows, { ...named, job, printer }, call)) }
  }),
)

type Found = Named & { job: PrintJobRecord }

/** The reprint that this one is: under its id, or one that still waits. */
function repeated(rows: Rows, { storeId, newJobId, job }: Found, { printJobs }: Call): Promise<PrintJobRecord | undefined> {
  return newJobId === undefined ? printJobs.waitingReprint(rows, storeId, job.jobNo) : printJobs.find(rows, { storeId, jobId: newJobId })
}

async function printOn(rows: Rows, { job, printer, ...named }: Found & { printer: Printer }, call: Call<'staff'>): Promise<PrintJobRecord> {
  const { printers, printJobs, audit, clock, ids } = call
  const { storeId, jobId, newJobId = ids.guid() } = named
  const { printerId, name: printerName } = printer
  if (job.state !== 'queued' && (await printJobs.waiting(rows, storeId)) >= mostWaiting) throw refuse(printJobRetry, 'PRINT_JOBS_FULL')
  const isReprint = job.state === 'printed'
  if (isReprint) await printJobs.addReprint(rows, { storeId, jobId, newJobId, printerId, printerName, at: clock.now() })
  else await printJobs.requeue(rows, { jobNo: job.jobNo, printerId, printerName, at: clock.now() })
  await printers.hurry(rows, printerId)
  const done = await printJobs.find(rows, { storeId, jobId: isReprint ? newJobId : jobId })
  if (!done) throw new Error('a paper has just been written')
  const shop = namedShop(storeId, call.catalogue)
  const change = { before: jobAudited(job), after: jobAudited(done) }
  await audit.write(rows, { action: printJobRetry.name, subject: subjectOf(job), shop, ...change }, call)
  return done
}
