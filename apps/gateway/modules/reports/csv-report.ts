import { writeCsv, type CsvCell } from '../../platform/csv.ts'

/** A column of a report: its heading, and how a row is written there. */
export type Column<Row> = [heading: string, cell: (row: Row) => CsvCell]

/** The rows of a report as CSV, where it is asked for; null where it is not. */
export function csvOf<Row>(wanted: boolean | undefined, rows: readonly Row[], columns: readonly Column<Row>[]): string | null {
  if (!wanted) return null
  return writeCsv([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))])
}

/** Cents as the dollars that a person reads in a table. */
export const dollars = (cents: number): number => cents / 100

/** A number that may be missing. */
export const orEmpty = (cell: CsvCell | null): CsvCell => cell ?? ''
