import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useHref } from '../../navigation/go.ts'
import { isMember, useSession } from '../../api/session.ts'
import { paths } from '../../navigation/paths.ts'

/** A member's screen: who comes to it without being one is asked to log in, and then led back. Asked on arrival; whoever signs out leads on. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const [member] = useState(() => isMember(useSession.getState().user))
  const { pathname } = useLocation()
  const href = useHref()
  return member ? children : <Navigate to={href(paths.login, { page: pathname })} replace />
}
