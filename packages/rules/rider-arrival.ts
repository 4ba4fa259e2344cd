import { addMinutes, minute, type Instant } from './clock.ts'
import { wholeSteps } from './money.ts'
import type { Minutes } from './quote.ts'
import type { Point } from './region.ts'
import type { Span } from './span.ts'
import { distanceMetres } from './zone.ts'

/** The way of a delivery: from the shop to the door, in so many minutes. */
export type RiderWay = { shop: Point; door: Point; travelMinutes: Minutes }

/** As the crow flies, in metres a minute: nobody rides faster, and nobody is slower than on foot once the time of the shop is over. */
const fastest = 500
const onFoot = 80
/** At the door the guest still has to be found. */
const minutesAtDoor = 2
const second = 1000

/**
 * When a rider who was seen somewhere is at the door, in whole minutes (spec 1.21): at the pace that the shop reckons with, but never sooner than
 * anybody could ride there; at the latest in half as long again. What the guest was told stands for as long as the middle of this, itself
 * included, lies within it, and only becomes narrower; otherwise they are told anew.
 */
export function riderArrival(way: RiderWay, seen: Point & { at: Instant }, told: Span): Span {
  const left = timeLeft(way, wholeMetres(seen, way.door))
  const from = nextMinute(seen.at + left)
  const to = nextMinute(addMinutes(from, minutesAtDoor) + left * 0.5)
  const middle = from + (to - from) * 0.5
  if (middle < told.from || middle > told.to) return { from, to }
  return { from: Math.max(from, told.from), to: Math.min(to, told.to) }
}

/** In milliseconds, by the second. */
function timeLeft({ shop, door, travelMinutes }: RiderWay, metres: number): number {
  const seconds = (minutes: Minutes, metresInThem: number) => stepsUp(minutes * 60 * metres, metresInThem)
  const atShopsPace = seconds(travelMinutes, Math.max(1, wholeMetres(shop, door)))
  const most = travelMinutes * 60 + seconds(1, onFoot)
  return Math.max(seconds(1, fastest), Math.min(atShopsPace, most)) * second
}

function wholeMetres(a: Point, b: Point): number {
  const metres = distanceMetres(a, b)
  return metres - (metres % 1)
}

/** An instant on the full minute is its own. */
const nextMinute = (at: Instant): Instant => stepsUp(at, minute) * minute

/** How many steps it takes to reach an amount. */
const stepsUp = (amount: number, size: number): number => wholeSteps(amount + size - 1, size)
