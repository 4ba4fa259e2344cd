import { quoteMinutes } from '@harbour/rules'

const minute = 60_000

/** The latest moment that a guest is promised by a shop that accepts their order now: its minutes and the way, with the room that every promise has. */
export function promisedBy(of: { makeMinutes: number; travelMinutes: number }, now: number): number {
  const { high } = quoteMinutes({ makeMinutes: [of.makeMinutes], queueMinutes: 0, travelMinutes: of.travelMinutes })
  return now + high * minute
}
