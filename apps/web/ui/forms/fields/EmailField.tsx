import { Field, type FieldProps } from './Field.tsx'

/** An email address; a form that takes it for the user's name says so. */
export function EmailField(field: Omit<FieldProps, 'type'>) {
  return (
    <Field
      name="email"
      autoComplete="email"
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}
