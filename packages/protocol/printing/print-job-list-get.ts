import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { PrintJob } from './print-job.ts'

/** The last 50 papers of a shop, the latest first. */
export const printJobListGet = action('candao.shop.printJobListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId },
  data: v.object({ jobs: v.array(PrintJob) }),
  refusals: ['STORE_UNKNOWN'],
})
