import { shopLineDone, shopOrderMove } from '@harbour/protocol'
import { CallFailure } from '../../../api/call-failure.ts'
import { call } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { noteHeard, noteLost } from '../order-stream.ts'
import type { QueuedStep } from '../queued-step.ts'

/** Sends one step in the name of who has signed in; throws why it was not taken. */
export async function sendOne(step: QueuedStep): Promise<void> {
  const { tablet, shift } = useKeys.getState()
  if (!tablet || !shift) throw new CallFailure('LOGIN_AGAIN', '')
  const where = { storeId: tablet.storeId, orderId: step.orderId }
  try {
    if (step.kind === 'move') await call(shopOrderMove, { ...where, status: step.status, cash: step.cash, recall: step.recall })
    else await call(shopLineDone, { ...where, index: step.index, done: step.done })
    noteHeard()
  } catch (cause) {
    if (cause instanceof CallFailure && cause.isLost) noteLost()
    else noteHeard()
    throw cause
  }
}
