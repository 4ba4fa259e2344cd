import { create } from 'zustand'
import { useKeys } from '../../../api/keys.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { offerUndo } from '../../../ui/undo.ts'
import { takenStep, type NewStep, type QueuedStep } from '../queued-step.ts'
import { sendStep } from '../step-queue.ts'

/** Steps that end an order, shown at once and held back some seconds: nothing brings an order back that has ended. */
export const useHeldSteps = create<{ held: QueuedStep[] }>()(() => ({ held: [] }))

const seconds = 5

/** Takes a step that cannot be taken back once it is sent: for five seconds it can be. */
export function holdStep(step: NewStep, words: string): void {
  const held = takenStep(step, serverNow(), useKeys.getState().shift)
  const drop = () => useHeldSteps.setState((state) => ({ held: state.held.filter(({ stepId }) => stepId !== held.stepId) }))
  const end = () => {
    sendStep(held)
    drop()
  }
  offerUndo(words, drop, { seconds, onEnd: end })
  useHeldSteps.setState((state) => ({ held: [...state.held, held] }))
}
