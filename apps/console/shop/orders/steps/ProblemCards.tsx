import { m } from '../../../paraglide/messages.js'
import { useStepQueue } from '../step-queue.ts'
import { useCancels } from './cancels.ts'
import { FailedCancel } from './FailedCancels.tsx'
import { RefusedStep } from './RefusedSteps.tsx'
import { shownProblems } from './shown-problems.ts'
import './StepCards.css'

/** The last steps that were not taken, as cards, the newest first: what was to be done, how long ago, and why it was not; of those before them the number. */
export function ProblemCards() {
  const refused = useStepQueue(({ refused }) => refused)
  const cancels = useCancels(({ cancels }) => cancels)
  const { shown, more } = shownProblems(refused, cancels)
  return (
    <div className="stepc__all">
      {shown.map((problem) =>
        problem.kind === 'cancel' ? (
          <FailedCancel key={problem.cancel.orderId} cancel={problem.cancel} />
        ) : (
          <RefusedStep key={problem.step.stepId} step={problem.step} />
        ),
      )}
      {more > 0 && <p className="stepc__more">{m.order_problems_more({ count: more })}</p>}
    </div>
  )
}
