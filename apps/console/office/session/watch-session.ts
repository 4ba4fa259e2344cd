import { staffLogout } from '@harbour/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { onKeyEnded } from '../../api/ended-keys.ts'
import { useOffice } from '../../api/keys.ts'
import { forgetDemo } from './sign-in.ts'

/** Follows the office's session: once the gateway has ended it, or another tab has signed out, nothing that it has read is left on the page. */
export function watchSession(queries: QueryClient): void {
  onKeyEnded((ended) => ended === 'office' && useOffice.setState({ session: null }))
  useOffice.subscribe(({ session }, before) => {
    if (session?.staff.staffId !== before.session?.staff.staffId) queries.clear()
  })
  addEventListener('storage', ({ key }) => key === 'console.office' && void useOffice.persist.rehydrate())
}

/** Signs out here, or with `everywhere` on all devices. */
export async function signOut(everywhere = false): Promise<void> {
  // The gateway forgets an unused session by itself, should this not reach it.
  await call(staffLogout, { everywhere }).catch(() => undefined)
  forgetDemo()
  useOffice.setState({ session: null })
}
