import { createContext, use, type ComponentType } from 'react'
import type { BoardOrder } from '../orders/queued-step.ts'
import { HandOverStep } from '../orders/steps/NextStep.tsx'

/** The part that finds a delivery its rider; where there is none, it is handed over by a tap. */
export type RiderPart = ComponentType<{ order: BoardOrder }>
export const RiderPartContext = createContext<RiderPart>(HandOverStep)

/** The step of a delivery that is ready: to whom it is given. */
export function RiderSlot({ order }: { order: BoardOrder }) {
  const Part = use(RiderPartContext)
  return <Part order={order} />
}
