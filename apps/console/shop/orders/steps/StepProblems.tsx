import { fetchedSoon } from '../../../lib/fetched-soon.tsx'
import { useStepQueue } from '../step-queue.ts'
import { useCancels } from './cancels.ts'

const RefusedSteps = fetchedSoon(async () => (await import('./RefusedSteps.tsx')).RefusedSteps)
const FailedCancels = fetchedSoon(async () => (await import('./FailedCancels.tsx')).FailedCancels)

/** The steps of this tablet that were not taken, as cards: what was to be done, and why it was not. */
export function StepProblems() {
  const refused = useStepQueue(({ refused }) => refused.length > 0)
  const failed = useCancels(({ cancels }) => cancels.some(({ state }) => state === 'failed'))
  return (
    <>
      {refused && <RefusedSteps />}
      {failed && <FailedCancels />}
    </>
  )
}
