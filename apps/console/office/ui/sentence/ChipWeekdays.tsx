import { weekdays as everyWeekday } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { weekdayName } from '../../words/weekday-name.ts'
import { ChipPick } from './ChipPick.tsx'

type ChipWeekdaysProps = {
  /** Monday 1; undefined is any day. */
  weekdays: readonly number[] | undefined
  disabled: boolean
  onChange: (weekdays: number[] | undefined) => void
}

/** Some weekdays within a sentence; none picked is any day. */
export function ChipWeekdays({ weekdays = [], disabled, onChange }: ChipWeekdaysProps) {
  return (
    <ChipPick
      label={m.office_weekdays()}
      words={weekdays.length > 0 ? listWords(weekdays.map((day) => weekdayName(day, 'long'))) : m.office_any_day()}
      options={everyWeekday.map((day) => ({ id: String(day), words: weekdayName(day, 'long') }))}
      picked={weekdays.map(String)}
      disabled={disabled}
      onChange={(days) => onChange(days.length > 0 ? days.map(Number) : undefined)}
    />
  )
}
