import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { PrintJob } from './print-job.ts'

/**
 * Prints now what waits, and once more what has failed or was cancelled. What was printed is printed again as a job of its own, marked so: under `newJobId`, which makes it one job however
 * often it is said; without it, a reprint of it that still waits is that job. `PRINT_JOB_ERASED`: its raster is gone, and the tablet renders it anew for `printJobSave`.
 */
export const printJobRetry = action('candao.shop.printJobRetry', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, jobId: Guid, newJobId: v.optional(Guid) },
  data: v.object({ job: PrintJob }),
  refusals: ['STORE_UNKNOWN', 'PRINT_JOB_UNKNOWN', 'PRINT_JOB_ERASED', 'NO_PRINTER', 'PRINT_JOBS_FULL'],
})
