import { type ReactNode, useId } from 'react'
import { classes } from '../../classes.ts'
import type { IconComponent } from '../../../lib/icon-component.ts'
import { Icon } from '../../Icon.tsx'
import './Segmented.css'

export type Segment<V extends string> = { value: V; label: ReactNode; icon?: IconComponent; disabled?: boolean }
export type SegmentedProps<V extends string> = {
  label: string
  /** Two or three. */
  segments: readonly Segment<V>[]
  value: V | undefined
  onChange: (value: V) => void
  className?: string
}

export function Segmented<V extends string>({ label, segments, value, onChange, className }: SegmentedProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes('seg', className)}>
      {segments.map((segment) => (
        <label key={segment.value} className="seg__item">
          {/* A tap on the chosen one counts too: it may open the choice of a time again. */}
          <input
            type="radio"
            className="cover"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
            onClick={() => segment.value === value && onChange(segment.value)}
          />
          {segment.icon && <Icon of={segment.icon} size={16} />}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
