import { fetchedSoon } from '../../../lib/fetched-soon.tsx'

/** The reasons for which an order is cancelled. */
export const CancelSheet = fetchedSoon(async () => (await import('./CancelSheet.tsx')).CancelSheet)

/** The ends of an order that are not as they should be. */
export const ElseSheet = fetchedSoon(async () => (await import('./ElseSheet.tsx')).ElseSheet)
