import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type TypedInputProps = FieldProps & {
  /** The value as it is written while nobody types. */
  text: string
  inputMode: 'numeric' | 'decimal'
  disabled?: boolean | undefined
  onType: (text: string) => void
}

/** A field for a number that is read from what is typed: that is left as it is, until it is left. */
export function TypedInput({ text, inputMode, disabled, onType, ...field }: TypedInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className="fi fi--right"
          inputMode={inputMode}
          disabled={disabled}
          value={typed ?? text}
          onChange={({ target: { value } }) => {
            setTyped(value)
            onType(value)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
