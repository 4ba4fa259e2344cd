import type { ChainProduct } from '@harbour/chain'
import type { OrderType } from '@harbour/rules'
import { useController } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { orderTypeNames } from '../../order-type-names.ts'
import { useReadOnly } from './read-only.ts'

/** The ways of ordering that the product is sold for; all of them is no limit. */
export function OrderTypesAt() {
  const { field } = useController<ChainProduct, 'orderTypes'>({ name: 'orderTypes' })
  const all = orderTypeNames()
  const own = field.value?.length ? field.value : all.map(({ type }) => type)
  const disabled = useReadOnly()
  const change = (type: OrderType, on: boolean) => {
    const next = all.map((each) => each.type).filter((each) => (each === type ? on : own.includes(each)))
    // The last one stays: what is sold for nothing is no product of the menu.
    if (next.length > 0) field.onChange(next.length === all.length ? [] : next.toSorted((one, other) => one - other))
  }
  return (
    <fieldset className="mfld__group" disabled={disabled}>
      <legend>{m.menu_order_types()}</legend>
      {all.map(({ type, words }) => (
        <CheckField key={type} checked={own.includes(type)} onChange={(on) => change(type, on)}>
          {words}
        </CheckField>
      ))}
    </fieldset>
  )
}
