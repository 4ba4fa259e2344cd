import { Field, type FieldProps } from './Field.tsx'

type DayFieldProps = FieldProps & {
  /** A day as calls name it: `YYYY/MM/DD`. */
  day: string
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  onChange: (day: string) => void
}

const typed = (day: string | undefined) => day?.replaceAll('/', '-')

/** A day, by the browser's own calendar; one that is half typed is not told. */
export function DayField({ label, hint, help, error, hideLabel, day, min, max, onChange }: DayFieldProps) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          className="fi"
          value={typed(day)}
          min={typed(min)}
          max={typed(max)}
          onChange={({ target }) => target.value !== '' && onChange(target.value.replaceAll('-', '/'))}
        />
      )}
    </Field>
  )
}
