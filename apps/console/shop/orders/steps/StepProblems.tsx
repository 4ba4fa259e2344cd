import { lazy, Suspense } from 'react'
import { useStepQueue } from '../step-queue.ts'
import { useCancels } from './cancels.ts'

// Steps seldom fail: their cards come with the first that does.
const RefusedSteps = lazy(async () => ({ default: (await import('./RefusedSteps.tsx')).RefusedSteps }))
const FailedCancels = lazy(async () => ({ default: (await import('./FailedCancels.tsx')).FailedCancels }))

/** The steps of this tablet that were not taken, as cards: what was to be done, and why it was not. */
export function StepProblems() {
  const refused = useStepQueue(({ refused }) => refused.length > 0)
  const failed = useCancels(({ cancels }) => cancels.some(({ state }) => state === 'failed'))
  return (
    <Suspense fallback={null}>
      {refused && <RefusedSteps />}
      {failed && <FailedCancels />}
    </Suspense>
  )
}
