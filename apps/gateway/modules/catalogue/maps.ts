import type { District, Land, MainRoad, Outline, Place, RailLine } from '@harbour/chain'
import type { MapSheet } from '@harbour/protocol'
import { zoneAt, type Brand, type Language } from '@harbour/rules'
import { type HashedFile, hashedFile } from '../../platform/files/hashed-file.ts'
import { allFiles, brandFiles, type BrandFiles } from './brand-files.ts'
import { localize } from '../../platform/localized-text.ts'

/** The chain's knowledge of the ground it stands on. */
export type MapSource = {
  districts: District[]
  outlines: Outline[]
  lands: Land[]
  rails: RailLine[]
  roads: MainRoad[]
  places: Place[]
}

/** Every brand's map in both languages. */
export type Maps = { file(brand: Brand, language: Language): HashedFile; files: HashedFile[] }

/** The maps whose files are these. */
export const mapsOf = (files: BrandFiles): Maps => ({
  file: (brand, language) => files[brand][language],
  get files() {
    return allFiles(files)
  },
})

/** Writes the map of each brand in both languages. */
export function writeMapFiles(source: MapSource): BrandFiles {
  return brandFiles((brand) => {
    const region = regionOf(source, brand)
    const shapes = shapesOf(region)
    return (language) =>
      hashedFile((version) => JSON.stringify({ version, brand, language, ...shapes, ...namesOf(region, language) } satisfies MapSheet))
  })
}

type Region = Omit<MapSource, 'lands'> & { land: Land['rings']; abroad: Land['rings'] }

function regionOf({ districts, outlines, lands, ...ground }: MapSource, brand: Brand): Region {
  const ours = districts.filter((district) => district.brand === brand)
  const codes = new Set(ours.map(({ code }) => code))
  const land = lands.find((each) => each.brand === brand)
  return {
    districts: ours,
    outlines: outlines.filter(({ code }) => codes.has(code)),
    land: land?.rings ?? [],
    abroad: land?.abroad ?? [],
    rails: ground.rails.filter((line) => line.brand === brand),
    roads: ground.roads.filter((road) => road.brand === brand),
    places: ground.places.filter((place) => place.brand === brand),
  }
}

type Spot = [lat: number, lng: number]

function shapesOf({ land, abroad, places, outlines }: Region): Pick<MapSheet, 'land' | 'abroad' | 'shores' | 'borders'> {
  const shapes = land.map((ring) => ({ ring }))
  const onLand = ([lat, lng]: Spot) => zoneAt(shapes, { lat, lng }) !== null
  return {
    land,
    abroad,
    shores: places.map(spotOf).filter((spot) => !onLand(spot)),
    borders: outlines.flatMap(({ rings }) => rings.flatMap((ring) => stretches(ring, onLand))),
  }
}

function namesOf(
  { districts, places, rails, roads }: Region,
  language: Language,
): Pick<MapSheet, 'districts' | 'roads' | 'rails' | 'places'> {
  const spots = new Map(places.map((place) => [place.placeId, [spotOf(place)]]))
  return {
    districts: districts.map(({ code, name }) => ({
      name: localize(name, language),
      at: middleOf(places.filter(({ district }) => district === code)),
    })),
    roads: roads.map(({ name, path }) => ({ name: localize(name, language), path })),
    rails: rails.map(({ name, colour, stations }) => ({
      name: localize(name, language),
      colour,
      path: stations.flatMap((id) => spots.get(id) ?? []),
    })),
    places: places.map((place) => ({ name: localize(place.name, language), kind: place.kind, at: spotOf(place) })),
  }
}

const spotOf = ({ point }: Place): Spot => [point.lat, point.lng]

/** The parts of a ring that pass, as open lines: at sea a district's border is drawn by nobody. */
function stretches(ring: Outline['rings'][number], passes: (corner: Spot) => boolean): Spot[][] {
  const lines: Spot[][] = [[]]
  for (const corner of [...ring, ...ring.slice(0, 1)]) {
    if (passes(corner)) lines.at(-1)?.push(corner)
    else lines.push([])
  }
  return lines.filter((line) => line.length > 1)
}

/** The middle of most of a district's places, so that its name stands where people live. */
function middleOf(places: Place[]): Spot {
  const median = (of: (place: Place) => number) => places.map(of).toSorted((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0
  return [median(({ point }) => point.lat), median(({ point }) => point.lng)]
}
