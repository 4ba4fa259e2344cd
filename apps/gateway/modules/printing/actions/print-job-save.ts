import { printJobSave, type Input } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { choosePrinter } from '../choose-printer.ts'
import { handle, type Call } from '../deps.ts'
import { mostWaiting } from '../most-waiting.ts'
import { jobAudited, jobShown, subjectOf } from '../print-job-shown.ts'
import type { PrintJobRecord } from '../store/print-jobs.ts'

type Wanted = Input<typeof printJobSave>

export const printJobSaveAction = handle(printJobSave, (wanted, call) =>
  call.db.transaction(async (rows) => {
    const { storeId, orderId } = wanted
    if (orderId !== null && !(await call.printJobs.knowsOrder(rows, { storeId, orderId }))) throw refuse(printJobSave, 'ORDER_UNKNOWN')
    const job = (await said(rows, wanted, call)) ?? (await add(rows, wanted, call)) ?? (await said(rows, wanted, call))
    if (!job) throw new Error('a paper is neither there nor could be added')
    return { job: jobShown(job) }
  }),
)

/** The job that this one is: under its id, or an order's ticket of this copy that another tablet has sent. */
async function said(
  rows: Rows,
  { storeId, jobId, orderId, copy, kind, again }: Wanted,
  { printJobs }: Call,
): Promise<PrintJobRecord | undefined> {
  const known = await printJobs.find(rows, { storeId, jobId })
  if (known || orderId === null || kind !== 'ticket' || again) return known
  return printJobs.first(rows, { orderId, copy })
}

/** Undefined where somebody else has just added it. */
async function add(rows: Rows, { raster, ...wanted }: Wanted, call: Call<'staff'>): Promise<PrintJobRecord | undefined> {
  const { printers, printJobs, audit, clock } = call
  const { storeId, copy } = wanted
  const printer = choosePrinter(await printers.lock(rows, storeId), copy)
  if (!printer) throw refuse(printJobSave, 'NO_PRINTER')
  if ((await printJobs.waiting(rows, storeId)) >= mostWaiting) throw refuse(printJobSave, 'PRINT_JOBS_FULL')
  const { printerId, name: printerName } = printer
  const added = await printJobs.add(rows, { ...wanted, printerId, printerName, raster: Buffer.from(raster, 'base64'), at: clock.now() })
  const job = added ? await printJobs.find(rows, wanted) : undefined
  if (!job) return undefined
  const shop = namedShop(storeId, call.catalogue)
  await audit.write(rows, { action: printJobSave.name, subject: subjectOf(job), shop, after: jobAudited(job) }, call)
  return job
}
