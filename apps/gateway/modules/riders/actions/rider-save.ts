import { riderSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

/** The most riders of a shop. */
const mostRiders = 60

/** A save that changes nothing is done, and not written down; the audit has no phone. */
export const riderSaveAction = handle(riderSave, ({ storeId, name, vehicle, phone = null, ...ids }, call) =>
  call.db.transaction(async (rows) => {
    const riderId = ids.riderId.toLowerCase()
    const before = await call.riders.lock(rows, riderId)
    if (before && before.storeId !== storeId) throw refuse(riderSave, 'RIDER_UNKNOWN')
    if (before?.active && before.name === name && before.vehicle === vehicle && before.phone === phone) return { riderId }
    if (!before?.active && (await call.riders.count(rows, storeId)) >= mostRiders) throw refuse(riderSave, 'RIDERS_FULL')
    if (!(await call.riders.save(rows, { riderId, storeId, name, phone, vehicle, active: true }))) throw refuse(riderSave, 'RIDER_UNKNOWN')
    const change = { ...(before && { before: { name: before.name, vehicle: before.vehicle } }), after: { riderId, name, vehicle } }
    await call.audit.write(rows, { action: riderSave.name, subject: name, shop: namedShop(storeId, call.catalogue), ...change }, call)
    return { riderId }
  }),
)
