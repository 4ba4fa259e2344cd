import type { Instant } from '../time/clock.ts'
import { scheduledOpenness, type Openness, type ShopHours } from './opening-hours.ts'
import type { OrderType } from '../orders/order.ts'

/** A shop's hours, and until when it has said that it takes no orders; that moment itself is no longer paused. */
export type PausableHours = ShopHours & { pausedUntil?: Instant | null }

/** The openness of a shop for an order type: by its hours, and by its own word while it pauses (spec 8.13). It takes orders again at `opensAt`, when the pause and its closing are both over. */
export function currentOpenness(shop: PausableHours, orderType: OrderType, now: Instant): Openness {
  const openness = scheduledOpenness(shop, orderType, now)
  const { pausedUntil } = shop
  if (!pausedUntil || pausedUntil <= now) return openness
  const opensAt = opensFrom(shop, orderType, pausedUntil)
  if (openness.state === 'open') return { state: 'paused', orderUntil: null, closesAt: openness.closesAt, opensAt }
  return openness.opensAt === null ? openness : { ...openness, opensAt }
}

/** The moment at which a shop of this openness opens or closes next; null while neither is in sight (spec 1.17). */
export function nextChange({
  state,
  closesAt,
  opensAt,
}: Pick<Openness, 'state' | 'closesAt' | 'opensAt'>): { to: 'open' | 'closed'; at: Instant } | null {
  if (state === 'closed' || state === 'paused') return opensAt === null ? null : { to: 'open', at: opensAt }
  return closesAt === null ? null : { to: 'closed', at: closesAt }
}

function opensFrom(hours: ShopHours, orderType: OrderType, from: Instant): Instant | null {
  const then = scheduledOpenness(hours, orderType, from)
  return then.state === 'open' ? from : then.opensAt
}
