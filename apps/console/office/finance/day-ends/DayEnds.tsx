import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Period } from '../../ui/period/period.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { dayEndColumns } from './day-end-columns.tsx'
import { useDayEnds } from './day-ends-query.ts'

/** The ends of the shops' days against their cash: what the ledger has, what was counted, and what is missing. */
export function DayEnds({ period }: { period: Period }) {
  const { data, error, refetch, isPlaceholderData } = useDayEnds(period)
  const [only, setOnly] = useFilter('only')
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <Loading rows={10} />
  const { days, total } = data
  const differing = only === 'differing'
  const rows = differing ? days.filter(({ difference }) => difference !== 0) : days
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <div className="kpis">
        <Kpi label={m.finance_cash()} value={money(total.cash)} note={m.finance_cash_say()} />
        <Kpi label={m.finance_cash_difference()} value={money(total.difference)} note={m.finance_cash_difference_say()} />
        <Kpi label={m.finance_uncounted()} value={total.uncounted} note={m.finance_uncounted_say()} />
      </div>
      <Panel
        bare
        title={m.finance_day_ends()}
        tools={
          <CheckField checked={differing} onChange={(on) => setOnly(on ? 'differing' : '')}>
            {m.finance_only_differing()}
          </CheckField>
        }
      >
        <DataTable
          label={m.finance_day_ends()}
          columns={dayEndColumns()}
          rows={rows}
          rowKey={({ storeId, day }) => `${storeId} ${day}`}
          stale={isPlaceholderData}
          empty={
            differing ? (
              <Empty title={m.finance_none_differing()}>
                <OfficeButton onClick={() => setOnly('')}>{m.office_clear_filters()}</OfficeButton>
              </Empty>
            ) : (
              <Empty title={m.finance_no_cash()}>
                <p>{m.finance_no_cash_say()}</p>
              </Empty>
            )
          }
        />
      </Panel>
    </>
  )
}
