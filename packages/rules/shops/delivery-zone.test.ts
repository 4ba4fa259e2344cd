import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMetres, zoneAt, type Ring } from './delivery-zone.ts'

const square = (south: number, west: number, size: number): Ring => [
  [south, west],
  [south, west + size],
  [south + size, west + size],
  [south + size, west],
]

/** A zone around a hole, and a larger one that also fills it. */
const inner = { zoneId: 'inner', ring: square(0, 0, 4), holes: [square(1, 1, 2)] }
const outer = { zoneId: 'outer', ring: square(-1, -1, 8) }

describe('the zone of a point', () => {
  test.each([
    ['inside', 0.5, 0.5, 'inner'],
    ['on an edge', 0, 2, 'inner'],
    ['on a corner', 4, 4, 'inner'],
    ['just outside the edge', -0.001, 2, 'outer'],
    ['in the hole', 2, 2, 'outer'],
    ['on the hole’s border', 1, 2, 'inner'],
    ['level with a corner', 4, 5, 'outer'],
    ['on the line of an edge, beyond it', 0, 5, 'outer'],
    ['outside all', 9, 9, undefined],
  ])('[8.12] %s: %d, %d', (_where, lat, lng, zoneId) => {
    expect(zoneAt([inner, outer], { lat, lng })?.zoneId).toBe(zoneId)
  })

  test('[8.12] the first zone that holds the point wins', () => {
    expect(zoneAt([outer, inner], { lat: 0.5, lng: 0.5 })?.zoneId).toBe('outer')
  })

  test('[8.12] nobody delivers where there is no zone', () => {
    expect(zoneAt([], { lat: 0, lng: 0 })).toBeNull()
  })

  test('[8.12] the border of a slanted edge is the edge alone, not the rectangle around it', () => {
    const triangle: Ring = [
      [0, 0],
      [4, 4],
      [0, 4],
    ]
    const held = (lat: number, lng: number) => zoneAt([{ ring: triangle }], { lat, lng }) !== null
    expect([held(2, 2), held(2.5, 2), held(3, 1), held(1, 3), held(2, 3.5)]).toEqual([true, false, false, true, true])
  })

  test('[8.12] a hollow shape does not hold its hollow', () => {
    const horseshoe: Ring = [
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 2],
      [1, 2],
      [1, 1],
      [3, 1],
      [3, 0],
    ]
    expect(zoneAt([{ ring: horseshoe }], { lat: 2, lng: 1.5 })).toBeNull()
    expect(zoneAt([{ ring: horseshoe }], { lat: 2, lng: 2.5 })).not.toBeNull()
  })

  test('[8.12] where a ring starts, which way it turns and whether it repeats its first point makes no difference', () => {
    const corner = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
    const quarter = fc.integer({ min: -24, max: 24 }).map((quarters) => quarters / 4)
    const point = fc.record({ lat: quarter, lng: quarter })
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), fc.nat(7), point, (ring, turn, where) => {
        const start = turn % ring.length
        const turned = [...ring.slice(start), ...ring.slice(0, start)]
        const held = zoneAt([{ ring }], where) !== null
        expect(zoneAt([{ ring: turned }], where) !== null).toBe(held)
        expect(zoneAt([{ ring: ring.toReversed() }], where) !== null).toBe(held)
        expect(zoneAt([{ ring: [...ring, ...ring.slice(0, 1)] }], where) !== null).toBe(held)
      }),
    )
  })
})

describe('distance', () => {
  const point = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })

  test('[1.17] a degree of latitude is 111.2 km, and Hong Kong to Macau some 66', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1)
    const [hongKong, macau] = [
      { lat: 22.32, lng: 114.17 },
      { lat: 22.2, lng: 113.54 },
    ]
    expect(Math.round(distanceMetres(hongKong, macau) / 1000)).toBe(66)
  })

  test('[1.17] there is as far as back, and nowhere is further than halfway round', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3)
        expect(distanceMetres(a, b)).toBeLessThanOrEqual(20_015_200)
        expect(distanceMetres(a, a)).toBe(0)
      }),
    )
  })
})
