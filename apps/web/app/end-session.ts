import { hostKind } from '../lib/host-kind.ts'
import { m } from '../paraglide/messages.js'
import type { useGo } from '../navigation/go.ts'
import { signOutMember } from '../entities/member/sign-out.ts'
import { loginStates, isMember, signOutHere, useSession, type User } from '../api/session.ts'
import { showToast } from '../lib/toast.ts'
import { paths } from '../navigation/paths.ts'

type Closed = { user: User | null; pathname: string; go: ReturnType<typeof useGo> }

/**
 * All that belongs to the member here is wiped, and they are asked to log in; from there they come back to where they were. A visitor, the
 * partner's guest among them, just becomes a new one, and nothing is wiped. In the chain's own app the app is asked. A member who logged in
 * inside the partner's app leaves nothing there but the partner's card, which was never theirs.
 */
export function endSession({ user, pathname, go }: Closed) {
  // By now it may have ended already.
  if (useSession.getState().loginGet !== loginStates.loginAgain) return
  if (!isMember(user)) return signOutHere()
  if (hostKind() === 'app')
    return void import('./host-session.ts').then(({ refreshHostSession }) => refreshHostSession()).catch(() => undefined)
  showToast(m.shell_login_again())
  signOutMember({ cardStays: hostKind() === 'partner' })
  go(paths.login, { query: { page: '3', next: `${pathname}${queryOf(location.search)}` } })
}

/** The query that the screen was opened with, without whom its links named: they may not be who logs in next. */
function queryOf(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('_index')
  return query.size > 0 ? `?${query.toString()}` : ''
}
