import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useHref } from '../stores/go.ts'
import { isMember, useSession } from '../stores/session.ts'

/** A member's screen: who comes to it without being one is asked to log in, and then led back. Asked on arrival; whoever signs out leads on. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const [member] = useState(() => isMember(useSession.getState().user))
  const { pathname } = useLocation()
  const href = useHref()
  return member ? children : <Navigate to={href('/login', { page: pathname })} replace />
}
