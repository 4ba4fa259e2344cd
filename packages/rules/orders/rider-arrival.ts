import { addMinutes, minute, type Instant, type Minutes } from '../time/clock.ts'
import { wholeSteps } from '../money.ts'
import type { Point } from '../region.ts'
import type { Span } from '../time/span.ts'
import { distanceMetres } from '../shops/delivery-zone.ts'

/** The way of a delivery: from the shop to the door, in so many minutes. */
export type RiderRoute = { shop: Point; door: Point; travelMinutes: Minutes }

/** The greatest speed as the crow flies, in metres a minute: nobody rides faster, and nobody is slower than on foot once the time of the shop is over. */
const fastest = 500
const onFoot = 80
/** The time at the door, where the guest still has to be found. */
const minutesAtDoor = 2
/** A phone between tall houses believes itself up to 120 m too far north or south, and as much too far east or west. */
const metresAstray = 170
const second = 1000

/**
 * The time at which a rider who was seen somewhere is at the door, in whole minutes (spec 1.21): at the pace that the shop reckons with, but never sooner than
 * anybody could ride there; at the latest in half as long again. What the guest was told stands, and only becomes narrower, while the middle of
 * this is not before it, and not after it either if the rider is nearer by as much as a sighting can be astray; borders included. Otherwise the
 * guest is told anew, as also where nobody can ride fast enough to keep what was told.
 */
export function riderArrival(way: RiderRoute, seen: Point & { at: Instant }, told: Span): Span {
  const metres = wholeMetres(seen, way.door)
  const expected = spanFrom(way, metres, seen.at)
  const ifNearer = spanFrom(way, Math.max(0, metres - metresAstray), seen.at)
  const soonest = nextMinute(seen.at + ride(metres))
  if (middle(expected) < told.from || middle(ifNearer) > told.to || soonest >= told.to) return expected
  const from = expected.from < told.to ? expected.from : soonest
  return { from: Math.max(from, told.from), to: Math.min(expected.to, told.to) }
}

function spanFrom(way: RiderRoute, metres: number, at: Instant): Span {
  const left = timeLeft(way, metres)
  const from = nextMinute(at + left)
  return { from, to: nextMinute(addMinutes(from, minutesAtDoor) + left * 0.5) }
}

const middle = ({ from, to }: Span): Instant => from + (to - from) * 0.5

/** The time that the way still takes, in milliseconds, by the second. */
function timeLeft({ shop, door, travelMinutes }: RiderRoute, metres: number): number {
  const atShopsPace = secondsFor(metres, travelMinutes, Math.max(1, wholeMetres(shop, door)))
  const most = travelMinutes * 60 + secondsFor(metres, 1, onFoot)
  return Math.max(ride(metres), Math.min(atShopsPace, most) * second)
}

/** The time that the fastest rider would take, in milliseconds. */
const ride = (metres: number): number => secondsFor(metres, 1, fastest) * second

/** The seconds that so many metres take at a speed, given as metres in so many minutes. */
const secondsFor = (metres: number, minutes: Minutes, metresInThem: number): number => stepsUp(minutes * 60 * metres, metresInThem)

function wholeMetres(a: Point, b: Point): number {
  const metres = distanceMetres(a, b)
  return metres - (metres % 1)
}

/** An instant on the full minute is its own. */
const nextMinute = (at: Instant): Instant => stepsUp(at, minute) * minute

/** The number of steps that it takes to reach an amount. */
const stepsUp = (amount: number, size: number): number => wholeSteps(amount + size - 1, size)
