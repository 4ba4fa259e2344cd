import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { fieldName } from './field-names.ts'

/** The faults for which a shop was not taken into the draft. What was typed stays. */
export function ShopFaults({ faults }: { faults: readonly { field: string; fault: string }[] }) {
  if (faults.length === 0) return null
  return (
    <div role="alert">
      <Callout look="err">
        <b>{m.shops_faulty()}</b>
        <ul>
          {faults.map(({ field, fault }) => (
            <li key={`${field} ${fault}`}>
              {fieldName(field)}: {fault}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
