import { pointsEarned, pointsExpiry } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { OrderRecord } from '../../ordering/order.ts'

/** Gives a member the points of an order that is completed, once; a visitor has no account for them. */
export async function earnOrderPoints(
  order: OrderRecord,
  { points, catalogue, clock, ids }: Pick<Call, 'points' | 'catalogue' | 'clock' | 'ids'>,
) {
  const { terms } = catalogue.membership(order.brand)
  const earned = pointsEarned(order.price.total, terms)
  if (order.state !== 'completed' || earned === 0) return
  const at = clock.now()
  const titles = { titleTc: `訂單 ${order.orderNo}`, titleEn: `Order ${order.orderNo}` }
  const entry = {
    entryId: ids.guid(),
    kind: 'order',
    points: earned,
    at,
    expiresAt: pointsExpiry(at, terms),
    orderId: order.orderId,
  } as const
  await points.earn(order.userId, { ...entry, ...titles })
}
