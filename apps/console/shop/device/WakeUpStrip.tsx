import { BellOff } from 'lucide-react'
import { useNotices } from '../../lib/attention.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './Device.css'
import { useDevice } from './device-store.ts'

/** Says that nothing wakes this tablet once it is closed, where notices were asked for and not allowed. */
export function WakeUpStrip() {
  const permission = useNotices(({ permission }) => permission)
  const asked = useDevice(({ noticesAsked }) => noticesAsked)
  const declined = permission === 'denied' || (permission === 'default' && asked)
  if (!declined) return null
  return (
    <p className="dev__strip" role="status">
      <Icon of={BellOff} size={20} />
      {m.device_not_woken()}
    </p>
  )
}
