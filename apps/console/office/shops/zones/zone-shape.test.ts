import { expect, test } from 'vitest'
import { earlier, fromPositions, newZone, nudged, toPositions, withCorner, withMiddle, type LatLngPair } from './zone-shape.ts'

const ring: LatLngPair[] = [
  [22.3, 114.1],
  [22.3, 114.2],
  [22.2, 114.2],
]

test('a corner is nudged by metres, which are more of a degree from west to east', () => {
  expect(nudged([22.3, 114.1], 'north', 111.32)).toEqual([22.301, 114.1])
  expect(nudged([22.3, 114.1], 'south', 111.32)).toEqual([22.299, 114.1])
  const [lat, lng] = nudged([22.3, 114.1], 'east', 100)
  expect([lat, lng > 114.1009]).toEqual([22.3, true])
  expect(nudged([22.3, lng], 'west', 100)[1]).toBeCloseTo(114.1, 5)
})

test('a ring goes to a map file and comes back as it was', () => {
  expect(toPositions(ring)).toHaveLength(4)
  expect(toPositions(ring)[0]).toEqual([114.1, 22.3])
  expect(fromPositions(toPositions(ring))).toEqual(ring)
})

test('a corner is moved, or comes in between', () => {
  expect(withCorner(ring, 1, [22.35, 114.25])[1]).toEqual([22.35, 114.25])
  expect(withMiddle(ring, 2)).toEqual([...ring, [22.25, 114.15]])
})

test('a new zone stands around its shop under an id of its own', () => {
  const shop = { storeId: '3101', point: { lat: 22.28, lng: 114.21 }, zones: [] }
  const first = newZone(shop)
  expect([first.zoneId, first.ring.length]).toEqual(['3101-1', 4])
  expect(newZone({ ...shop, zones: [first] }).zoneId).toBe('3101-2')
  expect(newZone({ ...shop, zones: [{ ...first, zoneId: '3101-2', fee: 900 }] })).toMatchObject({ zoneId: '3101-1', fee: 900 })
})

test('a zone is tried earlier', () => {
  const [one, other] = ['1', '2'].map((zoneId) => ({ zoneId, ring, fee: 0, minimum: 0, travelMinutes: 0 }))
  if (!one || !other) throw new Error('there are two')
  expect(earlier([one, other], 1)).toEqual([other, one])
  expect(earlier([one, other], 0)).toEqual([one, other])
})
