import type { Trip } from './trip.ts'

const name = 'rider.kept-trip'
type Kept = { token: string; trip: Trip; at: number }

/** Keeps the trip as it was last heard, so that a phone that loads the page anew without a network still shows it. */
export function keepTrip(token: string, trip: Trip): void {
  try {
    localStorage.setItem(name, JSON.stringify({ token, trip, at: Date.now() } satisfies Kept))
  } catch {
    // A phone that can keep nothing works while it is connected.
  }
}

/** The trip that was kept of this token; undefined where there is none. */
export function keptTrip(token: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null // as `keepTrip` has written it
    return kept?.token === token ? kept : undefined
  } catch {
    return undefined
  }
}
