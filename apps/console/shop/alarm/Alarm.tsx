import { useDeferredValue } from 'react'
import { preloaded } from '../../lib/preloaded.tsx'
import { AlarmNotices } from './AlarmNotices.tsx'
import { useRinging } from './use-ringing.ts'

const AlarmDialog = preloaded(async () => (await import('./AlarmDialog.tsx')).AlarmDialog)

/** The alarm of this shop: over whatever is on the screen, as long as an order waits for an answer. */
export function Alarm() {
  const ringing = useRinging()
  const [first, ...rest] = ringing
  // Drawn in small steps, between which a board of hundreds of orders moves on; it rings at once.
  const isDrawn = useDeferredValue(first !== undefined, false)
  // Beside a modal dialog nothing can be tapped: what is told stands within it.
  if (!first || !isDrawn) return <AlarmNotices />
  return (
    <AlarmDialog order={first} more={rest.length}>
      <AlarmNotices />
    </AlarmDialog>
  )
}
