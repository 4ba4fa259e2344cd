import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './CloseDay.css'
import { ConfirmClose } from './ConfirmClose.tsx'
import type { DayEnd, Drawer, DrawerDraft } from './drawer.ts'

type CloseDayProps = { dayEnd: DayEnd; draft: DrawerDraft; drawer: Drawer; onLeave?: (() => void) | undefined }

/** Closes the day by two taps: the first says what that means, the second does it. A button that cannot be used says why. */
export function CloseDay({ dayEnd, draft, drawer, onLeave }: CloseDayProps) {
  const [asked, ask] = useState(false)
  const words = draft.replaces === null ? m.day_end_close() : m.day_end_save_correction()
  const ready = drawer.lacks === null
  if (asked && ready) return <ConfirmClose dayEnd={dayEnd} draft={draft} words={words} onBack={() => ask(false)} />
  return (
    <div className="cls">
      <p id="close-lacks" role="status">
        {drawer.lacks && lackWords[drawer.lacks]()}
      </p>
      <TabletButton
        look="accept"
        large
        block
        icon={LockKeyhole}
        aria-disabled={!ready}
        aria-describedby="close-lacks"
        onClick={() => ready && ask(true)}
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

const lackWords: Record<NonNullable<Drawer['lacks']>, () => string> = {
  count: m.day_end_count_say,
  numbers: m.day_end_not_money,
  reason: m.day_end_reason_say,
}
