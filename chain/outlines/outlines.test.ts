import { distanceMetres, zoneAt, type Brand, type Point } from '@harbour/rules'
import { expect, test } from 'vitest'
import { districts, lands, outlines, places, shops } from '../index.ts'

test('every district has an outline, and every outline a district', () => {
  expect(outlines.map(({ code }) => code).toSorted()).toEqual(districts.map(({ code }) => code).toSorted())
})

test('[1.2] outlines lie in the boxes of their districts, where everybody else’s maps have them', () => {
  const slack = 0.003
  const hongKong = outlines.filter(({ code }) => !code.startsWith('macau-'))
  const astray = hongKong.filter(({ code, rings }) => {
    const [south, west, north, east] = districts.find((district) => district.code === code)?.box ?? [0, 0, 0, 0]
    return rings.flat().some(([lat, lng]) => lat < south - slack || lat > north + slack || lng < west - slack || lng > east + slack)
  })
  expect(astray.map(({ code }) => code)).toEqual([])
})

test('[1.16] stations and shops stand in the outline of their district, or at its edge', () => {
  const known = [...places.filter(({ kind }) => kind === 'station'), ...shops]
  const ringsOf = (code: string) => outlines.find((outline) => outline.code === code)?.rings ?? []
  expect(known.filter(({ district, point }) => metresOff(ringsOf(district), point) > 900).map(({ name }) => name.en)).toEqual([])
  expect(known.filter(({ district, point }) => metresOff(ringsOf(district), point) === 0).length / known.length).toBeGreaterThan(0.85)
})

test('[1.16] stations and shops stand on land, or near it', () => {
  const known = [...places.filter(({ kind }) => kind === 'station'), ...shops]
  expect(known.filter(({ brand, point }) => metresOff(landOf(brand), point) > 900).map(({ name }) => name.en)).toEqual([])
  expect(known.filter(({ brand, point }) => metresOff(landOf(brand), point) === 0).length / known.length).toBeGreaterThan(0.8)
})

test.each([
  ['the middle of Victoria Harbour', 31, { lat: 22.2855, lng: 114.1725 }],
  ['the East Lamma Channel', 31, { lat: 22.225, lng: 114.143 }],
  ['the water between Macau and Taipa', 42, { lat: 22.1755, lng: 113.5455 }],
] as const)('[1.16] %s is no land', (_name, brand, point) => {
  expect(metresOff(landOf(brand), point)).toBeGreaterThan(0)
})

const landOf = (brand: Brand) => lands.find((land) => land.brand === brand)?.rings ?? []

/** The distance of a point from the nearest corner of some rings; zero inside. */
function metresOff(rings: [number, number][][], point: Point): number {
  if (
    zoneAt(
      rings.map((ring) => ({ ring })),
      point,
    )
  )
    return 0
  return Math.min(...rings.flat().map(([lat, lng]) => distanceMetres({ lat, lng }, point)))
}
