import { riderCashTake } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'

export const riderCashTakeAction = handle(riderCashTake, ({ storeId, riderId, cash }, call) =>
  call.db.transaction(async (rows) => {
    const rider = await call.riders.lock(rows, riderId)
    if (rider?.storeId !== storeId) throw refuse(riderCashTake, 'RIDER_UNKNOWN')
    const carried = await call.riders.cash(rows, rider.riderId)
    if (carried === 0) return { taken: carried }
    if (carried !== cash) throw refuse(riderCashTake, 'CASH_CHANGED')
    await call.riders.takeCash(rows, rider.riderId, call.clock.now())
    const shop = namedShop(storeId, call.catalogue)
    const after = { riderId: rider.riderId, cash }
    await call.audit.write(rows, { action: riderCashTake.name, subject: rider.name, shop, after }, call)
    return { taken: cash }
  }),
)
