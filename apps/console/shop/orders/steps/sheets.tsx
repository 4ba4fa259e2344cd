import { preloaded } from '../../../lib/preloaded.tsx'

/** The reasons for which an order is cancelled. */
export const CancelSheet = preloaded(async () => (await import('./CancelSheet.tsx')).CancelSheet)

/** The ends of an order that are not as they should be. */
export const ElseSheet = preloaded(async () => (await import('./ElseSheet.tsx')).ElseSheet)
