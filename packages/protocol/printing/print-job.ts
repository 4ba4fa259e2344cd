import * as v from 'valibot'
import { Guid, Moment, OrderId, Text } from '../units.ts'
import { Copy, PrintFault } from './printer.ts'

/** The dots of a row on paper 80 mm wide, the bytes that they take packed, and the rows that a ticket may have. */
export const rasterWidth = 576
export const rasterRowBytes = rasterWidth / 8
export const mostRasterRows = 4000

/** The bytes that a base64 text of these characters stands for. */
const bytesOf = (base64: string) => (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)

/** Black and white dots as base64: row after row from the top, 576 dots each, eight to a byte, the leftmost in its highest bit, 1 for black. */
export const Raster = v.pipe(
  Text,
  v.minLength(4),
  v.maxLength((mostRasterRows * rasterRowBytes * 4) / 3),
  v.base64(),
  v.check((base64) => bytesOf(base64) % rasterRowBytes === 0, 'whole rows of 576 dots'),
)

/** The kinds of paper: an order's ticket, a day's end, the pattern of a test, a refund's slip. */
export const printKinds = ['ticket', 'dayEnd', 'test', 'refund'] as const

/**
 * One paper to print. `again`: a reprint, which says so below its last line, as every paper says its `jobNo`. `tries` counts what was begun, `reason` says what the last met.
 * `kept`: its raster is still there, so that it can be printed again by `printJobRetry`; it is erased a day after its end.
 */
export const PrintJob = v.object({
  jobId: Guid,
  jobNo: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  orderId: v.nullable(OrderId),
  pickupNo: v.nullable(Text),
  kind: v.picklist(printKinds),
  copy: Copy,
  again: v.boolean(),
  printerId: Guid,
  printerName: Text,
  state: v.picklist(['queued', 'printing', 'printed', 'failed', 'cancelled']),
  reason: PrintFault,
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: Moment,
  endedAt: v.nullable(Moment),
  kept: v.boolean(),
})
export type PrintJob = v.InferOutput<typeof PrintJob>
