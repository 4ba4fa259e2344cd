import type { FieldProps } from './Field.tsx'
import { NumberField } from './NumberField.tsx'

type CountFieldProps = FieldProps & { value: number; disabled?: boolean; onChange: (value: number) => void }

/** A whole number, 0 at least, which cannot be left out. */
export function CountField({ onChange, ...field }: CountFieldProps) {
  return <NumberField {...field} onChange={(value) => value !== null && onChange(value)} />
}
