import { lazy, Suspense, type ComponentProps } from 'react'
import type { CancelSheet as Cancel } from './CancelSheet.tsx'
import type { ElseSheet as Else } from './ElseSheet.tsx'

// What only an unusual step opens is fetched with its first use; the tablet's worker keeps it for when there is no network.
const LazyCancel = lazy(async () => ({ default: (await import('./CancelSheet.tsx')).CancelSheet }))
const LazyElse = lazy(async () => ({ default: (await import('./ElseSheet.tsx')).ElseSheet }))

/** The reasons for which an order is cancelled. */
export const CancelSheet = (props: ComponentProps<typeof Cancel>) => (
  <Suspense fallback={null}>
    <LazyCancel {...props} />
  </Suspense>
)

/** The ends of an order that are not as they should be. */
export const ElseSheet = (props: ComponentProps<typeof Else>) => (
  <Suspense fallback={null}>
    <LazyElse {...props} />
  </Suspense>
)
