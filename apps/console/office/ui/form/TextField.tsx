import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & { value: string; onChange: (value: string) => void }

/** One line of text with its name, its help and its fault. */
export function TextField({ label, hint, help, error, hideLabel, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => <input {...input} {...ids} className="fi" onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}
