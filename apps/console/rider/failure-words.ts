import { m } from '../paraglide/messages.js'
import type { Stop } from './trip.ts'

/** The reason for which a stop goes back to the shop. */
export const failureWords: Record<NonNullable<Stop['failed']>, () => string> = {
  notThere: m.rider_not_there,
  refused: m.rider_refused,
  ageNotShown: m.rider_age_not_shown,
}
