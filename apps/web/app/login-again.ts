import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useGo } from '../navigation/go.ts'
import { loginStates, useSession } from '../api/session.ts'

/** Login state 2: the server has closed the session, and what follows comes with code of its own (spec 4.3, 8.5). */
export function useLoginAgain() {
  const { loginGet, user } = useSession()
  const go = useGo()
  const { pathname } = useLocation()
  // The address bar moves on when the server has closed the session. What cannot be fetched now is fetched by the next call that it closes.
  useEffect(() => {
    if (loginGet === loginStates.loginAgain)
      void import('./end-session.ts').then((closed) => closed.endSession({ user, pathname, go })).catch(() => undefined)
  }, [loginGet, user, pathname, go])
}
