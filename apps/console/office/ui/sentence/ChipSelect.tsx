import './Chips.css'

type ChipSelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; words: string }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/** A choice within a sentence. */
export function ChipSelect<Value extends string>({ label, value, options, disabled, onChange }: ChipSelectProps<Value>) {
  return (
    <select
      className="senchip"
      aria-label={label}
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
  )
}
