import type { Point } from '../region.ts'

/** A closed ring of [lat, lng]; the last point joins the first by itself. */
export type Ring = readonly (readonly [number, number])[]
export type ZoneShape = { ring: Ring; holes?: readonly Ring[] }

/** The first zone that holds the point, or null where nobody delivers (spec 8.12). A border is inside, a hole's border too. */
export function zoneAt<Zone extends ZoneShape>(zones: readonly Zone[], point: Point): Zone | null {
  return zones.find((zone) => holds(zone, point)) ?? null
}

/** The greatest distance at which a shop is offered for collecting instead of a delivery, in metres as the crow flies, the border included (spec 8.12). */
export const pickupReach = 10_000

/** The distance between two points along the earth's surface, in metres (haversine). */
export function distanceMetres(a: Point, b: Point): number {
  const chord = halfSine(b.lat - a.lat) + Math.cos(a.lat * degree) * Math.cos(b.lat * degree) * halfSine(b.lng - a.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Metres, the mean radius. */
const earthRadius = 6_371_009
/** One degree in radians. */
const degree = 0.017453292519943295

function halfSine(degrees: number): number {
  return Math.sin(degrees * degree * 0.5) ** 2
}

function holds({ ring, holes = [] }: ZoneShape, point: Point): boolean {
  if (onBorder(ring, point)) return true
  return surrounds(ring, point) && holes.every((hole) => onBorder(hole, point) || !surrounds(hole, point))
}

/** Ray casting: a ray towards rising longitude crosses the ring an odd number of times. */
function surrounds(ring: Ring, point: Point): boolean {
  return edges(ring).filter((edge) => isCrossed(edge, point)).length % 2 === 1
}

function onBorder(ring: Ring, point: Point): boolean {
  return edges(ring).some(([a, b]) => side(a, b, point) === 0 && between(a[0], point.lat, b[0]) && between(a[1], point.lng, b[1]))
}

type Corner = Ring[number]

function edges(ring: Ring): [Corner, Corner][] {
  return ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner])
}

function isCrossed([a, b]: [Corner, Corner], point: Point): boolean {
  if (a[0] > point.lat === b[0] > point.lat) return false
  return side(a, b, point) > 0 === b[0] > a[0]
}

/** The side of the line from a to b on which the point lies: 0 on it. A cross product, so that nothing is divided. */
function side(a: Corner, b: Corner, point: Point): number {
  return (b[1] - a[1]) * (point.lat - a[0]) - (b[0] - a[0]) * (point.lng - a[1])
}

function between(a: number, x: number, b: number): boolean {
  return (a <= x && x <= b) || (b <= x && x <= a)
}
