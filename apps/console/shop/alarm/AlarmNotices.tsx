import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './AlarmNotices.css'
import { dropNotice, stays, useNotices, type AlarmNotice } from './notices.ts'

/** Tells what became of orders, above everything, even the alarm for the next one. */
export function AlarmNotices() {
  const shown = useNotices(({ shown }) => shown)
  const region = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id
  // A popover that is shown anew lies above whatever dialog was opened since.
  useEffect(() => {
    const popover = region.current
    if (!popover) return
    if (popover.matches(':popover-open')) popover.hidePopover()
    if (newest !== undefined) popover.showPopover()
  }, [newest])
  return (
    <div ref={region} className="aln" popover="manual" role="status" aria-live="polite">
      {shown.map(({ id, notice }) => (
        <p key={id} className={stays(notice) ? 'is-bad' : ''}>
          <Icon of={icons[notice.kind]} size={24} />
          <span>{wordsOf(notice)}</span>
          {stays(notice) && (
            <TabletButton look="white" onClick={() => dropNotice(id)}>
              {m.alarm_understood()}
            </TabletButton>
          )}
        </p>
      ))}
    </div>
  )
}

const icons: Record<AlarmNotice['kind'], LucideIcon> = {
  accepted: CircleCheck,
  taken: CircleCheck,
  rejected: CircleX,
  timedOut: TriangleAlert,
  noCourier: TriangleAlert,
  gone: Info,
}

function wordsOf(notice: AlarmNotice): string {
  const number = notice.pickupNo
  switch (notice.kind) {
    case 'accepted':
      return notice.minutes === null ? m.alarm_accepted({ number }) : m.alarm_accepted_in({ number, minutes: notice.minutes })
    case 'taken': {
      const by = notice.by ?? m.alarm_the_till()
      return notice.minutes === null ? m.alarm_taken({ number, by }) : m.alarm_taken_in({ number, by, minutes: notice.minutes })
    }
    case 'rejected':
      return m.alarm_rejected({ number })
    case 'timedOut':
      return notice.paid ? m.alarm_timed_out_paid({ number }) : m.alarm_timed_out({ number })
    case 'noCourier':
      return m.alarm_no_courier({ number })
    case 'gone':
      return m.alarm_gone({ number })
  }
}
