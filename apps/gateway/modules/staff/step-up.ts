import type { Instant } from '@harbour/rules'

/** The time for which somebody of the staff has shown who they are, in milliseconds. */
export const provenFor = 10 * 60_000

/** Says whether somebody who showed at a moment who they are has to show it again by now: after ten whole minutes. */
export const mustStepUp = (provenAt: Instant, now: Instant) => now - provenAt >= provenFor
