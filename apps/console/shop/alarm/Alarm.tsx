import { Activity, useDeferredValue, useEffect, useState } from 'react'
import { preloaded } from '../../lib/preloaded.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { AlarmNotices } from './AlarmNotices.tsx'
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
        {!isRehearsed && <Rehearsal />}
      </>
    )
  }
  return (
    <AlarmDialog order={first} more={rest.length}>
      <AlarmNotices />
    </AlarmDialog>
  )
}

/** The time for which the rehearsal stands, in milliseconds: as long as a slow tablet draws at rest. */
const rehearsedFor = 3000
let isRehearsed = false

/** The alarm of any open order, drawn once where nobody sees it: the first order that rings would else wait for code that has never run. */
function Rehearsal() {
  const [any] = useShopOrders().orders
  const [isOver, end] = useState(isRehearsed)
  const begins = any !== undefined && !isOver
  useEffect(() => {
    if (!begins) return
    const timer = setTimeout(() => end((isRehearsed = true)), rehearsedFor)
    return () => clearTimeout(timer)
  }, [begins])
  if (!begins) return null
  return (
    <Activity mode="hidden">
      <AlarmDialog order={any} more={0} isRehearsal>
        {null}
      </AlarmDialog>
    </Activity>
  )
}
