import type { ChainShop } from '@harbour/chain'
import type { OrderType } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { orderTypeName, shownOrderTypes } from '../../../words/order-type-name.ts'
import type { PartProps } from './part-props.ts'

type TypeChecksProps = {
  label: string
  types: readonly OrderType[]
  among?: readonly OrderType[]
  readOnly: boolean
  onChange: (types: OrderType[]) => void
}

/** The order types that are ticked, among those that can be. */
export function TypeChecks({ label, types, among = shownOrderTypes, readOnly, onChange }: TypeChecksProps) {
  return (
    <fieldset className="shdet__set">
      <legend className="lb">{label}</legend>
      {shownOrderTypes.map((orderType) => (
        <CheckField
          key={orderType}
          checked={types.includes(orderType)}
          disabled={readOnly || !among.includes(orderType)}
          onChange={(on) =>
            onChange(on ? [...types, orderType].toSorted((one, other) => one - other) : types.filter((each) => each !== orderType))
          }
        >
          {orderTypeName(orderType)}
        </CheckField>
      ))}
    </fieldset>
  )
}

/** The services that a shop has. */
export function ServiceChecks({ shop, readOnly, onChange }: PartProps) {
  const words = {
    octopus: m.shops_octopus,
    locker: m.shops_locker,
    wheelchair: m.shops_wheelchair,
    parking: m.shops_parking,
    birthday: m.shops_birthday,
  }
  const all: ChainShop['services'] = ['octopus', 'locker', 'wheelchair', 'parking', 'birthday']
  return (
    <div className="shdet__set">
      {all.map((service) => (
        <CheckField
          key={service}
          checked={shop.services.includes(service)}
          disabled={readOnly}
          onChange={(on) => onChange({ services: on ? [...shop.services, service] : shop.services.filter((each) => each !== service) })}
        >
          {words[service]()}
        </CheckField>
      ))}
    </div>
  )
}
