import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { PushPermission } from '../../../hosts/browser-notifications.ts'
import { m } from '../../../paraglide/messages.js'
import {
  refreshSubscription,
  disableNotifications,
  useEnableNotifications,
  useNotificationConsent,
} from '../../../entities/notifications/notification-consent.ts'
import { deviceNotifications } from '../../../entities/notifications/device-notifications.ts'
import { SwitchRow } from './SwitchRow.tsx'

/** News of orders on this device, on or off; where the browser is in the way, how to mend that (spec 2.38). */
export function NotificationSwitch() {
  const { answer } = useNotificationConsent()
  const allow = useEnableNotifications()
  const queries = useQueryClient()
  const [away, setAway] = useState(false)
  const permission = deviceNotifications.permission()
  // The server hears from this browser again where somebody else uses it by now.
  useEffect(() => void refreshSubscription(queries, deviceNotifications), [queries])
  async function turn(on: boolean) {
    setAway(on ? (await allow(deviceNotifications, false)) === 'away' : (await disableNotifications(deviceNotifications), false))
  }
  return (
    <SwitchRow
      icon={BellRing}
      title={m.notify_switch()}
      detail={away ? m.notify_away() : (why[permission]?.() ?? m.notify_switch_body())}
      on={permission === 'granted' && answer === 'yes'}
      disabled={why[permission] !== undefined}
      ask={turn}
    />
  )
}

/** Says what stands in the way, and how to mend it. */
const why: Partial<Record<PushPermission, () => string>> = {
  denied: m.notify_denied,
  install: m.notify_install,
  unsupported: m.notify_unsupported,
}
