import type { LucideIcon } from 'lucide-react'
import { classes } from '../lib/classes.ts'
import { Icon } from './Icon.tsx'
import './Segments.css'

type SegmentsProps<Value> = {
  label: string
  segments: readonly { value: Value; words: string; icon?: LucideIcon }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few ways of looking at the same thing, side by side, of which one is on. */
export function Segments<Value extends string | undefined>({ label, segments, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <div className="kseg" role="group" aria-label={label}>
      {segments.map(({ value, words, icon }) => (
        <button
          key={value ?? ''}
          type="button"
          aria-pressed={value === chosen}
          className={classes(value === chosen && 'is-on')}
          onClick={() => onChoose(value)}
        >
          {icon && <Icon of={icon} size={20} />}
          {words}
        </button>
      ))}
    </div>
  )
}
