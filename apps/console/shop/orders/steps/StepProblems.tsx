import { preloaded } from '../../../lib/preloaded.tsx'
import { useStepQueue } from '../step-queue.ts'
import { useCancels } from './cancels.ts'

const ProblemCards = preloaded(async () => (await import('./ProblemCards.tsx')).ProblemCards)

/** The steps of this tablet that were not taken, over whichever screen is open. */
export function StepProblems() {
  const refused = useStepQueue(({ refused }) => refused.length > 0)
  const failed = useCancels(({ cancels }) => cancels.some(({ state }) => state === 'failed'))
  return (refused || failed) && <ProblemCards />
}
