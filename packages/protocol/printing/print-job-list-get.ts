import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { PrintJob } from './print-job.ts'

/** The last 50 papers of a shop, and all before them that wait or have failed within 24 hours, the latest first. */
export const printJobListGet = action('candao.shop.printJobListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId },
  data: v.object({ jobs: v.array(PrintJob) }),
  refusals: ['STORE_UNKNOWN'],
})
