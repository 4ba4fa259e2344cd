import { Activity, useEffect, useRef, useState, type ComponentType } from 'react'
import { useShopOrders } from '../../orders/use-shop-orders.ts'
import type { AlarmDialogProps } from '../AlarmDialog.tsx'

/** The time for which the rehearsal stands, in milliseconds, as long as a slow tablet draws at rest, and the time after which what it has drawn is laid out. */
const rehearsedFor = 3000
const drawnWithin = 2000
let isRehearsed = false

/**
 * The alarm of any open order, drawn and laid out once where nobody sees it: the first order that rings would else wait for code that has never run and for
 * letters that were never measured.
 */
export function AlarmRehearsal({ AlarmDialog }: { AlarmDialog: ComponentType<AlarmDialogProps> }) {
  const [first] = useShopOrders().orders
  const [isOver, end] = useState(isRehearsed)
  const stage = useRef<HTMLDivElement>(null)
  const begins = first !== undefined && !isOver
  useEffect(() => {
    if (!begins) return
    const layOut = setTimeout(() => {
      void import('./lay-out-copy.ts').then(({ layOutCopy }) => layOutCopy(stage.current?.querySelector('dialog')))
    }, drawnWithin)
    const timer = setTimeout(() => end((isRehearsed = true)), rehearsedFor)
    return () => {
      clearTimeout(layOut)
      clearTimeout(timer)
    }
  }, [begins])
  if (!begins) return null
  return (
    <div ref={stage} hidden>
      <Activity mode="hidden">
        <AlarmDialog order={first} more={0} isRehearsal>
          {null}
        </AlarmDialog>
      </Activity>
    </div>
  )
}
