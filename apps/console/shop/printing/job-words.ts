import type { PrintJob } from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'
import type { Copy } from './printing-store.ts'

const copies: Record<Copy, () => string> = { kitchen: m.printing_kitchen_copy, customer: m.printing_customer_copy }
const kinds: Record<PrintJob['kind'], () => string> = {
  ticket: m.printing_ticket,
  dayEnd: m.printing_day_end,
  test: m.printing_test,
  refund: m.printing_refund,
}
const states: Record<PrintJob['state'], () => string> = {
  queued: m.printing_queued,
  printing: m.printing_printing,
  printed: m.printing_printed,
  failed: m.printing_failed,
  cancelled: m.printing_cancelled,
}
const faults: Record<Exclude<PrintJob['reason'], 'none'>, () => string> = {
  paperOut: m.printing_paper_out,
  coverOpen: m.printing_cover_open,
  unreachable: m.printing_unreachable,
  wrongPrinter: m.printing_wrong_printer,
}

export const copyWords = (copy: Copy): string => copies[copy]()

export const stateWords = ({ state }: PrintJob): string => states[state]()

/** The fault that a paper met; undefined where its printer named none. */
export const faultWords = (reason: PrintJob['reason']): string | undefined => (reason === 'none' ? undefined : faults[reason]())

/** A paper by what it is: of an order its number and copy. */
export const jobName = ({ kind, copy, pickupNo }: PrintJob): string =>
  kind === 'ticket' ? [pickupNo, copyWords(copy)].filter(Boolean).join(' · ') : [pickupNo, kinds[kind]()].filter(Boolean).join(' · ')
