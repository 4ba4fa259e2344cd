import type { NearbyPlace } from '@harbour/protocol'
import { distanceMetres, type Brand, type Language, type Point } from '@harbour/rules'
import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { localize } from '../../platform/localized-text.ts'
import { stripUnit } from './strip-unit.ts'
import type { Geocoder } from './geocoder.ts'
import { indexPlaces, ranks, type Match, type PlaceIndex } from './place-index.ts'
import { streetNumberOf, isAtStreetNumber, withNumber } from './street-number.ts'

/** Further away than this a place says nothing about where somebody is. */
const nearbyMetres = 3000

/** The embedded geocoder: answers from the chain's own places, without the network. */
export function createGazetteer(placesOf: (brand: Brand) => PlaceRecord[]): Geocoder {
  return {
    async suggest(keyword, { brand, near, language, limit }) {
      const index = indexOf(placesOf(brand))
      const found = bestFirst(meantBy(keyword, index), near)
      const doors = doorsOf(keyword, placesOf(brand), (street) => bestFirst(index.search(street), near))
      return [...new Map([...doors, ...found.map(({ place }) => place)].map((place) => [place.placeId, place])).values()]
        .slice(0, limit)
        .map((place) => ({ ...told(place, language), distance: near ? metres(place, near) : null }))
    },
    async nearby(point, { brand, language, limit }) {
      return placesOf(brand)
        .filter(({ kind }) => kind !== 'district')
        .map((place) => ({ place, distance: metres(place, point) }))
        .filter(({ distance }) => distance <= nearbyMetres)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, limit)
        .map(({ place, distance }) => ({ ...told(place, language), distance }))
    },
  }
}

const indexes = new WeakMap<PlaceRecord[], PlaceIndex>()

/** The index of places, made once for as long as they are the same. */
function indexOf(places: PlaceRecord[]): PlaceIndex {
  const index = indexes.get(places) ?? indexPlaces(places)
  indexes.set(places, index)
  return index
}

/** The places that a keyword means; where these are none in particular, those that it means without the words for a door. */
function meantBy(keyword: string, index: PlaceIndex): Match[] {
  const [found, place] = [index.search(keyword), stripUnit(keyword)]
  return place === keyword || found.some(({ score }) => score >= leastKnown) ? found : index.search(place)
}

/** The least similarity of a place to what was typed, not to ask any further. */
const leastKnown = 0.9

/** The places at the number of a street that was typed, and the number itself: a guest's own door is rarely in any list. */
function doorsOf(keyword: string, places: PlaceRecord[], search: (street: string) => Match[]): PlaceRecord[] {
  const streetNumber = streetNumberOf(keyword)
  if (!streetNumber) return []
  const meant = search(streetNumber.street).find(({ place, score }) => place.kind === 'street' && score >= leastOfStreet)
  if (!meant) return []
  const [numbered, known] = [
    withNumber(meant.place, streetNumber),
    places.filter((place) => isAtStreetNumber(place, meant.place, streetNumber)),
  ]
  return known.some(({ name }) => name.en === numbered.name.en) ? known : [...known, numbered]
}

/** The least similarity of a street to what stands beside a number. */
const leastOfStreet = 0.85

/** By rank; of likely ones the more alike first, in steps of a twentieth; then the nearer; then the more alike. */
function bestFirst(matches: Match[], near: Point | undefined): Match[] {
  const doubt = ({ rank, score }: Match) => (rank === ranks.likely ? -Math.round(score * 20) : 0)
  const keyed = matches.map((match) => ({
    match,
    keys: [match.rank, doubt(match), near ? metres(match.place, near) : 0, -match.score],
  }))
  return keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ match }) => match)
}

/** Compares by the first key that differs. */
function compare(a: number[], b: number[]): number {
  const index = a.findIndex((key, at) => key !== b[at])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

function told(place: PlaceRecord, language: Language): Omit<NearbyPlace, 'distance'> {
  return {
    placeId: place.placeId,
    kind: place.kind,
    building: localize(place.name, language),
    district: localize(place.district, language),
    fullAddress: localize(place.address, language),
    ...place.point,
  }
}

function metres(place: PlaceRecord, point: Point): number {
  return Math.round(distanceMetres(place.point, point))
}
