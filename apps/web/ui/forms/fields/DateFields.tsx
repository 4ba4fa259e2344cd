import { CircleAlert, ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { classes } from '../../classes.ts'
import { Icon } from '../../Icon.tsx'
import './DateFields.css'
import './Field.css'

/** A date as chosen so far; what is not chosen yet is empty. */
export type DateParts = { day: string; month: string; year: string }

export type DateFieldsProps = {
  label: ReactNode
  value: DateParts
  onChange: (value: DateParts) => void
  /** The months' names from January on, and the years on offer. */
  months: readonly string[]
  years: readonly number[]
  /** The date that the browser may fill it with. */
  autoComplete?: 'bday'
  error?: ReactNode
}

const days = Array.from({ length: 31 }, (_, index) => String(index + 1))

/** A day, a month and a year, each from the phone's own list, in the order in which this language writes a date. */
export function DateFields({ label, value, onChange, months, years, autoComplete, error }: DateFieldsProps) {
  const id = useId()
  const parts = [
    { part: 'day', words: m.ui_day(), options: days.map((day) => ({ value: day, words: day })) },
    { part: 'month', words: m.ui_month(), options: months.map((words, index) => ({ value: String(index + 1), words })) },
    { part: 'year', words: m.ui_year(), options: years.map((year) => ({ value: String(year), words: String(year) })) },
  ] as const
  const written = language() === 1 ? parts.toReversed() : parts
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-note`} className="dtf">
      <span id={id} className="field__label">
        {label}
      </span>
      <div className="dtf__in">
        {written.map(({ part, words, options }) => (
          <div key={part} className="field__box">
            <select
              name={part}
              aria-label={words}
              aria-invalid={error != null || undefined}
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              className={classes(value[part] === '' && 'ink3')}
              value={value[part]}
              onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value })}
            >
              <option value="">{words}</option>
              {options.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.words}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} size={18} className="ink3" />
          </div>
        ))}
      </div>
      <p id={`${id}-note`} className={classes('field__help', error != null && 'is-error')} aria-live="polite">
        {error != null && <Icon of={CircleAlert} size={16} />}
        {error}
      </p>
    </fieldset>
  )
}
