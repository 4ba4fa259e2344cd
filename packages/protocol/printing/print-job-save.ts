import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, OrderId, StoreId } from '../units.ts'
import { PrintJob, printKinds, Raster } from './print-job.ts'
import { Copy } from './printer.ts'

/**
 * Hands a rendered paper to the shop's printer of this copy. Said twice under one `jobId` it is one job. An order's ticket is printed once a copy, whichever tablet
 * sends it first: the others are given that job. `again` is a reprint, rendered anew, and a paper of its own. `NO_PRINTER`: the shop has none for this copy, and the tablet prints in its browser.
 */
export const printJobSave = action('candao.shop.printJobSave', {
  gateway: 'Upload',
  caller: 'staff',
  needs: 'shop.orders',
  content: {
    storeId: StoreId,
    orderId: v.nullable(OrderId),
    jobId: Guid,
    copy: Copy,
    kind: v.picklist(printKinds),
    again: v.optional(v.boolean(), false),
    raster: Raster,
  },
  data: v.object({ job: PrintJob }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'NO_PRINTER', 'PRINT_JOBS_FULL'],
})
