import type { MenuRow } from '../list/menu-rows.ts'
import { repriced, type PriceChange } from './price-change.ts'

type Repriced = NonNullable<ReturnType<typeof repriced>>

/** A row with its product after a change of prices. */
export type RowChange = { row: MenuRow; after: Repriced['product']; prices: Repriced['prices'] }

/** The rows that a change of prices changes, with what becomes of each. */
export const changedRows = (rows: readonly MenuRow[], change: PriceChange): RowChange[] =>
  rows.flatMap((row) => {
    const changed = repriced(row.product, change)
    return changed ? [{ row, after: changed.product, prices: changed.prices }] : []
  })
