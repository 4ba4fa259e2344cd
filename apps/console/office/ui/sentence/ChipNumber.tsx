import { useState } from 'react'
import { centsOf, moneyText } from '../../../lib/money-text.ts'
import './Chips.css'

type ChipNumberProps = {
  label: string
  value: number
  /** A sum in dollars, kept in cents. */
  money?: boolean
  /** The smallest and the greatest number that there may be; others are not told. */
  least?: number
  most?: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number within a sentence: what is typed is left as it is, until it is left. */
export function ChipNumber({ label, value, money = false, least = 0, most = Infinity, disabled, onChange }: ChipNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const numberIn = (text: string) => within(numberOf(text, money), least, most)
  const read = typed === null ? value : numberIn(typed)
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
        const number = numberIn(target.value)
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

const within = (number: number | undefined, least: number, most: number): number | undefined =>
  number !== undefined && number >= least && number <= most ? number : undefined
