import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { periodBefore } from '../../ui/period/period.ts'
import { periodWords } from '../../ui/period/period-words.ts'
import { PeriodPicker } from '../../ui/period/PeriodPicker.tsx'
import { ShopPicker } from './ShopPicker.tsx'
import { useReportAddress } from './use-report-address.ts'

/** The days of a report, one shop or all, and whether the period before stands beside it. */
export function ReportPicker() {
  const { today, report, setPeriod, setShop, setCompared } = useReportAddress()
  const { period, storeId, compared } = report
  return (
    <PeriodPicker today={today} period={period} onChange={setPeriod}>
      <ShopPicker period={period} storeId={storeId} onChange={setShop} />
      <CheckField checked={compared} onChange={setCompared}>
        {m.insight_compare({ period: periodWords(periodBefore(period)) })}
      </CheckField>
    </PeriodPicker>
  )
}
