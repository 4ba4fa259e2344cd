import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> & { value: string; onChange: (value: string) => void }

/** Lines of text with their name, their help and their fault. */
export function TextArea({ label, hint, help, error, hideLabel, onChange, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => <textarea {...area} {...ids} className="fi" onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}
