import { MonitorOff } from 'lucide-react'
import { useWake } from '../../lib/wake-lock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './Device.css'

/** Says that the screen may go to sleep, where the browser does not let it be kept awake. */
export function AwakeStrip() {
  const refused = useWake(({ refused }) => refused)
  if (!refused) return null
  return (
    <p className="dev__strip" role="status">
      <Icon of={MonitorOff} size={20} />
      {m.device_may_sleep()}
    </p>
  )
}
