import { useRef, useState } from 'react'
import { inputDay } from '../../../lib/calendar-day.ts'
import { dayTyped } from './day-typed.ts'
import { Field, type FieldProps } from './Field.tsx'

type DayFieldProps = FieldProps & {
  /** A day as calls name it: `YYYY/MM/DD`. */
  day: string
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day, by the browser's own calendar: one that is picked there is told at once, one that is typed when the field is left, or by Enter. */
export function DayField({ label, hint, help, error, hideLabel, day, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = useRef(false)
  const settle = (value: string) => {
    isTyping.current = false
    setTyped(null)
    const told = dayTyped(value, min, max)
    if (told !== undefined && told !== day) onChange(told)
  }
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          className="fi"
          value={typed ?? inputDay(day)}
          min={min && inputDay(min)}
          max={max && inputDay(max)}
          onPointerDown={() => (isTyping.current = false)}
          onKeyDown={({ key, currentTarget }) => {
            isTyping.current = key !== 'Enter'
            if (key === 'Enter') settle(currentTarget.value)
          }}
          onChange={({ target: { value } }) => {
            // Keys tell each day that they pass through.
            if (isTyping.current || dayTyped(value, min, max) === undefined) setTyped(value)
            else settle(value)
          }}
          onBlur={({ target }) => settle(target.value)}
        />
      )}
    </Field>
  )
}
