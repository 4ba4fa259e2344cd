import { CloudOff } from 'lucide-react'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState, useSilentSince } from '../orders/line-state.ts'
import './OfflineStrip.css'

/** Says that no orders come in, since when, and what still works. */
export function OfflineStrip() {
  const line = useLineState()
  return (
    <div role="alert" className="offl-host">
      {line === 'offline' && (
        <div className="offl">
          <Icon of={CloudOff} size={28} />
          <div>
            <b>
              <OfflineFor />
            </b>
            <p>{m.board_offline_say()}</p>
          </div>
        </div>
      )}
    </div>
  )
}

/** The seconds count for the eye; whoever listens hears once that the line is lost. */
function OfflineFor() {
  const since = useSilentSince()
  const words = useAtServerTime((now) => offlineWords(since === 0 ? 0 : now - since))
  return (
    <>
      <span className="visually-hidden">{m.board_offline()}</span>
      <span aria-hidden>{words}</span>
    </>
  )
}

function offlineWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds === 0) return m.board_offline()
  return seconds < 60
    ? m.board_offline_seconds({ seconds })
    : m.board_offline_for({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
