import { Suspense } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useTimeQuestion } from '../../entities/location/time-question.ts'
import { optionalLazyPart, lazyPart } from '../../lib/lazy-part.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'

const PreorderSheet = lazyPart(() => import('./PreorderSheet.tsx'), 'PreorderSheet')
const TimeKeeper = optionalLazyPart(() => import('./TimeKeeper.tsx'), 'TimeKeeper')

/**
 * The part behind a screen of ordering for a guest who wants it later: nothing of it comes to one who does not. `keeps`: a time
 * that cannot be had any more is let go. Where an order is placed it is not: no order for later turns into one for now.
 */
export function Preordering({ keeps }: { keeps?: boolean }) {
  const { asking, close } = useTimeQuestion()
  const { wantedAt } = useOrderLocation()
  const alive = useHydrated()
  if (!alive) return null
  const late = keeps && wantedAt != null && <TimeKeeper />
  return <Suspense fallback={null}>{asking ? <PreorderSheet onClose={close} /> : late}</Suspense>
}
