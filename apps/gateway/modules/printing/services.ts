import type { PrinterDriver } from './printer-driver.ts'
import type { PrintJobs } from './store/print-jobs.ts'
import type { PrintQueues } from './store/print-queues.ts'
import type { Printers } from './store/printers.ts'

export type PrintingServices = {
  /** The shops' printers, the papers that they have printed or are to print, their queues as the worker sees them, and who speaks with them. */
  printers: Printers
  printJobs: PrintJobs
  printQueues: PrintQueues
  printerDriver: PrinterDriver
}
