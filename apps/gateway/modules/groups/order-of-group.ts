import type { GroupOrder } from '@harbour/protocol'
import { orderCard } from '../ordering/order-card.ts'
import type { Call } from './deps.ts'
import type { GroupState } from './group-parts.ts'

/**
 * The order that a group order has become, as far as everybody in it may know: how it stands, and when it should be there. Its host's phone has named the group order
 * as it placed it; null before, and while its money is awaited.
 */
export async function orderOfGroup(
  { group }: Pick<GroupState, 'group'>,
  { db, groups, orders, language, catalogue }: Pick<Call, 'db' | 'groups' | 'orders' | 'language' | 'catalogue'>,
): Promise<GroupOrder['order']> {
  const named = await groups.order(db.rows, group)
  if (!named || named.state === 'paymentPending') return null
  const order = await orders.one(named.orderId)
  if (!order) return null
  const { status, etaLow, etaHigh } = orderCard(order, { language, catalogue })
  return { status, etaLow, etaHigh }
}
