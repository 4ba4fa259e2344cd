import type { Instant } from '@harbour/rules'

/** A moment as PostgreSQL reads it. */
export const moment = (instant: Instant) => new Date(instant).toISOString()
