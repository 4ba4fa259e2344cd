import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './AlarmCrashed.css'
import { CrashNote } from './CrashNote.tsx'
import { useRetryTimer } from './use-retry-timer.ts'
import { useBellMeanwhile } from './use-bell-meanwhile.ts'

/** Stands where the alarm has broken: it rings on where an order waits, and is drawn again. */
export function AlarmCrashed({ onAgain }: { onAgain: () => void }) {
  useBellMeanwhile()
  useRetryTimer(onAgain)
  return (
    <div className="alcrash">
      <CrashNote title={m.crash_alarm()} say={m.crash_alarm_say()}>
        <TabletButton onClick={onAgain}>{m.crash_again()}</TabletButton>
      </CrashNote>
    </div>
  )
}
