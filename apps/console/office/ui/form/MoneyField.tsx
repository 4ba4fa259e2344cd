import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { centsOf, moneyText } from '../../../lib/money-text.ts'

type MoneyFieldProps = FieldProps & {
  /** Cents; null where there is none. */
  cents: number | null
  disabled?: boolean
  /** Called with cents, or with null where it was emptied; not while what is typed is no sum. */
  onChange: (cents: number | null) => void
}

/** A sum in dollars, kept in cents: what is typed is left as it is, until it is left. */
export function MoneyField({ label, hint, help, error, hideLabel, cents, disabled, onChange }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...ids}
          className="fi fi--right"
          inputMode="decimal"
          disabled={disabled}
          value={typed ?? (cents === null ? '' : moneyText(cents))}
          onChange={({ target: { value } }) => {
            setTyped(value)
            const read = value.trim() === '' ? null : centsOf(value)
            if (read !== undefined) onChange(read)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
