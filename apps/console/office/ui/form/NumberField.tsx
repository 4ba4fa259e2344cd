import type { FieldProps } from './Field.tsx'
import { TypedInput } from './TypedInput.tsx'

type NumberFieldProps = FieldProps & {
  /** Null where there is none. */
  value: number | null
  /** It may be below 0. */
  signed?: boolean
  disabled?: boolean
  /** Called with null where it was emptied; not while what is typed is no whole number. */
  onChange: (value: number | null) => void
}

/** A whole number of six digits at most, which may be left out. */
export function NumberField({ value, signed = false, onChange, ...field }: NumberFieldProps) {
  const read = (text: string) => {
    const typed = text.trim().replace('−', '-')
    if (typed === '') onChange(null)
    else if ((signed ? /^-?\d{1,6}$/ : /^\d{1,6}$/).test(typed)) onChange(Number(typed))
  }
  return <TypedInput {...field} inputMode="numeric" text={value === null ? '' : String(value)} onType={read} />
}
