import { TriangleAlert } from 'lucide-react'
import { m } from '../../../../paraglide/messages.js'
import { Pill } from '../../../ui/Pill.tsx'

/** The number of faults of a part; nothing where there are none. */
export function FaultPill({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Pill look="err" icon={TriangleAlert}>
      {m.menu_state_faults({ count })}
    </Pill>
  )
}
