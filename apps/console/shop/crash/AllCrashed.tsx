import { ScreenCrashed } from './ScreenCrashed.tsx'
import { useRetryTimer } from './use-retry-timer.ts'
import { useBellMeanwhile } from './use-bell-meanwhile.ts'

/** Stands where everything has broken, the alarm with it: it rings on where an order waits, and all is drawn again. */
export function AllCrashed({ onAgain }: { onAgain: () => void }) {
  useBellMeanwhile()
  useRetryTimer(onAgain)
  return <ScreenCrashed onAgain={onAgain} />
}
