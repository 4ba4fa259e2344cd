import { useLocation, useNavigate } from 'react-router'
import { userIndex, useSession } from '../api/session.ts'
import { carriedQuery } from './carried-query.ts'

type Options = { replace?: boolean; query?: Record<string, string> }

/** The address of a screen with what every link carries along: marketing parameters and `_index` (spec 2.43, 2.44). */
export function useHref(): (path: string, query?: Record<string, string>) => string {
  const { search } = useLocation()
  const drawnWith = useSession(({ user }) => userIndex(user))
  return (path, query = {}) => {
    // A guest who signs in or out and goes on in one breath goes as who they are by then.
    const index = typeof document === 'object' ? userIndex(useSession.getState().user) : drawnWith
    const carried = new URLSearchParams(carriedQuery(search, index))
    for (const [name, value] of Object.entries(query)) carried.set(name, value)
    const text = carried.toString()
    return text ? `${path}?${text}` : path
  }
}

/** Goes to a screen, with what every link carries along. */
export function useGo(): (path: string, options?: Options) => void {
  const navigate = useNavigate()
  const href = useHref()
  return (path, { replace, query } = {}) => void navigate(href(path, query), { replace, viewTransition: false })
}

/** Goes one screen back, or to a given one when this is the first page of the visit. */
export function useBack(): (otherwise: string) => void {
  const navigate = useNavigate()
  const go = useGo()
  const { key } = useLocation()
  return (otherwise) => (key === 'default' ? go(otherwise, { replace: true }) : void navigate(-1))
}
