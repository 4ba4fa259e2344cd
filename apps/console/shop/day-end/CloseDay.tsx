import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './CloseDay.css'
import { dayWords } from './day-words.ts'
import type { DayEnd, Drawer, DrawerDraft } from './drawer.ts'
import { NotInDrawer } from './NotInDrawer.tsx'
import { useSaveDayEnd } from './use-day-end.ts'

type CloseDayProps = { dayEnd: DayEnd; draft: DrawerDraft; drawer: Drawer; onLeave?: (() => void) | undefined }

/** Closes the day by two taps: the first says what that means, the second does it. A button that cannot be used says why. */
export function CloseDay({ dayEnd, draft, drawer, onLeave }: CloseDayProps) {
  const save = useSaveDayEnd(dayEnd)
  const [asked, ask] = useState(false)
  const corrects = draft.replaces !== null
  const words = corrects ? m.day_end_save_correction() : m.day_end_close()
  if (asked && drawer.lacks === null)
    return (
      <div className="cls" role="group" aria-labelledby="close-day">
        <h3 id="close-day">{(corrects ? m.day_end_sure_correction : m.day_end_sure)({ day: dayWords(dayEnd.day) })}</h3>
        <NotInDrawer dayEnd={dayEnd} />
        <p>{m.day_end_cannot_undo()}</p>
        {save.error && <Failure error={save.error} onRetry={() => save.mutate({ draft, dayEnd })} />}
        <div className="cls__two">
          <TabletButton onClick={() => ask(false)}>{m.day_end_back()}</TabletButton>
          <TabletButton look="accept" icon={LockKeyhole} autoFocus disabled={save.isPending} onClick={() => save.mutate({ draft, dayEnd })}>
            {save.isPending ? m.day_end_saving() : words}
          </TabletButton>
        </div>
      </div>
    )
  return (
    <div className="cls">
      <p id="close-lacks" role="status">
        {lacksWords(drawer)}
      </p>
      <TabletButton
        look="accept"
        large
        block
        icon={LockKeyhole}
        aria-disabled={drawer.lacks !== null}
        aria-describedby="close-lacks"
        onClick={() => drawer.lacks === null && ask(true)}
      >
        {words}
      </TabletButton>
      {onLeave && (
        <TabletButton block onClick={onLeave}>
          {m.day_end_stop_correcting()}
        </TabletButton>
      )}
    </div>
  )
}

function lacksWords({ lacks }: Drawer): string {
  if (lacks === 'count') return m.day_end_count_say()
  if (lacks === 'reason') return m.day_end_reason_say()
  if (lacks === null) return ''
  return m.day_end_not_money()
}
