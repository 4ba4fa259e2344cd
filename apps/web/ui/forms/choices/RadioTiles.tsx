import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from '../../classes.ts'
import { Icon } from '../../Icon.tsx'
import { Radio } from './Radio.tsx'
import '../fields/Field.css'
import './Option.css'
import './RadioTiles.css'

export type RadioTilesProps = {
  label: ReactNode
  name: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  required?: boolean
}

/** A short question of a form with its answers side by side; a long answer takes the room of two. */
export function RadioTiles({ label, name, choices, value, onChange, error, required }: RadioTilesProps) {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-note`} aria-required={required} className="ttl">
      <span id={id} className="field__label">
        {label}
      </span>
      <div className="ttl__in">
        {choices.map((each) => (
          <label key={each.value} className={classes('opt', each.label.length > 12 && 'ttl__wide')}>
            <Radio name={name} value={each.value} checked={each.value === value} onChange={() => onChange(each.value)} />
            <b className="smallb">{each.label}</b>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={classes('field__help', error != null && 'is-error')} aria-live="polite">
        {error != null && <Icon of={CircleAlert} size={16} />}
        {error}
      </p>
    </fieldset>
  )
}
