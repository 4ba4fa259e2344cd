import { ChipSelect } from './ChipSelect.tsx'

type ChipEitherProps = {
  label: string
  on: boolean
  /** The words of each, the one that is off first, as they stand in the list. */
  words: readonly [off: string, on: string]
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A choice of two within a sentence. */
export function ChipEither({ label, on, words: [off, yes], disabled = false, onChange }: ChipEitherProps) {
  return (
    <ChipSelect
      label={label}
      value={on ? 'on' : 'off'}
      disabled={disabled}
      options={[
        { value: 'off', words: off },
        { value: 'on', words: yes },
      ]}
      onChange={(value) => onChange(value === 'on')}
    />
  )
}
