import type { Answer, ShopNow, todayGet } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { signOf } from '../state/shop-sign.ts'

type Tablet = Answer<typeof todayGet>['tablets'][number]

/** Something that somebody has to look at now, at a shop; `guests` are those who wait because of it. */
export type Need = { key: string; shop: ShopNow; guests: number } & (
  | { kind: 'offline'; since: Instant | null }
  | { kind: 'unanswered'; count: number; since: Instant }
  | { kind: 'late'; count: number; since: Instant }
  | { kind: 'paused'; until: Instant }
  | { kind: 'busy'; minutes: number; until: Instant | null }
  | { kind: 'tablet'; name: string; state: Tablet['state']; since: Instant }
  | { kind: 'printer'; troubled: number; waiting: number }
)

/** The kinds of need, the most urgent first among those that touch equally many guests. */
const order: readonly Need['kind'][] = ['offline', 'unanswered', 'late', 'paused', 'printer', 'tablet', 'busy']

/** Lists what needs somebody now: an offline shop before all else, then by the guests that wait. A shop that is offline says it once, not for each tablet. */
export function needsOf(shops: readonly ShopNow[], tablets: readonly Tablet[]): Need[] {
  const needs = shops.flatMap((shop) =>
    shopNeeds(
      shop,
      tablets.filter(({ storeId }) => storeId === shop.storeId),
    ),
  )
  return needs.toSorted(
    (one, other) =>
      Number(other.kind === 'offline') - Number(one.kind === 'offline') ||
      other.guests - one.guests ||
      order.indexOf(one.kind) - order.indexOf(other.kind),
  )
}

function shopNeeds(shop: ShopNow, tablets: readonly Tablet[]): Need[] {
  const { storeId, orders, printers } = shop
  const of = (kind: string, guests: number) => ({ key: `${storeId} ${kind}`, shop, guests })
  const isOffline = signOf(shop) === 'offline'
  return [
    ...(isOffline ? [{ ...of('offline', orders.open), kind: 'offline' as const, since: shop.tablets.heardAt }] : []),
    ...(orders.unanswered > 0 && orders.unansweredSince !== null
      ? [{ ...of('unanswered', orders.unanswered), kind: 'unanswered' as const, count: orders.unanswered, since: orders.unansweredSince }]
      : []),
    ...(orders.late > 0 && orders.lateSince !== null
      ? [{ ...of('late', orders.late), kind: 'late' as const, count: orders.late, since: orders.lateSince }]
      : []),
    ...(shop.pausedUntil !== null ? [{ ...of('paused', 0), kind: 'paused' as const, until: shop.pausedUntil }] : []),
    ...(printers.troubled > 0 ? [{ ...of('printer', printers.waiting), kind: 'printer' as const, ...printers }] : []),
    ...(isOffline
      ? []
      : tablets.map(({ tabletName, state, since }) => ({
          ...of(`tablet ${tabletName}`, 0),
          kind: 'tablet' as const,
          name: tabletName,
          state,
          since,
        }))),
    ...(shop.busyMinutes > 0 && shop.openness.state !== 'closed'
      ? [{ ...of('busy', 0), kind: 'busy' as const, minutes: shop.busyMinutes, until: shop.busyUntil }]
      : []),
  ]
}
