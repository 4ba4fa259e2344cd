import { Wifi, WifiOff } from 'lucide-react'
import { exactTimeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState, useSilentSince } from '../orders/line-state.ts'

/** The sign of the line to the gateway. */
export function LineSign() {
  const line = useLineState()
  const since = useSilentSince()
  const words = {
    opening: m.frame_loading(),
    live: m.frame_live(),
    stale: m.frame_stale({ time: exactTimeOfDay(since) }),
    offline: m.stand_offline(),
  }
  return (
    <span className={`st__net is-${line}`} role="img" aria-label={words[line]}>
      <Icon of={line === 'offline' ? WifiOff : Wifi} size={24} />
    </span>
  )
}
