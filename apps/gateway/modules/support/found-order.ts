import { coveredShops, type StaffRight } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { FoundOrder } from './store/support-orders.ts'

/** The order of a call that names no shop, where the caller has the right at its shop; anybody else's is not there. */
export function foundOrder(orderId: string, right: StaffRight, { supportOrders, caller }: Call<'staff'>): Promise<FoundOrder | undefined> {
  return supportOrders.find(orderId, coveredShops(caller.grants, right))
}

/** The shop of an order as the audit keeps it, also of one that has left the chain. */
export const shopOf = ({ storeId, brand }: FoundOrder) => ({ storeId, brand })

/** The orders on their way out, masked but for those whose guest the caller has unmasked. */
export async function unmaskedBy(orders: readonly FoundOrder[], { unmaskings, caller, clock }: Call<'staff'>) {
  return unmaskings.of(caller.staffId, { orderIds: orders.map(({ orderId }) => orderId), now: clock.now() })
}
