import { Field, type FieldProps } from './Field.tsx'

type SelectFieldProps<Value extends string> = FieldProps & {
  value: Value
  options: readonly { value: Value; words: string }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/** One of some choices, by the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  help,
  error,
  hideLabel,
  value,
  options,
  disabled,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <select
          {...ids}
          className="fi"
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
