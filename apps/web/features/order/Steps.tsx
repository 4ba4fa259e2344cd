import type { OrderDetail } from '@harbour/protocol'
import { trackerSteps } from '@harbour/rules'
import { stateNow } from '../../stores/order-progress.ts'
import { TrackSteps } from '../../ui/TrackSteps.tsx'
import { stepWords } from './status-words.ts'

/** The stages of an order; none for one that was cancelled. */
export function Steps({ order }: { order: OrderDetail }) {
  const steps = trackerSteps(order.orderType, stateNow(order))
  if (steps.length === 0) return null
  const now = steps.findIndex(({ progress }) => progress === 'now')
  const at = now >= 0 ? now : steps.every(({ progress }) => progress === 'done') ? steps.length : -1
  return (
    <TrackSteps
      className="trk__steps"
      at={at}
      steps={steps.map(({ key }) => ({ label: stepWords[key].label(), icon: stepWords[key].icon }))}
    />
  )
}
