import { riderMoved } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { sawRider } from '../saw-rider.ts'

export const riderMovedAction = handle(riderMoved, async ({ orderId, rider, lat, lng }, call) => {
  const at = await sawRider({ storeId: call.caller.storeId, orderId, rider, lat, lng }, call)
  if (typeof at === 'string') throw refuse(riderMoved, at)
  return { orderId, at }
})
