import { staffLogout } from '@harbour/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { onKeyEnded } from '../../api/ended-keys.ts'
import { useOffice } from '../../api/keys.ts'
import { isUnsaved, onceSaved } from '../ui/leave/unsaved.ts'
import { forgetDemo } from './sign-in.ts'
import { useStepUp } from './step-up.ts'
import { takenOver } from './taken-over.ts'

/**
 * Follows the office's session: once the gateway has ended it, or another tab has signed out, nothing that it has read is left on the page. Another
 * tab's brand is that of this one, too, as soon as nothing is unsaved.
 */
export function watchSession(queries: QueryClient): void {
  onKeyEnded((ended) => ended === 'office' && useOffice.setState({ session: null }))
  useOffice.subscribe(({ session }, before) => {
    if (session?.staff.staffId === before.session?.staff.staffId) return
    queries.clear()
    // What one person was asked about is not done in the name of the next.
    useStepUp.getState().pending?.onAnswer(false)
  })
  useOffice.persist.setOptions({ merge: (stored, now) => takenOver(stored as Partial<typeof now> | undefined, now, isUnsaved()) })
  addEventListener('storage', ({ key }) => {
    if (key !== 'console.office') return
    if (isUnsaved()) takeOver()
    onceSaved(takeOver)
  })
}

/** Takes over what another tab has written. */
const takeOver = () => void useOffice.persist.rehydrate()

/** Signs out here, or with `everywhere` on all devices. */
export async function signOut(everywhere = false): Promise<void> {
  // The gateway forgets an unused session by itself, should this not reach it.
  await call(staffLogout, { everywhere }).catch(() => undefined)
  forgetDemo()
  useOffice.setState({ session: null })
}
