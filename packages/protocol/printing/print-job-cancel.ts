import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { PrintJob } from './print-job.ts'

/** Takes a paper that waits, or has failed, out of the queue; said twice it is done once. `PRINT_JOB_SENT`: it is at the printer, or on paper. */
export const printJobCancel = action('candao.shop.printJobCancel', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, jobId: Guid },
  data: v.object({ job: PrintJob }),
  refusals: ['STORE_UNKNOWN', 'PRINT_JOB_UNKNOWN', 'PRINT_JOB_SENT'],
})
