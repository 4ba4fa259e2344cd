import type { NearbyPlace } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { placeAtPin, samePoint } from './place-at-pin.ts'

const at = { lat: 22.2855, lng: 114.2187 }
const square: [number, number][] = [
  [22.28, 114.21],
  [22.28, 114.23],
  [22.29, 114.23],
  [22.29, 114.21],
]
const island = { land: [square] }
const place = (building: string, kind: string, distance: number): NearbyPlace => ({
  placeId: building,
  building,
  kind,
  distance,
  district: 'Eastern',
  fullAddress: '8 Taikoo Shing Road',
  ...at,
})

test('[7.17] a building within 60 m is what the pin means, though a street or a station is nearer', () => {
  const pinned = placeAtPin(at, [place('Taikoo Shing Road', 'street', 5), place('Ngan Pak Mansion', 'tower', 60)], island)
  expect(pinned).toMatchObject({ state: 'found', place: { building: 'Ngan Pak Mansion', kind: 'tower', ...at } })
})

test('[5.12] further off the pin is named after the nearest place, and needs a number', () => {
  const pinned = placeAtPin(at, [place('Ngan Pak Mansion', 'tower', 61)], island)
  expect(pinned).toMatchObject({ state: 'found', place: { building: 'Ngan Pak Mansion', kind: 'street' } })
})

test('the door is where the pin is, not where the place is', () => {
  const pin = { lat: 22.2858, lng: 114.2187 }
  expect(placeAtPin(pin, [place('Ngan Pak Mansion', 'tower', 33)], island)).toMatchObject({ place: pin })
})

test('[8.12] beyond 600 m from anything known no address can be detected', () => {
  expect(placeAtPin(at, [place('Ngan Pak Mansion', 'tower', 600)], island).state).toBe('found')
  expect(placeAtPin(at, [place('Ngan Pak Mansion', 'tower', 601)], island).state).toBe('nowhere')
  expect(placeAtPin(at, [], island).state).toBe('nowhere')
})

test('the sea is no address, unless a known place is near: the coast is drawn crudely', () => {
  const afloat = { lat: 22.295, lng: 114.22 }
  expect(placeAtPin(afloat, [place('Quarry Bay Pier', 'landmark', 301)], island).state).toBe('sea')
  expect(placeAtPin(afloat, [place('Quarry Bay Pier', 'landmark', 300)], island).state).toBe('found')
  expect(placeAtPin(afloat, [place('Quarry Bay Pier', 'landmark', 301)], undefined).state).toBe('found')
})

test('a pin that moved by a metre has not moved', () => {
  expect(samePoint(at, { ...at, lat: at.lat + 0.00001 })).toBe(true)
  expect(samePoint(at, { ...at, lat: at.lat + 0.0001 })).toBe(false)
})
