import { useId, type ReactNode } from 'react'
import './Field.css'

export type FieldProps = {
  label: string
  /** A unit, or a count, beside the label. */
  hint?: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Only for whoever hears the page: the place says it already. */
  hideLabel?: boolean
}

/** The ids by which a control, its help and its fault belong together. */
export type FieldIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A control with its name, its help and its fault. */
export function Field({ label, hint, help, error, hideLabel, children }: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const said = error ?? help
  return (
    <div className="fld">
      <label className={hideLabel ? 'visually-hidden' : 'lb'} htmlFor={id}>
        {label} {hint && <small>{hint}</small>}
      </label>
      {children({ id, 'aria-describedby': said ? `${id}-said` : undefined, 'aria-invalid': error ? true : undefined })}
      {said && (
        <p id={`${id}-said`} className={error ? 'help is-error' : 'help'} role={error ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  )
}
