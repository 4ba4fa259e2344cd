import { Suspense, type ReactNode } from 'react'
import { RouteBoundary } from './RouteBoundary.tsx'

/** Something beside a screen, whose code comes when it is called for: where it does not come, or breaks, the screen goes on without it. */
export const OptionalBoundary = ({ children }: { children: ReactNode }) => (
  <RouteBoundary at="" instead={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </RouteBoundary>
)
