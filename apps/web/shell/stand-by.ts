import type { QueryClient } from '@tanstack/react-query'
import { wearBadge } from '../stores/app-badge.ts'
import { countCoupons } from '../stores/count-coupons.ts'
import { keepAnswers } from '../stores/kept-answers.ts'
import { noteNetwork } from '../stores/network.ts'
import { startWorker } from './app-worker.ts'

/** Makes the app of use without a network: what was said before is said again, what is said now is kept, and so is the app itself. */
export function standBy(queries: QueryClient) {
  keepAnswers(queries)
  wearBadge(queries)
  countCoupons(queries)
  if (!navigator.onLine) noteNetwork(true)
  addEventListener('offline', () => noteNetwork(true))
  // What tells of a lost network is fetched while there is one.
  void import('./NetworkDialog.tsx').catch(() => undefined)
  // What comes back says so itself: the queries are asked again, and the first answer ends it.
  startWorker().catch(() => undefined)
}
