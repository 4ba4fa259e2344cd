import type { Point } from './steps.ts'

type Ride = { from: Point; to: Point; minutes: number; speed: number; tell: (at: Point) => Promise<unknown> }

const minuteMs = 60_000
/** The interval at which a rider's phone says where it is, by the kitchen's time; by real time never more often than the least, nor less often than a real one. */
const everyMs = 15_000
const leastMs = 1000

/** A rider on the way from the shop to the door, `speed` times faster than a real one. Gives what ends the ride. */
export function ride({ from, to, minutes, speed, tell }: Ride): () => void {
  const begun = performance.now()
  const lasts = (minutes * minuteMs) / speed
  const pace = Math.min(everyMs, Math.max(leastMs, everyMs / speed))
  let ended = false
  let timer: NodeJS.Timeout | undefined
  void say()
  return () => {
    ended = true
    clearTimeout(timer)
  }

  async function say() {
    const share = Math.min(1, (performance.now() - begun) / Math.max(1, lasts))
    // A place not heard is out of date a moment later, and said anew soon.
    const heard = await tell(wayPoint(from, to, share)).then(
      () => true,
      () => false,
    )
    if (!ended && share < 1) timer = setTimeout(() => void say(), heard ? pace : leastMs)
  }
}

/** The point of somebody who has come so far, from 0 to 1. */
export function wayPoint(from: Point, to: Point, share: number): Point {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
