import { Suspense } from 'react'
import { useAlive } from '../../stores/alive.ts'
import { useAskTime } from '../../stores/asking-time.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { useWhere } from '../../stores/place.ts'

const PreorderSheet = lazyPart(() => import('./PreorderSheet.tsx'), 'PreorderSheet')
const TimeKeeper = lazyPart(() => import('./TimeKeeper.tsx'), 'TimeKeeper')

/**
 * What stands behind a screen of ordering for a guest who wants it later: nothing of it comes to one who does not. `keeps`: a time
 * that cannot be had any more is let go. Where an order is placed it is not: no order for later turns into one for now.
 */
export function Preordering({ keeps }: { keeps?: boolean }) {
  const { asking, close } = useAskTime()
  const { wantedAt } = useWhere()
  const alive = useAlive()
  if (!alive) return null
  const late = keeps && wantedAt != null && <TimeKeeper />
  return <Suspense fallback={null}>{asking ? <PreorderSheet onClose={close} /> : late}</Suspense>
}
