import { type ReactNode, useId } from 'react'
import './Chip.css'

export type ChipChoice<V extends string> = { value: V; label: ReactNode; disabled?: boolean }
export type ChipGroupProps<V extends string> = {
  label: string
  chips: readonly ChipChoice<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** `hscroll` runs off the side of the screen; otherwise the chips wrap. */
  className?: string
}

/** Chips of which one is chosen: a filter, a time slot. */
export function ChipGroup<V extends string>({ label, chips, value, onChange, className = 'chips' }: ChipGroupProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {chips.map((chip) => (
        <label key={chip.value} className="chip">
          <input
            type="radio"
            className="cover"
            name={name}
            value={chip.value}
            checked={chip.value === value}
            disabled={chip.disabled}
            onChange={() => onChange(chip.value)}
          />
          {chip.label}
        </label>
      ))}
    </div>
  )
}
