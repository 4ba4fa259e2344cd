import { formatTime } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useAskAgain } from '../../api/use-ask-again.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { OfflineBanner } from '../../ui/frame/OfflineBanner.tsx'

/** Over a menu that could not be read just now: from when it is, by the server's clock, and that choosing goes on. `since` is this device's. */
export function MenuOffline({ since }: { since: number }) {
  const { asking, ask } = useAskAgain()
  return (
    <OfflineBanner
      title={since > 0 ? m.menu_offline_since({ time: formatTime(since - Date.now() + serverNow()) }) : m.shell_offline()}
      retry={m.shell_offline_retry()}
      asking={asking}
      onRetry={ask}
    >
      {m.menu_offline_body()}
    </OfflineBanner>
  )
}
