import type { ChainProduct } from '@harbour/chain'
import type { Brand } from '@harbour/rules'
import { useController, type FieldPath, type FieldPathByValue } from 'react-hook-form'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFault } from './faults.ts'
import { useReadOnly } from './read-only.ts'

type TextAtProps = {
  name: FieldPathByValue<ChainProduct, string | undefined>
  label: string
  hint?: string | undefined
  help?: string
  lines?: boolean
  hideLabel?: boolean
}

/** A text of the product. */
export function TextAt({ name, label, hint, help, lines = false, hideLabel = false }: TextAtProps) {
  const { field } = useController<ChainProduct, typeof name>({ name })
  const error = useFault(name)
  const disabled = useReadOnly()
  const shown = { label, hint, help, hideLabel, error, disabled, value: field.value ?? '', onChange: field.onChange, onBlur: field.onBlur }
  return lines ? <TextArea {...shown} rows={2} /> : <TextField {...shown} />
}

type Price = 'price' | 'originalPrice' | `${'requirements' | 'groups'}.${number}.${string}.price`
type SumAtProps = { name: `${Price}.${Brand}`; label: string; hint?: string | undefined; hideLabel?: boolean }

/** A sum of the product in cents; emptied, it has none. */
export function SumAt({ name, label, hint, hideLabel = false }: SumAtProps) {
  // Prices are kept by the number of their brand, which the form's own types of paths take for a place in a list.
  const { field } = useController<ChainProduct>({ name: name as FieldPath<ChainProduct> })
  const error = useFault(name)
  return (
    <MoneyField
      label={label}
      hint={hint}
      hideLabel={hideLabel}
      error={error}
      disabled={useReadOnly()}
      cents={typeof field.value === 'number' ? field.value : null}
      onChange={field.onChange}
    />
  )
}

type CountAtProps = {
  name: FieldPathByValue<ChainProduct, number | undefined>
  label: string
  hint?: string
  help?: string
  /** It cannot be emptied. */
  needed?: boolean
  /** It may be below nothing. */
  signed?: boolean
}

/** A whole number of the product. */
export function CountAt({ name, label, hint, help, needed = false, signed = false }: CountAtProps) {
  const { field } = useController<ChainProduct, typeof name>({ name })
  const error = useFault(name)
  return (
    <NumberField
      label={label}
      hint={hint}
      help={help}
      error={error}
      signed={signed}
      disabled={useReadOnly()}
      value={field.value ?? null}
      onChange={(value) => (value !== null || !needed) && field.onChange(value)}
    />
  )
}

type TickAtProps = { name: FieldPathByValue<ChainProduct, boolean | undefined>; children: string }

/** A yes or no of the product. */
export function TickAt({ name, children }: TickAtProps) {
  const { field } = useController<ChainProduct, typeof name>({ name })
  return (
    <CheckField checked={field.value === true} disabled={useReadOnly()} onChange={field.onChange}>
      {children}
    </CheckField>
  )
}
