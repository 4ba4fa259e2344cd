import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { DayField } from '../form/DayField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { mostDays, presetOf, presetPeriod, presets, withFirst, withLast, type Period } from './period.ts'
import './PeriodPicker.css'
import { presetWords } from './period-words.ts'

type PeriodPickerProps = {
  today: string
  period: Period
  /** The most days that it may have. */
  most?: number
  onChange: (period: Period) => void
  /** The rest of what narrows the page, beside it. */
  children?: ReactNode
}

/** The days that a page is about, by presets or one's own. */
export function PeriodPicker({ today, period, most = mostDays, onChange, children }: PeriodPickerProps) {
  const { from, to } = period
  const preset = presetOf(period, today)
  const options = [
    ...presets.map((value) => ({ value, words: presetWords(value) })),
    ...(preset ? [] : [{ value: 'own' as const, words: m.office_preset_own() }]),
  ]
  return (
    <div className="operiod">
      <SelectField
        label={m.office_preset()}
        hideLabel
        value={preset ?? 'own'}
        options={options}
        onChange={(value) => value !== 'own' && onChange(presetPeriod(value, today))}
      />
      <DayField label={m.office_from()} hideLabel day={from} max={today} onChange={(day) => onChange(withFirst(period, day, most))} />
      <DayField label={m.office_to()} hideLabel day={to} max={today} onChange={(day) => onChange(withLast(period, day, most))} />
      {children}
    </div>
  )
}
