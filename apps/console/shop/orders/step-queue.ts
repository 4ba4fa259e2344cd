import { shopLineDone, shopOrderMove } from '@harbour/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { CallFailure } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { noteHeard, noteLost } from './order-stream.ts'
import type { NewStep, QueuedStep } from './queued-step.ts'

export type { NewStep } from './queued-step.ts'

type StepQueue = {
  /** Taken at this tablet and not confirmed yet, the oldest first. */
  waiting: QueuedStep[]
  /** Refused when they were sent at last; shown until somebody has seen them. */
  refused: (QueuedStep & { why: string })[]
}

/** The steps of this tablet on their way to the gateway. Kept through reloads and ten minutes without a network. */
export const useStepQueue = create<StepQueue>()(persist((): StepQueue => ({ waiting: [], refused: [] }), { name: 'console.steps' }))

/** Takes a step at once on this tablet, and sends it as soon as the gateway can be reached. */
export function takeStep(step: NewStep): void {
  const taken = { ...step, stepId: crypto.randomUUID(), at: serverNow() } as QueuedStep // an arm of the union with what it lacked
  useStepQueue.setState(({ waiting }) => ({ waiting: [...waiting, taken] }))
  void sendSteps()
}

/** Somebody has seen that a step was refused. */
export function dismissRefused(stepId: string): void {
  useStepQueue.setState(({ refused }) => ({ refused: refused.filter((step) => step.stepId !== stepId) }))
}

/** Refusals that are about who asks, or for how long: the step itself may be sent again. */
const notNow = new Set(['LOGIN_AGAIN', 'SESSION_EXPIRED', 'SECRET_KEY', 'TOO_MANY_REQUESTS', 'DRAINING', 'INTERNAL', 'STEP_UP'])

let onConfirmed = (): Promise<unknown> => Promise.resolve()

/** Calls back whenever a step was confirmed or refused, and waits for it; gives a function that ends it. */
export function whenConfirmed(callback: () => Promise<unknown>): () => void {
  onConfirmed = callback
  return () => {
    onConfirmed = () => Promise.resolve()
  }
}

/** Sends what waits, one after the other and in order, whichever tab of this tablet does it. Ends at the first that cannot be sent now. */
export const sendSteps = (): Promise<void> => navigator.locks.request('console.steps', sendAll)

async function sendAll(): Promise<void> {
  await useStepQueue.persist.rehydrate()
  for (let [step] = waiting(); step; [step] = waiting()) {
    const failure = await send(step)
    if (failure && (failure.isLost || notNow.has(failure.code))) return
    // Until the board has been read anew it would show the order as it was before.
    await onConfirmed().catch(() => undefined)
    useStepQueue.setState(({ waiting, refused }) => ({
      waiting: waiting.filter(({ stepId }) => stepId !== step.stepId),
      refused: failure ? [...refused, { ...step, why: failure.message }] : refused,
    }))
  }
}

const waiting = () => useStepQueue.getState().waiting

/** Sends one step; gives why it was not taken, if it was not. */
async function send(step: QueuedStep): Promise<CallFailure | undefined> {
  const { tablet, shift } = useKeys.getState()
  if (!tablet || !shift) return new CallFailure('LOGIN_AGAIN', '')
  const where = { storeId: tablet.storeId, orderId: step.orderId }
  const sent =
    step.kind === 'move'
      ? call(shopOrderMove, { ...where, status: step.status, cash: step.cash, recall: step.recall })
      : call(shopLineDone, { ...where, index: step.index, done: step.done })
  try {
    await sent
    noteHeard()
    return undefined
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause
    if (cause.isLost) noteLost()
    else noteHeard()
    return cause
  }
}
