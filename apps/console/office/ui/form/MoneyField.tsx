import { centsOf, moneyText } from '../../../lib/money-text.ts'
import type { FieldProps } from './Field.tsx'
import { TypedInput } from './TypedInput.tsx'

type MoneyFieldProps = FieldProps & {
  /** Cents; null where there is none. */
  cents: number | null
  disabled?: boolean
  /** Called with cents, or with null where it was emptied; not while what is typed is no sum. */
  onChange: (cents: number | null) => void
}

/** A sum in dollars, kept in cents. */
export function MoneyField({ cents, onChange, ...field }: MoneyFieldProps) {
  const read = (text: string) => {
    const sum = text.trim() === '' ? null : centsOf(text)
    if (sum !== undefined) onChange(sum)
  }
  return <TypedInput {...field} inputMode="decimal" text={cents === null ? '' : moneyText(cents)} onType={read} />
}
