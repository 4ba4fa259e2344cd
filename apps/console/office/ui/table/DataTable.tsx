import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import type { DataTableProps } from './data-table-props.ts'
import './DataTable.css'
import { DataRow } from './DataRow.tsx'
import { HeadCell } from './HeadCell.tsx'
import { Pages } from './Pages.tsx'
import { useTableAddress } from './table-address.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowsDrawn } from './use-rows-drawn.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/**
 * A table whose sorting and page stand in the address: what somebody looks at can be sent to another. J and K move over its rows, Enter opens one, X ticks it.
 * Narrow screens get its rows as cards.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  // The table's models are read through methods of one object, which the compiler would take for unchanged.
  'use no memo'
  const { label, columns, rows, rowKey, selection, stale, searched, tall, empty, pageSize = 100 } = props
  const address = useTableAddress()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  const sorting =
    address.sort && columns.some(({ key, sort }) => key === address.sort?.key && sort)
      ? [{ id: address.sort.key, desc: address.sort.down }]
      : []
  // New ones would have it sort all rows again.
  const models = useMemo(
    () => columns.map(({ key, sort }) => ({ id: key, accessorFn: (row: Row) => sort?.(row) ?? '', sortFn: compared })),
    [columns],
  )
  const table = useTable({
    features,
    data: rows,
    columns: models,
    state: { sorting, pagination: { pageIndex: address.page - 1, pageSize } },
    getRowId: (row: Row) => rowKey(row),
  })
  const shown = table.getRowModel().rows
  const drawn = useRowsDrawn(shown.length, searched)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  if (rows.length === 0) return <>{empty ?? <p className="tbempty">{m.office_nothing()}</p>}</>
  const allTicked = selection !== undefined && shown.every(({ id }) => selection.keys.has(id))
  return (
    <>
      <div className={classes('tbbox', stale && 'is-stale')}>
        <table className={classes('tb', tall && 'tb--pic')} aria-label={label} aria-busy={stale || undefined}>
          <thead>
            <tr>
              {selection && (
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={m.office_select_all()}
                    checked={allTicked}
                    onChange={() => selection.onChange(new Set(allTicked ? [] : shown.map(({ id }) => id)))}
                  />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={address.sort} onSort={address.sortBy} />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.slice(0, drawn).map(({ id, original }) => (
              <DataRow key={id} id={id} row={original} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && <Pages page={address.page} pages={pages} to={address.pageTo} />}
    </>
  )
}

type Sorted = { getValue: (id: string) => unknown }

const words = new Intl.Collator('zh-Hant', { numeric: true })

/** Numbers by their size, all else as words are sorted. */
function compared(one: Sorted, other: Sorted, id: string): number {
  const [a, b] = [one.getValue(id), other.getValue(id)]
  return typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
}
