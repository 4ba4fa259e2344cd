import { addMinutes, formatDate } from '@harbour/rules'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipDay } from './ChipDay.tsx'
import { ChipEither } from './ChipEither.tsx'
import { ChipTime } from './ChipTime.tsx'
import { ChipWeekdays } from './ChipWeekdays.tsx'

type Hours = { start: string; end: string }
type Dates = { startDate: string; endDate: string }

type DaypartChipsProps = {
  /** Undefined limits nothing, here and below. */
  dates: Dates | undefined
  weekdays: readonly number[] | undefined
  hours: Hours | undefined
  disabled: boolean
  onDates: (dates: Dates | undefined) => void
  onWeekdays: (weekdays: number[] | undefined) => void
  onHours: (hours: Hours | undefined) => void
}

/** A part of the day within a sentence: between which days, on which weekdays, between which times. */
export function DaypartChips({ dates, weekdays, hours, disabled, onDates, onWeekdays, onHours }: DaypartChipsProps) {
  return (
    <>
      <ChipEither
        label={m.office_days()}
        on={dates !== undefined}
        words={[m.office_days_all(), m.office_days_some()]}
        disabled={disabled}
        onChange={(on) => onDates(on ? fromToday() : undefined)}
      />
      {dates && (
        <>
          <ChipDay
            label={m.office_begins()}
            day={dates.startDate}
            disabled={disabled}
            onChange={(startDate) => startDate !== '' && onDates({ ...dates, startDate })}
          />
          {m.office_to_day()}
          <ChipDay
            label={m.office_ends()}
            day={dates.endDate}
            disabled={disabled}
            onChange={(endDate) => endDate !== '' && onDates({ ...dates, endDate })}
          />
        </>
      )}
      <ChipWeekdays weekdays={weekdays} disabled={disabled} onChange={onWeekdays} />
      <ChipEither
        label={m.office_hours()}
        on={hours !== undefined}
        words={[m.office_any_time(), m.office_hours_some()]}
        disabled={disabled}
        onChange={(on) => onHours(on ? afternoon : undefined)}
      />
      {hours && (
        <>
          <ChipTime
            label={m.office_hours_start()}
            time={hours.start}
            disabled={disabled}
            onChange={(start) => onHours({ ...hours, start })}
          />
          {m.office_to_day()}
          <ChipTime label={m.office_hours_end()} time={hours.end} disabled={disabled} onChange={(end) => onHours({ ...hours, end })} />
        </>
      )}
    </>
  )
}

/** Times and days that are changed at once. */
const afternoon: Hours = { start: '14:30', end: '17:30' }

function fromToday(): Dates {
  const now = serverNow()
  return { startDate: formatDate(now), endDate: formatDate(addMinutes(now, 13 * 24 * 60)) }
}
