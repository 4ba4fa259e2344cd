import { m } from '../../paraglide/messages.js'
import { useAskAgain } from '../../api/use-ask-again.ts'
import { OfflineBanner } from '../../ui/frame/OfflineBanner.tsx'

/** Stands above any screen while there is no network. */
export function OfflineNote() {
  const { asking, ask } = useAskAgain()
  return (
    <aside className="offline-note" aria-label={m.shell_offline()}>
      <OfflineBanner title={m.shell_offline()} retry={m.shell_offline_retry()} asking={asking} onRetry={ask}>
        {m.shell_offline_body()}
      </OfflineBanner>
    </aside>
  )
}
