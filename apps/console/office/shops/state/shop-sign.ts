import type { ShopNow } from '@harbour/protocol'

/** The signs by which a shop is shown on maps and lists, the most urgent first. */
export const signs = ['offline', 'late', 'paused', 'busy', 'open', 'closed'] as const
export type Sign = (typeof signs)[number]

/** The one sign of a shop: all its tablets silent; orders late or unanswered; paused; busy; taking orders; closed. */
export function signOf(shop: Pick<ShopNow, 'openness' | 'tablets' | 'orders' | 'pausedUntil' | 'busyMinutes'>): Sign {
  const closed = shop.openness.state === 'closed'
  if (!closed && isOffline(shop)) return 'offline'
  if (shop.orders.late + shop.orders.unanswered > 0) return 'late'
  if (closed) return 'closed'
  if (shop.pausedUntil !== null) return 'paused'
  return shop.busyMinutes > 0 ? 'busy' : 'open'
}

const isOffline = ({ tablets: { paired, silent } }: Pick<ShopNow, 'tablets'>): boolean => paired > 0 && silent === paired

/** The shops of each sign, counted. */
export function countSigns(shops: readonly ShopNow[]): Record<Sign, number> {
  const counts: Record<Sign, number> = { offline: 0, late: 0, paused: 0, busy: 0, open: 0, closed: 0 }
  for (const shop of shops) counts[signOf(shop)]++
  return counts
}

/** The urgency of a sign, for sorting: 0 first. */
export const urgency = (sign: Sign): number => signs.indexOf(sign)
