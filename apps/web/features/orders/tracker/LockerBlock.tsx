import type { OrderDetail } from '@harbour/protocol'
import { formatTime } from '@harbour/rules'
import { Package } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useSecondsUntil } from '../../../lib/seconds-until.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { GapMeter } from '../../../ui/shop/GapMeter.tsx'
import { Icon } from '../../../ui/Icon.tsx'

const minutesInAll = 15
const hurry = 3

/** The locker that the food lies in, the code that opens it, and how long it still does (spec 9.12). */
export function LockerBlock({ locker: { no, code, until } }: { locker: NonNullable<OrderDetail['locker']> }) {
  const seconds = useSecondsUntil(until)
  const minutes = Math.ceil(seconds / 60)
  return (
    <Block>
      <div className="row g3">
        <span className="trk__ic">
          <Icon of={Package} />
        </span>
        <span className="trk__words">
          <h2 className="strong">{m.tracker_locker({ no, code })}</h2>
          <span className="small ink2">{seconds > 0 ? m.tracker_locker_until({ time: formatTime(until) }) : m.tracker_locker_over()}</span>
        </span>
      </div>
      {seconds > 0 && (
        <GapMeter className="trk__left" value={seconds / (minutesInAll * 60)} tone={minutes <= hurry ? 'late' : 'reward'} words="after">
          {seconds < 60 ? m.tracker_locker_last() : m.tracker_locker_left({ minutes })}
        </GapMeter>
      )}
    </Block>
  )
}
