import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hostKind } from '../hosts/kind.ts'
import { m } from '../paraglide/messages.js'
import { useGo } from '../stores/go.ts'
import { leaveMember } from '../stores/leave.ts'
import { isMember, signOutHere, useSession } from '../stores/session.ts'
import { showToast } from '../ui/toast.ts'

/**
 * Login state 2: what belongs to the member here is wiped, and they are asked to log in (spec 4.3, 8.5); from there they come back to
 * where they were. A visitor just becomes a new one, in the chain's own app the app is asked, and of the partner's guest nothing is wiped.
 */
export function useLoginAgain() {
  const { loginGet, user } = useSession()
  const go = useGo()
  const { pathname } = useLocation()
  // The address bar moves on when the server has closed the session.
  useEffect(() => {
    if (loginGet !== 2) return
    if (!isMember(user)) return signOutHere()
    if (hostKind() === 'app') return void import('../host-session.ts').then(({ askHostAgain }) => askHostAgain()).catch(() => undefined)
    showToast(m.shell_login_again())
    if (hostKind() === 'partner') return signOutHere()
    leaveMember()
    go('/login', { query: { page: '3', next: pathname } })
  }, [loginGet, user, pathname, go])
}
