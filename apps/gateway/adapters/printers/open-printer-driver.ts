import type { PrinterDriver, PrintFault } from '../../modules/printing/printer-driver.ts'
import { askStatus, encodePaper, type StatusOf } from './esc-pos.ts'
import { openPrinterLine, type PrinterLine } from './printer-line.ts'
import { faultOf, isPrinted, isStatus } from './printer-status.ts'

/** The milliseconds that are waited for a connection, for each status, for a paper to be taken, and for the word that it is printed. Together less than half a minute. */
export type PrinterTimes = { connect: number; status: number; write: number; printed: number }
const usual: PrinterTimes = { connect: 3000, status: 1500, write: 8000, printed: 5000 }

/** Speaks ESC/POS over TCP, a connection for each paper. It judges a printer by its real time status, before anything is printed and where it does not say that it has. */
export function openPrinterDriver(times: PrinterTimes = usual): PrinterDriver {
  return {
    async print(paper, { host, port, reach }) {
      const line = await openPrinterLine({ host, port, reach, within: times.connect }).catch(() => undefined)
      if (!line) return { fault: 'unreachable', sent: false }
      try {
        const fault = await readFault(line, times)
        if (fault !== 'none') return { fault, sent: false }
        return { fault: await send(line, encodePaper(paper), times), sent: true }
      } finally {
        line.close()
      }
    },
  }
}

/** Asks for the three statuses, one after the other. What is silent, or says what is no status, is another machine. */
async function readFault(line: PrinterLine, { status: within }: PrinterTimes): Promise<PrintFault> {
  const seen: Record<StatusOf, number> = { printer: 0, offline: 0, paper: 0 }
  for (const part of ['printer', 'offline', 'paper'] as const) {
    const written = await line.write(askStatus(part), within).then(
      () => true,
      () => false,
    )
    const answer = written ? await line.next(isStatus, within) : 'closed'
    if (answer === 'closed') return 'unreachable'
    if (typeof answer !== 'number') return 'wrongPrinter'
    seen[part] = answer
  }
  return faultOf(seen)
}

async function send(line: PrinterLine, bytes: Buffer, times: PrinterTimes): Promise<PrintFault> {
  try {
    await line.write(bytes, times.write)
  } catch {
    return 'unreachable'
  }
  const answer = await line.next(isPrinted, times.printed)
  if (typeof answer === 'number') return 'none'
  // Not every printer knows the question: one that is well has printed.
  return answer === 'closed' ? 'unreachable' : readFault(line, times)
}
