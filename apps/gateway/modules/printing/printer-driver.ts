import type { Printer } from '@harbour/protocol'
import type { PrinterReach } from './printer-reach.ts'

export type PrintFault = Printer['fault']

/** A paper for a printer: packed rows of 576 dots, and a line of plain letters below them. */
export type Paper = { raster: Buffer; foot: string }
/** `fault`: `none` where it is printed. `sent`: the printer was given some of it, so that it may be on paper, whole or in part, all the same. */
export type PrintOutcome = { fault: PrintFault; sent: boolean }

/** Prints one paper on the printer at an address, if that is one that may be reached. It never throws, and is done within half a minute. */
export type PrinterDriver = { print(paper: Paper, at: { host: string; port: number; reach: PrinterReach }): Promise<PrintOutcome> }
