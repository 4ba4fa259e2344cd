import type { SettlementProvider } from '@harbour/protocol'
import { parse } from 'csv-parse/sync'
import { sandboxFormat } from './sandbox-format.ts'
import type { FileFault, SettlementFormat, SettlementLine } from './settlement-line.ts'
import { stripeFormat } from './stripe-format.ts'

const formats: Record<SettlementProvider, SettlementFormat> = { sandbox: sandboxFormat, stripe: stripeFormat }

/** The most lines of a file: a month of a chain has fewer. */
const mostLines = 50_000

/** The most faults that are told of one file: who has more has another file in hand. */
const mostFaults = 20

/** Reads a provider's settlement file, whole; or says what is wrong with it. */
export function readSettlement(provider: SettlementProvider, csv: string): { lines: SettlementLine[] } | { faults: FileFault[] } {
  const { columns, read } = formats[provider]
  const rows = rowsOf(csv)
  if (!rows) return { faults: [{ line: 1, column: '', fault: 'is no CSV' }] }
  const [header = [], ...body] = rows
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) return { faults: missing.map((column) => ({ line: 1, column, fault: 'is missing' })) }
  if (body.length === 0) return { faults: [{ line: 1, column: '', fault: 'has no lines' }] }
  if (body.length > mostLines) return { faults: [{ line: mostLines, column: '', fault: `has more than ${mostLines} lines` }] }
  const faults: FileFault[] = []
  const seen = new Set<string>()
  const lines = body.map((cells, at) => {
    const say = (column: string, fault: string) => void faults.push({ line: at + 2, column, fault })
    if (cells.length !== header.length) say('', `has ${cells.length} cells, not ${header.length}`)
    const line = read(Object.fromEntries(header.map((column, place) => [column, (cells[place] ?? '').trim()])), say)
    if (seen.has(line.lineRef)) say(columns[0] ?? '', `${line.lineRef} is there twice`)
    seen.add(line.lineRef)
    return line
  })
  return faults.length > 0 ? { faults: faults.slice(0, mostFaults) } : { lines }
}

/** The cells of a CSV file; undefined for what is none. */
function rowsOf(csv: string): string[][] | undefined {
  try {
    return parse(csv, { bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch {
    // A quote without an end, or bytes that are no text: the file is told to be none.
    return undefined
  }
}
