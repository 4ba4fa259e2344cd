import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../../classes.ts'
import { Icon } from '../../Icon.tsx'
import './CodeField.css'
import './Field.css'

export type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> & {
  label: string
  value: string
  onChange: (digits: string) => void
  /** The number of digits. */
  length?: number
  error?: ReactNode
  /** Below the boxes, at either side. */
  help?: ReactNode
  end?: ReactNode
}

/** A code of digits in boxes: one field, so that the phone can fill it from a message and a paste goes in whole. */
export function CodeField({ label, value, onChange, length = 6, error, help, end, ...input }: CodeFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const boxes = Array.from({ length }, (_, index) => index)
  return (
    <div className="field">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <div className={classes('otp', error != null && 'is-error')}>
        {boxes.map((index) => (
          <span key={index} aria-hidden="true" className={classes(index === Math.min(value.length, length - 1) && 'otp__next')}>
            {value[index]}
          </span>
        ))}
        <input
          {...input}
          id={id}
          className="otp__in num"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          value={value}
          aria-invalid={error != null || undefined}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length))}
        />
      </div>
      <div className="field__notes">
        <p id={noteId} className={classes('field__help', error != null && 'is-error')} aria-live="polite">
          {error != null && <Icon of={CircleAlert} size={16} />}
          {error ?? help}
        </p>
        {end}
      </div>
    </div>
  )
}
