import { couponCostGet } from '@harbour/protocol'
import { addMinutes, formatDate } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'

type Cost = { key: string; name: string; uses: number; takenOff: number; sold: number }

/** The cost of each promotion in the last thirty days, and what the orders that had it were sold for. */
export function Effects() {
  const now = serverNow()
  const period = { from: formatDate(addMinutes(now, -29 * 24 * 60)), to: formatDate(now) }
  const { data, error, isFetching, refetch } = useQuery({ ...query(couponCostGet, period), staleTime: 60_000 })
  const rows = data?.rows.filter(({ kind }) => kind === 'promotion')
  return (
    <Panel
      title={m.offers_effect()}
      sub={m.offers_effect_say()}
      bare
      tools={<CsvButton name={`promotions-${period.to.replaceAll('/', '-')}`} csv={() => call(couponCostGet, { ...period, csv: true })} />}
    >
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data]} />
      {rows && (
        <DataTable
          label={m.offers_effect()}
          columns={columns()}
          rows={rows}
          rowKey={({ key }) => key}
          stale={isFetching}
          empty={<Empty title={m.offers_effect_none()} />}
        />
      )}
    </Panel>
  )
}

function columns(): Column<Cost>[] {
  return [
    { key: 'name', head: m.offers_col_promotion(), sort: ({ name }) => name, cell: ({ name }) => name },
    { key: 'uses', head: m.offers_col_orders(), right: true, sort: ({ uses }) => uses, cell: ({ uses }) => uses },
    { key: 'off', head: m.offers_col_given(), right: true, sort: ({ takenOff }) => takenOff, cell: ({ takenOff }) => money(takenOff) },
    { key: 'sold', head: m.offers_col_sold(), right: true, sort: ({ sold }) => sold, cell: ({ sold }) => money(sold) },
    {
      key: 'each',
      head: m.offers_col_each_dollar(),
      right: true,
      sort: ({ sold, takenOff }) => (takenOff > 0 ? sold / takenOff : 0),
      cell: ({ sold, takenOff }) => (takenOff > 0 ? `$${(sold / takenOff).toFixed(1)}` : '–'),
    },
  ]
}
