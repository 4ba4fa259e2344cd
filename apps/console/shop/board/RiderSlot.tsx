import type { BoardOrder } from '../orders/queued-step.ts'
import { HandOverStep } from '../orders/steps/NextStep.tsx'

/** The step of a delivery that is ready: handed over to whoever brings it. */
export function RiderSlot({ order }: { order: BoardOrder }) {
  return <HandOverStep order={order} />
}
