import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { copies, Printer, PrinterHost, PrinterName, PrinterPort } from './printer.ts'

/**
 * Takes a printer in, or changes one: the one at this address, where `printerId` is null and the shop has it already. One that is not `active` keeps what waits for it and is given nothing
 * new. `PRINTER_ADDRESS` is an address outside the networks in which printers may stand, or a port that they do not have.
 */
export const printerSave = action('candao.shop.printerSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: {
    storeId: StoreId,
    printerId: v.nullable(Guid),
    name: PrinterName,
    host: PrinterHost,
    port: v.optional(PrinterPort, 9100),
    copy: v.picklist([...copies, 'both']),
    active: v.boolean(),
  },
  data: v.object({ printer: Printer }),
  refusals: ['STORE_UNKNOWN', 'PRINTER_UNKNOWN', 'PRINTER_ADDRESS', 'PRINTER_TAKEN', 'PRINTERS_FULL'],
})
