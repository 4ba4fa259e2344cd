import { stringify } from 'csv-stringify/sync'

/** A cell as it is written: a text, in which no spreadsheet shall find a formula, or a number, which stays one. */
export type CsvCell = string | number

/**
 * Writes rows as CSV that a spreadsheet opens: in UTF-8 with its mark, with the line ends of Windows. A text that would be run as a formula, since it
 * begins with `=`, `+`, `-`, `@`, a tab or a line end, has an apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  )
}
