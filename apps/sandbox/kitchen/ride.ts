import type { Point } from './steps.ts'

type Ride = { from: Point; to: Point; minutes: number; speed: number; tell: (at: Point) => Promise<unknown> }

const minuteMs = 60_000
/** How often a rider's phone says where it is, by the kitchen's time, and never more often than once a second of real time. */
const everyMs = 15_000
const leastMs = 1000

/** A rider on the way from the shop to the door, `speed` times faster than a real one. Gives what ends the ride. */
export function ride({ from, to, minutes, speed, tell }: Ride): () => void {
  const begun = performance.now()
  const lasts = (minutes * minuteMs) / speed
  let telling = false
  const timer = setInterval(() => void say(), Math.max(leastMs, everyMs / speed))
  void say()
  return () => clearInterval(timer)

  async function say() {
    if (telling) return
    telling = true
    const share = Math.min(1, (performance.now() - begun) / Math.max(1, lasts))
    if (share === 1) clearInterval(timer)
    // What is not heard is out of date a moment later.
    await tell(wayPoint(from, to, share)).catch(() => undefined)
    telling = false
  }
}

/** Where somebody is who has come so far, from 0 to 1. */
export function wayPoint(from: Point, to: Point, share: number): Point {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
