import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { NoticePermission } from '../../../hosts/notices.ts'
import { m } from '../../../paraglide/messages.js'
import { renewNotices, stopNotices, useAllowNotices, useNoticeAnswer } from '../../../entities/notifications/notification-consent.ts'
import { thisNotices } from '../../../entities/notifications/this-notices.ts'
import { SwitchRow } from './SwitchRow.tsx'

/** News of orders on this device, on or off; where the browser is in the way, how to mend that (spec 2.38). */
export function NoticeSwitch() {
  const { answer } = useNoticeAnswer()
  const allow = useAllowNotices()
  const queries = useQueryClient()
  const [away, setAway] = useState(false)
  const permission = thisNotices.permission()
  // The server hears from this browser again where somebody else uses it by now.
  useEffect(() => void renewNotices(queries, thisNotices), [queries])
  async function turn(on: boolean) {
    setAway(on ? (await allow(thisNotices, false)) === 'away' : (await stopNotices(thisNotices), false))
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
const why: Partial<Record<NoticePermission, () => string>> = {
  denied: m.notify_denied,
  install: m.notify_install,
  unsupported: m.notify_unsupported,
}
