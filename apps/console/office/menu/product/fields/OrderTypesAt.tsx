import type { ChainProduct } from '@harbour/chain'
import type { OrderType } from '@harbour/rules'
import { useController } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { orderTypeName, shownOrderTypes } from '../../../../words/order-type-name.ts'
import { useReadOnly } from './read-only.ts'

/** The ways of ordering that the product is sold for; all of them is no limit. */
export function OrderTypesAt() {
  const { field } = useController<ChainProduct, 'orderTypes'>({ name: 'orderTypes' })
  const own = field.value?.length ? field.value : shownOrderTypes
  const disabled = useReadOnly()
  const change = (type: OrderType, on: boolean) => {
    const next = shownOrderTypes.filter((each) => (each === type ? on : own.includes(each)))
    // The last one stays: what is sold for nothing is no product of the menu.
    if (next.length > 0) field.onChange(next.length === shownOrderTypes.length ? [] : next.toSorted((one, other) => one - other))
  }
  return (
    <fieldset className="mfld__group" disabled={disabled}>
      <legend>{m.menu_order_types()}</legend>
      {shownOrderTypes.map((type) => (
        <CheckField key={type} checked={own.includes(type)} onChange={(on) => change(type, on)}>
          {orderTypeName(type)}
        </CheckField>
      ))}
    </fieldset>
  )
}
