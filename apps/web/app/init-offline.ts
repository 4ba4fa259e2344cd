import type { QueryClient } from '@tanstack/react-query'
import { setAppBadge } from '../entities/order/app-badge.ts'
import { countCoupons } from '../entities/coupon/count-coupons.ts'
import { persistQueries } from '../api/persisted-queries.ts'
import { noteNetwork } from '../lib/network.ts'
import { keepApp } from '../pwa/register-worker.ts'
import { keepCity } from './keep-city.ts'

/**
 * Makes the app of use without a network: what was said before is said again, what is said now is kept, and so is the app itself. So is the region, where a
 * link has led to the other one: the first load has no room for that.
 */
export function initOffline(queries: QueryClient) {
  persistQueries(queries)
  setAppBadge(queries)
  countCoupons(queries)
  if (!navigator.onLine) noteNetwork(true)
  addEventListener('offline', () => noteNetwork(true))
  // The notes that tell of a lost network are fetched while there is one.
  for (const told of [import('./shell/OfflineNote.tsx'), import('../features/menu/MenuOffline.tsx'), import('./shell/NetworkDialog.tsx')])
    told.catch(() => undefined)
  // A network that comes back says so itself: the queries are asked again, and the first answer ends it.
  keepApp().catch(() => undefined)
  keepCity()
}
