import { useState } from 'react'
import { Field, type FieldProps } from '../../../ui/form/Field.tsx'

type NumberFieldProps = FieldProps & {
  value: number | null
  needed: boolean
  signed: boolean
  disabled: boolean
  onChange: (value: number | null) => void
}

/** A whole number: what is typed is left as it is until it is left. */
export function NumberField({ value, needed, signed, disabled, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const read = text.trim().replace('−', '-')
    if (read === '' && !needed) onChange(null)
    else if ((signed ? /^-?\d{1,6}$/ : /^\d{1,6}$/).test(read)) onChange(Number(read))
  }
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className="fi fi--right"
          inputMode="numeric"
          disabled={disabled}
          value={typed ?? (value === null ? '' : String(value))}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
