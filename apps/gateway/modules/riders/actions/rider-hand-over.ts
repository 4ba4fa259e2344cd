import { riderHandOver } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handOver } from '../hand-over.ts'
import { handle } from '../deps.ts'

export const riderHandOverAction = handle(riderHandOver, async ({ storeId, tripId }, call) => {
  const handed = await handOver({ storeId, tripId }, call)
  if (handed === 'TRIP_UNKNOWN') throw refuse(riderHandOver, handed)
  if ('notReady' in handed) throw refuse(riderHandOver, 'NOT_READY', { orders: handed.notReady })
  return handed
})
