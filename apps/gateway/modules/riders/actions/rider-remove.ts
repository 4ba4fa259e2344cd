import { riderRemove } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

export const riderRemoveAction = handle(riderRemove, async ({ storeId, riderId }, call) => {
  await call.trips.endDone(call.clock.now())
  return call.db.transaction(async (rows) => {
    const rider = await call.riders.lock(rows, riderId)
    if (rider?.storeId !== storeId) throw refuse(riderRemove, 'RIDER_UNKNOWN')
    if (!rider.active) return { removed: false }
    const busy = (await call.riders.hasTrip(rows, riderId)) || (await call.riders.cash(rows, riderId)) > 0
    if (busy) throw refuse(riderRemove, 'RIDER_BUSY')
    await call.riders.save(rows, { ...rider, phone: null, active: false })
    const { name, vehicle } = rider
    const shop = namedShop(storeId, call.catalogue)
    await call.audit.write(rows, { action: riderRemove.name, subject: name, shop, before: { riderId, name, vehicle } }, call)
    return { removed: true }
  })
})
