import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPins } from './pin-groups.ts'
import type { MapPin } from './map-pin.ts'

const pin = (id: string, x: number, y: number, selected = false): MapPin => ({
  id,
  at: { lat: y, lng: x },
  words: '20–30 min',
  label: id,
  tone: 'open',
  selected,
})
const spotOf = ({ at: { lat, lng } }: MapPin) => ({ x: lng, y: lat })
const told = (pins: MapPin[]) => groupPins(pins, spotOf).map((group) => [group.pin.id, ...group.others.map(({ id }) => id)])

test('[1.17] pins that would cover each other stand as one, the selected one or else the first in front', () => {
  expect(told([pin('a', 0, 0), pin('b', 97, 45), pin('c', 200, 0)])).toEqual([['a', 'b'], ['c']])
  expect(told([pin('a', 0, 0), pin('b', 97, 45, true), pin('c', 200, 0)])).toEqual([['b', 'a'], ['c']])
  expect(told([pin('a', 0, 0), pin('beside', 98, 0), pin('below', 0, 46)])).toEqual([['a'], ['beside'], ['below']])
})

test('[1.17] no pin is lost, and none in front covers another', () => {
  const spot = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(fc.array(fc.tuple(spot, spot, fc.boolean()), { maxLength: 40 }), (spots) => {
      const groups = groupPins(
        spots.map(([x, y, selected], at) => pin(String(at), x, y, selected)),
        spotOf,
      )
      expect(groups.flatMap((group) => [group.pin, ...group.others]).length).toBe(spots.length)
      for (const a of groups) {
        for (const b of groups) {
          const near = Math.abs(a.pin.at.lng - b.pin.at.lng) < 98 && Math.abs(a.pin.at.lat - b.pin.at.lat) < 46
          expect(a === b || !near).toBe(true)
        }
      }
    }),
  )
})
