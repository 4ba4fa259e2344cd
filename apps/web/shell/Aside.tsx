import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { RouteBoundary } from './RouteBoundary.tsx'

/** What may come beside a screen, whose code comes when it is called for: where it does not come, or breaks, the screen goes on without it. */
export function Aside({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RouteBoundary at={pathname} instead={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </RouteBoundary>
  )
}
