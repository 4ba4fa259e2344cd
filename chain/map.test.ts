import { distanceMetres } from '@harbour/rules'
import { expect, test } from 'vitest'
import { districts, mainRoads, places, railLines } from './index.ts'

const placeOf = new Map(places.map((place) => [place.placeId, place]))

test('[1.16] every station of a line is in the gazetteer, under the line’s brand', () => {
  const strangers = railLines.flatMap(({ brand, stations }) => stations.filter((placeId) => placeOf.get(placeId)?.brand !== brand))
  expect(strangers).toEqual([])
})

test('[1.16] every railway, light rail and Macau station is on a line, the high-speed terminus aside', () => {
  const onALine = new Set(railLines.flatMap(({ stations }) => stations))
  const lonely = places.filter(({ kind, placeId }) => kind === 'station' && !onALine.has(placeId))
  expect(lonely.map(({ name }) => name.en)).toEqual(['Hong Kong West Kowloon Station'])
})

test('stations that follow one another are at most 20 km apart, and none follows itself', () => {
  for (const { lineId, stations } of railLines) {
    const points = stations.flatMap((placeId) => placeOf.get(placeId)?.point ?? [])
    const steps = points.slice(1).map((point, index) => distanceMetres(points[index] ?? point, point))
    expect(Math.min(...steps), lineId).toBeGreaterThan(100)
    expect(Math.max(...steps), lineId).toBeLessThan(20_000)
  }
})

test('line ids are unique and colours fit for a style', () => {
  expect(new Set(railLines.map(({ lineId }) => lineId)).size).toBe(railLines.length)
  expect(railLines.filter(({ colour }) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
})

test('at least 40 main roads are drawn, named in both languages, each with three corners or more and no leap', () => {
  expect(mainRoads.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mainRoads.map(({ name }) => name.en)).size).toBe(mainRoads.length)
  for (const { name, path } of mainRoads) {
    expect(name.tc, name.en).toMatch(/\p{Script=Han}/u)
    const points = path.map(([lat, lng]) => ({ lat, lng }))
    expect(points.length, name.en).toBeGreaterThanOrEqual(3)
    expect(Math.max(...points.slice(1).map((point, index) => distanceMetres(points[index] ?? point, point))), name.en).toBeLessThan(3000)
  }
})

test('both ends of a road lie in a district of its region', () => {
  const astray = mainRoads.filter(({ brand, path }) =>
    [path[0], path.at(-1)].some(
      (end) =>
        !districts.some(({ brand: where, box: [south, west, north, east] }) => {
          const [lat = NaN, lng = NaN] = end ?? []
          return where === brand && south <= lat && lat <= north && west <= lng && lng <= east
        }),
    ),
  )
  expect(astray.map(({ name }) => name.en)).toEqual([])
})

test('a road that is also a street of the gazetteer passes within 400 m of it', () => {
  const far = mainRoads.filter(({ name, brand, path }) => {
    const street = places.find((place) => place.kind === 'street' && place.brand === brand && place.name.tc === name.tc)
    return street && Math.min(...path.map(([lat, lng]) => distanceMetres({ lat, lng }, street.point))) > 400
  })
  expect(far.map(({ name }) => name.en)).toEqual([])
})
