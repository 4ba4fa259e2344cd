import { CircleCheck, Clock } from 'lucide-react'
import { dayWords } from '../../../lib/calendar-day.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { DayEndRow } from './day-ends-query.ts'

/** The columns of the shops' day ends. */
export function dayEndColumns(): Column<DayEndRow>[] {
  const sum = (key: 'cash' | 'short' | 'float' | 'expected' | 'counted', head: string): Column<DayEndRow> => ({
    key,
    head,
    right: true,
    sort: (row) => row[key] ?? 0,
    cell: (row) => (row[key] === null ? '–' : money(row[key])),
  })
  return [
    { key: 'day', head: m.finance_day(), sort: ({ day }) => day, cell: ({ day }) => dayWords(day) },
    { key: 'shop', head: m.finance_shop(), sort: ({ shop }) => shop, cell: ({ shop }) => <b>{shop}</b> },
    sum('cash', m.finance_cash_ledger()),
    sum('short', m.finance_not_collected()),
    sum('float', m.finance_float()),
    sum('expected', m.finance_expected()),
    sum('counted', m.finance_counted()),
    {
      key: 'difference',
      head: m.finance_difference(),
      right: true,
      sort: ({ difference }) => difference ?? 0,
      cell: (row) => <Difference row={row} />,
    },
    {
      key: 'by',
      head: m.finance_counted_by(),
      sort: ({ staffName }) => staffName ?? '',
      cell: ({ staffName, at, note, counts }) =>
        staffName !== null && (
          <>
            {at === null ? staffName : m.finance_by_at({ name: staffName, at: dayAndTime(at) })}
            {counts > 1 && ` · ${m.finance_corrected({ count: counts - 1 })}`}
            <small>{note}</small>
          </>
        ),
    },
  ]
}

function Difference({ row: { difference } }: { row: DayEndRow }) {
  if (difference === null)
    return (
      <Pill look="warn" icon={Clock}>
        {m.finance_not_counted()}
      </Pill>
    )
  return difference === 0 ? (
    <Pill look="ok" icon={CircleCheck}>
      {money(0)}
    </Pill>
  ) : (
    <b className="rcl__x">{money(difference)}</b>
  )
}
