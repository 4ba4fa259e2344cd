import { useState } from 'react'
import { Field, type FieldProps } from '../../ui/form/Field.tsx'

type CountFieldProps = FieldProps & { value: number; disabled?: boolean; onChange: (value: number) => void }

/** A whole number, 0 at least: what is typed is left as it is, until it is left. */
export function CountField({ label, hint, help, error, hideLabel, value, disabled, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...ids}
          className="fi fi--right"
          inputMode="numeric"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            if (/^\d{1,5}$/.test(target.value.trim())) onChange(Number(target.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
