import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { isTime } from '../holidays/holiday-form.ts'
import { TimeRows } from '../holidays/TimeRows.tsx'
import { useState } from 'react'
import { weekdayName } from '../../words/weekday-name.ts'
import { overlaps, type DayTimes } from './week.ts'

type DayFieldsProps = {
  day: number
  times: readonly DayTimes[]
  /** The day runs on into the next one. */
  runsOn: boolean
  readOnly: boolean
  onChange: (times: DayTimes[]) => void
  onCopy: (days: readonly number[]) => void
  onAllTypes: (() => void) | undefined
}

const [workdays, allDays] = [
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5, 6],
]

/** The stretches of one day, typed; what is no time yet is left as it is typed, and goes into the week once it is one. */
export function DayFields({ day, times, runsOn, readOnly, onChange, onCopy, onAllTypes }: DayFieldsProps) {
  const known = JSON.stringify([day, times])
  const [typed, setTyped] = useState<{ known: string; times: DayTimes[] } | null>(null)
  const shown = typed?.known === known ? typed.times : [...times]
  const isWhole = shown.every(({ startTime, endTime }) => isTime(startTime) && isTime(endTime) && startTime !== endTime)
  const type = (next: DayTimes[]) => {
    if (next.every(({ startTime, endTime }) => isTime(startTime) && isTime(endTime) && startTime !== endTime)) {
      setTyped(null)
      onChange(next)
    } else setTyped({ known, times: next })
  }
  return (
    <fieldset className="wk__fields" disabled={readOnly}>
      <legend className="lb">{weekdayName(day + 1, 'long')}</legend>
      {shown.length === 0 ? (
        <OfficeButton small onClick={() => onChange([{ startTime: '11:00', endTime: '22:00' }])}>
          {m.shops_open_this_day()}
        </OfficeButton>
      ) : (
        <TimeRows
          times={shown}
          most={4}
          error={isWhole ? (overlaps(shown) ? m.shops_times_overlap() : undefined) : m.shops_holiday_fault_times()}
          onChange={type}
        />
      )}
      {runsOn && <p className="help">{m.shops_runs_on({ day: weekdayName(((day + 1) % 7) + 1, 'long') })}</p>}
      <span className="wk__copy">
        <OfficeButton small onClick={() => onCopy(workdays)}>
          {m.shops_copy_workdays()}
        </OfficeButton>
        <OfficeButton small onClick={() => onCopy(allDays)}>
          {m.shops_copy_all_days()}
        </OfficeButton>
        {onAllTypes && (
          <OfficeButton small onClick={onAllTypes}>
            {m.shops_copy_all_types()}
          </OfficeButton>
        )}
        {shown.length > 0 && (
          <OfficeButton small onClick={() => onChange([])}>
            {m.shops_shut_this_day()}
          </OfficeButton>
        )}
      </span>
    </fieldset>
  )
}
