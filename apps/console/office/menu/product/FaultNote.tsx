import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import type { Faults } from './fields/faults.ts'
import { partName } from './part-name.ts'

/** All that keeps a product from being saved, in one place; each is said at its field, too. */
export function FaultNote({ faults }: { faults: Faults }) {
  if (faults.size === 0) return null
  return (
    <Callout look="warn">
      <p>{m.menu_faults({ count: faults.size })}</p>
      <ul>
        {[...faults].map(([field, words]) => (
          <li key={field}>
            {partName(field)}: {words}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
