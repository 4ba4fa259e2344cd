import { printerTest, type Printer } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle, type Call } from '../deps.ts'
import { jobAudited, jobShown } from '../print-job-shown.ts'
import type { PrintJobRecord } from '../store/print-jobs.ts'
import { testPattern } from '../test-pattern.ts'

/** Of two who tap at once the printer's lock lets the second find what the first has written. */
export const printerTestAction = handle(printerTest, ({ storeId, printerId }, call) =>
  call.db.transaction(async (rows) => {
    const { printers, printJobs } = call
    const printer = await printers.find(rows, { storeId, printerId })
    if (!printer) throw refuse(printerTest, 'PRINTER_UNKNOWN')
    if (!printer.active) throw refuse(printerTest, 'PRINTER_OFF')
    await printers.hurry(rows, printer.printerId)
    const job = (await printJobs.waitingTest(rows, storeId, printer.printerId)) ?? (await write(rows, printer, call))
    return { job: jobShown(job) }
  }),
)

async function write(rows: Rows, { storeId, printerId, name, copy }: Printer, call: Call<'staff'>): Promise<PrintJobRecord> {
  const { printJobs, audit, ids, clock } = call
  const jobId = ids.guid()
  const at = { storeId, printerId, printerName: name, copy: copy === 'both' ? ('customer' as const) : copy }
  await printJobs.add(rows, { ...at, jobId, orderId: null, kind: 'test', again: false, raster: testPattern(), at: clock.now() })
  const job = await printJobs.find(rows, { storeId, jobId })
  if (!job) throw new Error('a test has just been written')
  const shop = namedShop(storeId, call.catalogue)
  await audit.write(rows, { action: printerTest.name, subject: name, shop, after: jobAudited(job) }, call)
  return job
}
