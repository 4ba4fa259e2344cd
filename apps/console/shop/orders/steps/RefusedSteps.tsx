import { orderStatuses } from '@harbour/rules'
import { CircleX } from 'lucide-react'
import { timeOfDay } from '../../../lib/format.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { statusName } from '../../../words/status-name.ts'
import type { QueuedStep } from '../queued-step.ts'
import { dismissRefused, type RefusedStep as Refused } from '../step-queue.ts'
import { StepAge } from './StepAge.tsx'
import './StepCards.css'

/** A step that was refused when it was sent at last, as a card, until somebody has seen it. */
export function RefusedStep({ step }: { step: Refused }) {
  return (
    <article className="stepc" role="alert">
      <Icon of={CircleX} size={24} />
      <p>
        <b>{m.order_step_refused({ no: step.pickupNo, step: stepName(step), time: timeOfDay(step.at) })}</b>
        <span>
          <StepAge at={step.at} /> · {sentences(whyOf(step), step.by && m.order_step_by({ name: step.by.name }))}
        </span>
      </p>
      <TabletButton onClick={() => dismissRefused(step.stepId)}>{m.order_seen()}</TabletButton>
    </article>
  )
}

function whyOf({ why, by }: Refused): string {
  if (why === 'unreadable') return m.order_step_unreadable()
  if (why === 'notTheirs') return m.order_cash_not_theirs({ name: by?.name ?? '' })
  return why.words
}

function stepName(step: QueuedStep): string {
  if (step.kind === 'line') return step.done ? m.order_line_done() : m.order_line_undone()
  return step.recall && step.status === orderStatuses.preparing ? m.order_recall() : statusName(step.status)
}
