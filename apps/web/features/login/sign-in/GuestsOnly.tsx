import { useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useHref } from '../../../navigation/go.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { returnTarget } from './return-target.ts'

/** A way in: who is in already goes on at once. Asked on arrival; whoever gets in here is led on from here. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const [inside] = useState(() => isMember(useSession.getState().user))
  const [params] = useSearchParams()
  const href = useHref()
  return inside ? <Navigate to={href(returnTarget(params.get('page') ?? 'mine'))} replace /> : children
}
