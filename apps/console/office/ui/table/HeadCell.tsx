import { ArrowDown, ArrowUp } from 'lucide-react'
import { classes } from '../../../lib/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Column } from './columns.ts'
import type { TableSort } from './table-address.ts'

type HeadCellProps<Row> = { column: Column<Row>; sort: TableSort | null; onSort: (key: string) => void }

/** The heading of a column, which sorts by it where it can. */
export function HeadCell<Row>({ column: { key, head, right, sort: by }, sort, onSort }: HeadCellProps<Row>) {
  if (head === '') return <td />
  const own = sort?.key === key ? sort : null
  return (
    <th scope="col" className={classes(right && 'rt')} aria-sort={own ? (own.down ? 'descending' : 'ascending') : undefined}>
      {by ? (
        <button type="button" onClick={() => onSort(key)}>
          {head}
          {own && <Icon of={own.down ? ArrowDown : ArrowUp} size={16} />}
        </button>
      ) : (
        head
      )}
    </th>
  )
}
