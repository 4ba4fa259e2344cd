import type { PrintFault } from '../../modules/printing/printer-driver.ts'
import type { StatusOf } from './esc-pos.ts'

/** Says whether a byte is a real time status: of each, two bits are always 0 and two always 1. */
export const isStatus = (byte: number) => (byte & 0x93) === 0x12

/** Says whether a byte tells that all before it is printed: the paper's status, two bits of which are always 0. */
export const isPrinted = (byte: number) => (byte & 0x90) === 0

const [offline, coverOpen, paperStops, paperEnds] = [0x08, 0x04, 0x20, 0x60]

/** The fault that a printer's status tells of; an open cover stands before the paper, which is no longer seen then. */
export function faultOf(status: Record<StatusOf, number>): PrintFault {
  if ((status.offline & coverOpen) !== 0) return 'coverOpen'
  if ((status.offline & paperStops) !== 0 || (status.paper & paperEnds) !== 0) return 'paperOut'
  return (status.printer & offline) === 0 ? 'none' : 'unreachable'
}
