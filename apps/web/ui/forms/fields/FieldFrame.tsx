import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../../classes.ts'
import { Icon } from '../../Icon.tsx'
import './Field.css'

/** Words that every field may carry beside its control. */
export type FieldWords = {
  label: ReactNode
  /** For the screen reader alone, where the place says it to everybody else. */
  hideLabel?: boolean
  /** Says what is wrong and what to do; replaces the help. */
  error?: ReactNode
  help?: ReactNode
  /** Inside the box, before and after the control: a country code, an eye. */
  start?: ReactNode
  end?: ReactNode
}

/** Attributes that the control takes from its frame. */
export type FieldControl = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }

type FieldFrameProps = FieldWords & { count?: string; className?: string; children: (control: FieldControl) => ReactNode }

export function FieldFrame({ label, hideLabel, error, help, start, end, count, className, children }: FieldFrameProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? help
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr' : 'field__label'}>
        {label}
      </label>
      <div className="field__box">
        {start}
        {children({ id, 'aria-invalid': error != null || undefined, 'aria-describedby': noteId })}
        {end}
      </div>
      <div className="field__notes">
        <p id={noteId} className={classes('field__help', error != null && 'is-error')} aria-live="polite">
          {error != null && <Icon of={CircleAlert} size={16} />}
          {note}
        </p>
        {count && <span className="field__count num">{count}</span>}
      </div>
    </div>
  )
}
