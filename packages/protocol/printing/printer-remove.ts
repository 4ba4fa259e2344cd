import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { Printer } from './printer.ts'

/** Removes a printer of a shop; what waits for it has failed, and can be printed elsewhere by `printJobRetry`. Gives those that are left. */
export const printerRemove = action('candao.shop.printerRemove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId, printerId: Guid },
  data: v.object({ printers: v.array(Printer) }),
  refusals: ['STORE_UNKNOWN', 'PRINTER_UNKNOWN'],
})
