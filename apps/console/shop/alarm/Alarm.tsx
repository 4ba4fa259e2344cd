import { useDeferredValue } from 'react'
import { preloaded } from '../../lib/preloaded.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { AlarmNotices } from './AlarmNotices.tsx'
import { AlarmRehearsal } from './rehearsal/AlarmRehearsal.tsx'
import { useRinging } from './use-ringing.ts'

const AlarmDialog = preloaded(async () => (await import('./AlarmDialog.tsx')).AlarmDialog)

const none: ShopOrder[] = []

/** The alarm of this shop: over whatever is on the screen, as long as an order waits for an answer. */
export function Alarm() {
  // Drawn in small steps, between which a board of hundreds of orders moves on; it rings at once.
  const [first, ...rest] = useDeferredValue(useRinging(), none)
  // Beside a modal dialog nothing can be tapped: what is told stands within it.
  if (!first) {
    return (
      <>
        <AlarmNotices />
        <AlarmRehearsal AlarmDialog={AlarmDialog} />
      </>
    )
  }
  return (
    <AlarmDialog order={first} more={rest.length}>
      <AlarmNotices />
    </AlarmDialog>
  )
}
