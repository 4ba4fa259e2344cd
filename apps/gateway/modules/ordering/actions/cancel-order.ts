import { cancelOrder } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { changeState } from '../change-state.ts'
import { orderCard } from '../order-card.ts'

export const cancelOrderAction = handle(cancelOrder, async ({ orderId }, call) => {
  const find = () => call.orders.ofGuest(orderId, call.caller.userId)
  const outcome = await changeState({ find, to: 'cancelled', by: 'guest', reason: null }, call)
  if (outcome === 'unknown') throw refuse(cancelOrder, 'ORDER_UNKNOWN')
  if (outcome === 'illegal') throw refuse(cancelOrder, 'CANCEL_TOO_LATE')
  return orderCard(outcome, call)
})
