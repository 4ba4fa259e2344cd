import * as v from 'valibot'
import { Guid, StoreId, Text, text } from '../units.ts'

/** The name that a shop gives a printer: "Kitchen". */
export const PrinterName = v.pipe(text(40), v.minLength(1))
/** The address of a printer, an IP address or a name of the shop's network, without a port. */
export const PrinterHost = v.pipe(text(253), v.regex(/^[\w.:-]+$/))
export const PrinterPort = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))

/** A paper copy: the kitchen's, which it cooks by, or the customer's, which goes with the order. */
export const copies = ['kitchen', 'customer'] as const
export const Copy = v.picklist(copies)

/**
 * The reasons for which a printer keeps its queue waiting: no paper, an open cover, no answer (or it is switched off line), or an answer that no ESC/POS printer gives.
 */
export const printFaults = ['none', 'paperOut', 'coverOpen', 'unreachable', 'wrongPrinter'] as const
export const PrintFault = v.picklist(printFaults)

/** A printer of a shop. `fault` is what its last try met; `waiting` counts the tickets that it has still to print. */
export const Printer = v.object({
  printerId: Guid,
  storeId: StoreId,
  name: Text,
  host: Text,
  port: PrinterPort,
  /** The copies that it prints. */
  copy: v.picklist([...copies, 'both']),
  active: v.boolean(),
  fault: PrintFault,
  waiting: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type Printer = v.InferOutput<typeof Printer>
