import type { MapSheet, NearbyPlace } from '@harbour/protocol'
import { distanceMetres, zoneAt, type Point } from '@harbour/rules'
import type { PickedPlace } from '../form/address-draft.ts'

/** So near, in metres, the pin means the building itself; within the second distance it is named after it and lacks its number. */
const atTheDoor = 60
const aroundIt = 600
/** Land is drawn crudely: so near to a known place nothing is sea. */
const notSea = 300

export type PlaceAtPin = { state: 'found'; place: PickedPlace } | { state: 'sea' } | { state: 'nowhere' }

/** The place that the pin stands on, by the places around it, nearest first. The door is where the pin is. */
export function placeAtPin(point: Point, places: readonly NearbyPlace[], sheet: Pick<MapSheet, 'land'> | undefined): PlaceAtPin {
  const [nearest] = places
  if (sheet && !(nearest && nearest.distance <= notSea) && isSea(point, sheet)) return { state: 'sea' }
  const building = places.find(({ kind, distance }) => isBuilding(kind) && distance <= atTheDoor)
  const named = building ?? nearest
  if (!named || named.distance > aroundIt) return { state: 'nowhere' }
  const { building: name, district, fullAddress } = named
  return { state: 'found', place: { building: name, district, fullAddress, ...point, kind: building?.kind ?? 'street' } }
}

/** Tells whether two points are the same door: a thumb moves a map by a metre without meaning it. */
export const samePoint = (a: Point, b: Point): boolean => distanceMetres(a, b) < 8

const isBuilding = (kind: string) => kind !== 'street' && kind !== 'district' && kind !== 'station'

const isSea = (point: Point, { land }: Pick<MapSheet, 'land'>) =>
  zoneAt(
    land.map((ring) => ({ ring })),
    point,
  ) === null
