import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { DayField } from '../../ui/form/DayField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { periodBefore, presetOf, presetPeriod, presets, type Period } from './report-period.ts'
import { periodWords, presetWords } from './report-words.ts'
import { ShopPicker } from './ShopPicker.tsx'
import { useReportAddress } from './use-report-address.ts'

/** The days of a report, by presets or one's own, one shop or all, and whether the period before stands beside it. */
export function PeriodPicker() {
  const { today, report, setPeriod, setShop, setCompared } = useReportAddress()
  const { period, storeId, compared } = report
  const preset = presetOf(period, today)
  const options = [
    ...presets.map((value) => ({ value, words: presetWords(value) })),
    ...(preset ? [] : [{ value: 'own' as const, words: m.insight_preset_own() }]),
  ]
  return (
    <div className="rpt__pick">
      <SelectField
        label={m.insight_preset()}
        hideLabel
        value={preset ?? 'own'}
        options={options}
        onChange={(value) => value !== 'own' && setPeriod(presetPeriod(value, today))}
      />
      <DayField
        label={m.insight_from()}
        hideLabel
        day={period.from}
        max={today}
        onChange={(from) => setPeriod(ordered({ ...period, from }))}
      />
      <DayField
        label={m.insight_to()}
        hideLabel
        day={period.to}
        max={today}
        onChange={(to) => setPeriod(ordered({ ...period, to }, 'to'))}
      />
      <ShopPicker period={period} storeId={storeId} onChange={setShop} />
      <CheckField checked={compared} onChange={setCompared}>
        {m.insight_compare({ period: periodWords(periodBefore(period)) })}
      </CheckField>
    </div>
  )
}

/** A period whose ends are in order: the end that was just chosen moves the other. */
const ordered = ({ from, to }: Period, chosen: 'from' | 'to' = 'from'): Period => {
  if (from <= to) return { from, to }
  return chosen === 'from' ? { from, to: from } : { from: to, to }
}
