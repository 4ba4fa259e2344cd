import type { ChainShop, ChainZone } from '@harbour/chain'

export type LatLngPair = [lat: number, lng: number]

/** Metres of a degree of latitude. */
const metresOfDegree = 111_320
const accuracy = 1e6

const rounded = (degrees: number): number => Math.round(degrees * accuracy) / accuracy

export type Way = 'north' | 'south' | 'east' | 'west'

/** Moves a corner by some metres in one direction; its place is kept to a tenth of a metre. */
export function nudged([lat, lng]: LatLngPair, way: Way, metres: number): LatLngPair {
  const up = metres / metresOfDegree
  const across = up / Math.cos((lat * Math.PI) / 180)
  const [dLat, dLng] = { north: [up, 0], south: [-up, 0], east: [0, across], west: [0, -across] }[way]
  return [rounded(lat + (dLat ?? 0)), rounded(lng + (dLng ?? 0))]
}

/** A ring with a corner moved. */
export const withCorner = (ring: readonly LatLngPair[], at: number, corner: LatLngPair): LatLngPair[] =>
  ring.map((each, place) => (place === at ? corner : each))

/** A ring with one more corner, in the middle between this one and the next. */
export function withMiddle(ring: readonly LatLngPair[], at: number): LatLngPair[] {
  const [one, other] = [ring[at], ring[(at + 1) % ring.length]]
  if (!one || !other) return [...ring]
  const middle: LatLngPair = [rounded((one[0] + other[0]) / 2), rounded((one[1] + other[1]) / 2)]
  return [...ring.slice(0, at + 1), middle, ...ring.slice(at + 1)]
}

/** A ring as map files have it: [lng, lat], the first corner again as the last. */
export function toPositions(ring: readonly LatLngPair[]): [number, number][] {
  const positions = ring.map(([lat, lng]): [number, number] => [rounded(lng), rounded(lat)])
  const [first] = positions
  return first ? [...positions, first] : []
}

/** A ring of a map file as zones keep it: [lat, lng], closed by itself. */
export const fromPositions = (positions: readonly (readonly number[])[]): LatLngPair[] =>
  positions.slice(0, -1).map(([lng = 0, lat = 0]) => [rounded(lat), rounded(lng)])

/** A zone that nobody has drawn yet: a square of about a kilometre around the shop, on the terms of the last. */
export function newZone({ storeId, point, zones }: Pick<ChainShop, 'storeId' | 'point' | 'zones'>): ChainZone {
  const last = zones.at(-1)
  const half = 600
  const middle: LatLngPair = [point.lat, point.lng]
  const corner = (up: Way, across: Way) => nudged(nudged(middle, up, half), across, half)
  return {
    zoneId: freeId(storeId, zones),
    ring: [corner('north', 'west'), corner('north', 'east'), corner('south', 'east'), corner('south', 'west')],
    fee: last?.fee ?? 1500,
    minimum: last?.minimum ?? 5000,
    travelMinutes: last?.travelMinutes ?? 10,
  }
}

function freeId(storeId: string, zones: readonly ChainZone[]): string {
  const taken = new Set(zones.map(({ zoneId }) => zoneId))
  const numbers = Array.from({ length: zones.length + 1 }, (_, at) => `${storeId}-${at + 1}`)
  return numbers.find((each) => !taken.has(each)) ?? `${storeId}-${zones.length + 1}`
}

/** The zones with one of them a place earlier: the first that holds a door serves it. */
export function earlier(zones: readonly ChainZone[], at: number): ChainZone[] {
  const [moved, before] = [zones[at], zones[at - 1]]
  if (!moved || !before) return [...zones]
  return zones.map((zone, place) => (place === at ? before : place === at - 1 ? moved : zone))
}
