import type { GroupOrder } from '@harbour/protocol'
import { orderCard } from '../ordering/order-card.ts'
import type { Call } from './deps.ts'
import type { GroupState } from './group-parts.ts'

/** So many of the host’s latest orders are looked at: not all that they have ever placed. */
const latest = 5

/**
 * The order that a group order has become, as far as everybody in it may know: how it stands, and when it should be there. It is the latest that its host has placed at its shop since
 * it was closed, with a name of its people at a line; null before, and while its money is awaited.
 */
export async function orderOfGroup(
  { group, guests }: GroupState,
  { orders, language, catalogue }: Pick<Call, 'orders' | 'language' | 'catalogue'>,
): Promise<GroupOrder['order']> {
  const { hostId, storeId, closedAt } = group
  if (closedAt === null) return null
  const names = new Set(guests.map(({ name }) => name))
  const placed = await orders.listOfGuest({
    userId: hostId,
    after: null,
    live: false,
    ended: false,
    orderType: null,
    words: null,
    limit: latest,
  })
  const order = placed.find(
    (each) =>
      each.storeId === storeId &&
      each.placedAt >= closedAt &&
      each.state !== 'paymentPending' &&
      each.lines.some(({ forName }) => forName !== undefined && names.has(forName)),
  )
  if (!order) return null
  const { status, etaLow, etaHigh } = orderCard(order, { language, catalogue })
  return { status, etaLow, etaHigh }
}
