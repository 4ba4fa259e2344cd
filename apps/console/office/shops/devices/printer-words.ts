import type { Printer } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

/** The thing that keeps a printer from printing, in words. */
export const faultWords = (fault: Printer['fault']): string =>
  ({
    none: m.shops_printer_fine,
    paperOut: m.shops_printer_paper,
    coverOpen: m.shops_printer_cover,
    unreachable: m.shops_printer_unreachable,
    wrongPrinter: m.shops_printer_wrong,
  })[fault]()

/** The copies that a printer prints, in words. */
export const copyWords = (copy: Printer['copy']): string =>
  ({ kitchen: m.shops_copy_kitchen, customer: m.shops_copy_customer, both: m.shops_copy_both })[copy]()
