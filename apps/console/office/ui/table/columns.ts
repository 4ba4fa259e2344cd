import type { ReactNode } from 'react'

/** A column of a table. One with `sort` can be sorted by it, the smallest first. */
export type Column<Row> = {
  key: string
  /** Its heading; empty where the cells speak for themselves. */
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  right?: boolean
  sort?: (row: Row) => string | number
}
