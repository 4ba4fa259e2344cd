import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { PrintJob } from './print-job.ts'

/** Prints a test pattern on a printer: what becomes of it stands in `printJobListGet`. One that still waits there is not written twice. */
export const printerTest = action('candao.shop.printerTest', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId, printerId: Guid },
  data: v.object({ job: PrintJob }),
  refusals: ['STORE_UNKNOWN', 'PRINTER_UNKNOWN', 'PRINTER_OFF'],
})
