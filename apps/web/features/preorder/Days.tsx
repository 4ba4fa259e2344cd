import { formatDate } from '@harbour/rules'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../lib/server-clock.ts'
import { dateWords } from '../../lib/when-words.ts'
import { dayNumber, monthWord, noonOf, weekdayWord } from './day-words.ts'

type DaysProps = {
  days: readonly { day: string; open: boolean }[]
  value: string | undefined
  onChange: (day: string) => void
  /** The shop takes orders now, and so soon could it be. */
  soon: { low: number; high: number } | undefined
  soonChosen: boolean
  onSoon: () => void
}

/** The choice of a day for the order, or of as soon as can be; days on which the shop takes none are struck. */
export function Days({ days, value, onChange, soon, soonChosen, onSoon }: DaysProps) {
  const name = useId()
  const today = formatDate(useNow())
  return (
    <div role="radiogroup" aria-label={m.preorder_day()} className="days">
      {soon && (
        <label className="day">
          <input type="radio" className="cover" name={name} checked={soonChosen} onChange={onSoon} aria-label={m.preorder_soon(soon)} />
          {m.preorder_now()}
          <b>{soon.low}</b>
          {m.preorder_minutes()}
        </label>
      )}
      {days.map(({ day, open }) => (
        <label key={day} className="day">
          <input
            type="radio"
            className="cover"
            name={name}
            checked={!soonChosen && day === value}
            disabled={!open}
            onChange={() => onChange(day)}
            aria-label={[day === today ? m.preorder_today() : weekdayWord(day), dateWords(noonOf(day)), open ? '' : m.preorder_closed()]
              .filter(Boolean)
              .join(' ')}
          />
          {day === today ? m.preorder_today() : weekdayWord(day)}
          <b>{dayNumber(day)}</b>
          {open ? monthWord(day) : m.preorder_closed()}
        </label>
      ))}
    </div>
  )
}
