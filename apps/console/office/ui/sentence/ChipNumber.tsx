import { useState } from 'react'
import { centsOf, moneyText } from '../../../lib/money-text.ts'
import './Chips.css'

type ChipNumberProps = {
  label: string
  value: number
  /** A sum in dollars, kept in cents. */
  money?: boolean
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number within a sentence: what is typed is left as it is, until it is left. */
export function ChipNumber({ label, value, money = false, disabled, onChange }: ChipNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : numberOf(typed, money)
  return (
    <input
      className={money ? 'senchip senchip--sum' : 'senchip senchip--num'}
      aria-label={label}
      inputMode={money ? 'decimal' : 'numeric'}
      disabled={disabled}
      aria-invalid={read === undefined || undefined}
      value={typed ?? (money ? moneyText(value) : String(value))}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = numberOf(target.value, money)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function numberOf(typed: string, money: boolean): number | undefined {
  if (!money) return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
  const read = centsOf(typed)
  return read !== undefined && read >= 0 ? read : undefined
}
