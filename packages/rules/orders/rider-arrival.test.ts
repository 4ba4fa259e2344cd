import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { riderArrival, type RiderRoute } from './rider-arrival.ts'
import type { Span } from '../time/span.ts'

const minute = 60_000
const noon = Date.parse('2026-11-23T12:00:00+08:00')
/** A degree of latitude, in metres. */
const degree = 111_195
const door = { lat: 22.28, lng: 114.21 }
/** A point so many metres north of the door. */
const away = (metres: number) => ({ lat: door.lat + (metres + 0.5) / degree, lng: door.lng })
/** The shop gives 12 minutes for 2,400 m: 200 m a minute. */
const way: RiderRoute = { shop: away(2400), door, travelMinutes: 12 }
const between = (from: number, to: number): Span => ({ from: noon + from * minute, to: noon + to * minute })
/** Promised so far ahead that whatever is known of a rider is told anew. */
const nothingYet = between(200, 210)

const minutesOf = ({ from, to }: Span) => [(from - noon) / minute, (to - noon) / minute]
const arrival = (metres: number, { told = nothingYet, at = 0, by = way } = {}) =>
  minutesOf(riderArrival(by, { ...away(metres), at: noon + at * minute }, told))

describe('how long a rider still takes', () => {
  test.each([
    [2400, 12, 20],
    [2200, 11, 19],
    [2201, 12, 20],
    [200, 1, 4],
    [201, 2, 5],
    [1, 1, 4],
    [0, 0, 2],
    [4800, 24, 38],
  ])('[1.21] from %i m away it is %i to %i minutes at the pace of the shop', (metres, from, to) => {
    expect(arrival(metres)).toEqual([from, to])
  })

  test.each([
    [1000, 2],
    [1001, 3],
  ])('[1.21] nobody rides %i m in less than %i minutes, whatever the shop gives', (metres, least) => {
    expect(arrival(metres, { by: { ...way, travelMinutes: 1 } })[0]).toBe(least)
  })

  test.each([
    [200, 60],
    [213, 62.6625],
    [3600, 105],
  ])('[1.21] a shop that gives an hour for the next corner has the rest of %i m walked, in %d minutes', (metres, minutes) => {
    expect(arrival(metres, { by: { ...way, shop: away(200), travelMinutes: 60 } })[0]).toBe(Math.ceil(minutes))
  })

  test('a door at the shop itself is a way as well', () => {
    const next = { ...way, shop: away(0) }
    expect(arrival(0, { by: next })).toEqual([0, 2])
    expect(arrival(160, { by: next })[0]).toBe(14)
  })

  test('[1.21] a minute that has begun is rounded up, a full one stays', () => {
    expect(arrival(200, { at: 1 })).toEqual([2, 5])
    expect(arrival(200, { at: 1.001 })).toEqual([3, 6])
  })
})

describe('what the guest was told', () => {
  /** 400 m away: 2 to 5 minutes, 3.5 in the middle. */
  const near = 400

  test.each([
    ['begins with the middle', between(3.5, 30), [3.5, 5]],
    ['begins later', between(3.6, 30), [2, 5]],
    ['ends with the middle', between(-5, 3.5), [2, 3.5]],
    ['ends sooner', between(-5, 3.4), [2, 5]],
    ['is narrower', between(3, 4), [3, 4]],
    ['is wider', between(1, 9), [2, 5]],
  ])('[1.21] that %s', (_how, told, expected) => {
    expect(arrival(near, { told })).toEqual(expected)
  })

  test('[1.21] a rider near the door is not said to take the half hour that was promised', () => {
    expect(arrival(150, { told: between(25, 35) })).toEqual([1, 4])
  })

  test('[1.21] a rider who turns back is told of', () => {
    expect(arrival(2400, { told: between(1, 4) })).toEqual([12, 20])
  })

  /** A sighting may be 170 m astray, so a rider seen near the door may already stand at it: 0 to 2 minutes, 1 in the middle. */
  test.each([
    ['the rider may be at the door', 170, 0, between(0, 2), [1, 2]],
    ['at a moment later it has not passed', 170, 0.5, between(0, 3), [2, 3]],
    ['the middle of where they may be is its end', 170, 0.25, between(-3, 2), [1, 2]],
    ['the middle of where they may be is after it', 170, 1.25, between(0, 2.9), [3, 6]],
    ['a metre more lies between', 171, 0.25, between(-3, 2), [2, 5]],
    ['nobody can ride as fast as was told', 170, 0, between(-2, 1), [1, 4]],
  ])('[1.21] stands near the door only while %s', (_when, metres, at, told, expected) => {
    expect(arrival(metres, { told, at })).toEqual(expected)
  })

  test('[1.21] a rider seen at the door, and a moment later two streets off, is not told of anew', () => {
    const [from = 0, to = 0] = arrival(0, { at: 12 })
    expect([from, to]).toEqual([12, 14])
    expect(arrival(169, { at: 12.25, told: between(from, to) })).toEqual([13, 14])
  })

  const wobbles = fc.array(fc.record({ north: fc.integer({ min: -120, max: 120 }), east: fc.integer({ min: -120, max: 120 }) }), {
    minLength: 49,
    maxLength: 49,
  })

  test('[1.21] a rider at the pace of the shop, seen 120 m too far on either side, makes the time narrower alone', () => {
    fc.assert(
      fc.property(wobbles, (steps) => {
        let told = nothingYet
        for (const [index, { north, east }] of steps.entries()) {
          const at = index * 0.25
          const { lat, lng } = away(Math.max(0, 2400 - 200 * at) + north)
          const seen = { lat, lng: lng + east / degree, at: noon + at * minute }
          const next = riderArrival(way, seen, told)
          if (index > 0) {
            expect(next.from).toBeGreaterThanOrEqual(told.from)
            expect(next.to).toBeLessThanOrEqual(told.to)
          }
          expect(next.to).toBeGreaterThan(next.from)
          told = next
        }
      }),
    )
  })

  test('[1.21] what is told has not passed, and is never sooner than the fastest ride', () => {
    const metres = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(
        metres,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (away, travel, from, wide) => {
          const [soonest = 0, latest = 0] = arrival(away, { told: between(from, from + wide), by: { ...way, travelMinutes: travel } })
          expect(soonest).toBeGreaterThanOrEqual(away / 500)
          expect(latest).toBeGreaterThan(soonest)
        },
      ),
    )
  })
})
