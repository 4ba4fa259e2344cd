import type { Instant } from '@harbour/rules'
import { shopOpenness } from '../catalogue/shop-openness.ts'
import type { Call } from './deps.ts'
import { isRead, type ReportScope } from './scope.ts'

/** A tablet that would let an order be missed: why, and since when. */
export type UnwatchedTablet = { storeId: string; tabletName: string; state: 'silent' | 'muted' | 'hidden'; since: Instant }

type WatchedTablet = Awaited<ReturnType<Call['tabletReports']['watched']>>[number]

/** The time without a report after which a tablet is silent, in milliseconds. */
const silentAfter = 60_000

/** The tablets, of shops that are open now, that would let an order be missed. */
export async function unwatchedTablets(
  scope: ReportScope,
  { catalogue, clock, tabletReports }: Pick<Call, 'catalogue' | 'clock' | 'tabletReports'>,
): Promise<UnwatchedTablet[]> {
  const now = clock.now()
  const open = catalogue.shops(scope.brand).filter((shop) => isRead(scope, shop.storeId) && shopOpenness(shop, now).state !== 'closed')
  const tablets = await tabletReports.watched(open.map(({ storeId }) => storeId))
  return tablets.flatMap((tablet) => unwatched(tablet, now) ?? [])
}

/** Judges a tablet: a silent one may be muted as well; the first thing wrong is said. Undefined for one that would let no order be missed. */
export function unwatched({ storeId, name: tabletName, ...tablet }: WatchedTablet, now: Instant): UnwatchedTablet | undefined {
  const heardAt = tablet.reportedAt ?? tablet.pairedAt
  if (now - heardAt >= silentAfter) return { storeId, tabletName, state: 'silent', since: heardAt }
  if (tablet.unheardSince !== null) return { storeId, tabletName, state: 'muted', since: tablet.unheardSince }
  return tablet.hiddenSince === null ? undefined : { storeId, tabletName, state: 'hidden', since: tablet.hiddenSince }
}
