import { serverNow } from '../lib/server-clock.ts'
import type { Trip } from './trip.ts'

const name = 'rider.kept-trip'

/** A trip as it was heard at a moment of server time. */
export type HeardTrip = { trip: Trip; at: number }

/** Keeps the trip as it was last heard, so that a phone that loads the page anew without a network still shows it. */
export function persistTrip(token: string, heard: HeardTrip): void {
  try {
    localStorage.setItem(name, JSON.stringify({ token, ...heard }))
  } catch {
    // A phone that can keep nothing works while it is connected.
  }
}

/** The trip that was kept of this token; undefined where there is none. One whose link is good no more is forgotten: it names guests and their doors. */
export function persistedTrip(token: string): HeardTrip | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as ({ token: string } & HeardTrip) | null // as `persistTrip` has written it
    if (kept && serverNow() >= kept.trip.until) forgetKept()
    else if (kept?.token === token) return { trip: kept.trip, at: kept.at }
    return undefined
  } catch {
    return undefined
  }
}

/** Forgets the trip that is kept. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // A phone that can keep nothing has kept nothing.
  }
}
