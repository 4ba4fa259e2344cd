import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { Callout } from '../ui/Callout.tsx'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says plainly that there is no network: what is shown is as it was, and nothing can be changed. */
export function OfflineStrip() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{!online && <Callout look="warn">{m.office_offline()}</Callout>}</div>
}
