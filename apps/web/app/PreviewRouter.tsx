import { useMemo, useState, type ReactNode } from 'react'
import { Router, parsePath, type Location, type Navigator, type To } from 'react-router'

/** A router that keeps its addresses to itself. The library's own would be in the first load of every guest, since all of it is one file. */
export function PreviewRouter({ children }: { children: ReactNode }) {
  const [visited, setVisited] = useState<Partial<Location>[]>([{ pathname: '/' }])
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: () => '#',
      push: (to, state) => setVisited((before) => [...before, locationOf(to, state)]),
      replace: (to, state) => setVisited((before) => [...before.slice(0, -1), locationOf(to, state)]),
      go: (steps) => setVisited((before) => before.slice(0, Math.max(1, before.length + steps))),
    }),
    [],
  )
  return (
    <Router location={visited.at(-1) ?? '/'} navigator={navigator}>
      {children}
    </Router>
  )
}

const locationOf = (to: To, state: unknown): Partial<Location> => ({ ...(typeof to === 'string' ? parsePath(to) : to), state })
