import { useNavigate } from 'react-router'
import { classes } from '../../../lib/classes.ts'
import type { DataTableProps } from './data-table-props.ts'

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'rowTo' | 'selection' | 'selected' | 'alarming'> & {
  id: string
  row: Row
}

/** One row of a table: a click on it opens its page. */
export function DataRow<Row>({ id, row, columns, rowName, rowTo, selection, selected, alarming }: DataRowProps<Row>) {
  const navigate = useNavigate()
  const ticked = selection?.keys.has(id)
  const isOpen = selected?.(row)
  return (
    <tr
      aria-current={isOpen || undefined}
      className={classes((ticked || isOpen) && 'is-sel', alarming?.(row) && 'is-bad', rowTo && 'is-way')}
      onClick={rowTo && (({ target }) => opens(target) && void navigate(rowTo(row)))}
    >
      {selection && (
        <td>
          <input
            type="checkbox"
            aria-label={rowName?.(row) ?? id}
            checked={ticked}
            onChange={() => selection.onChange(toggled(selection.keys, id))}
          />
        </td>
      )}
      {columns.map(({ key, head, cell, right }) => (
        <td key={key} data-head={head} className={classes(right && 'rt')}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** A click on a row opens it, unless it was for something in it, or marks text. */
const opens = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, label') === null && getSelection()?.isCollapsed !== false
