import type { ReactNode } from 'react'
import type { Column } from './columns.ts'

/** The rows that are ticked, by their keys. */
export type Selection = { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void }

export type DataTableProps<Row> = {
  /** The name of the table, for whoever hears the page. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A row's name, for its tick. */
  rowName?: (row: Row) => string
  /** The address of a row's own page. */
  rowTo?: (row: Row) => string
  selection?: Selection
  /** The rows are old: newer ones are being read. */
  stale?: boolean
  /** The text that the rows were searched by: whoever types is not kept waiting for rows that are not on the screen yet. */
  searched?: string
  /** Rows have a picture. */
  tall?: boolean
  /** The row that stands open beside the table. */
  selected?: (row: Row) => boolean
  /** A row that needs somebody now. */
  alarming?: (row: Row) => boolean
  empty?: ReactNode
  pageSize?: number
}
