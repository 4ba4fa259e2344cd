import type { PrintJob, Printer } from '@harbour/protocol'

/** The printer of a shop for a copy: one of this copy alone before one of both, and of several the first by name; undefined for none. What was at a printer stays there while it is active. */
export function choosePrinter(printers: readonly Printer[], copy: PrintJob['copy'], before?: string): Printer | undefined {
  const active = printers.filter((printer) => printer.active)
  return (
    active.find(({ printerId }) => printerId === before) ??
    active.find((printer) => printer.copy === copy) ??
    active.find((printer) => printer.copy === 'both')
  )
}
