import { expect, test } from 'vitest'
import { instantOf } from '../time/clock.ts'
import { cents } from '../money.ts'
import { pointsCutoff, lotExpiry, pointsByExpiry, pointsEarned, pointsExpiry, pointsWorth, type PointTerms } from './points.ts'

const terms: PointTerms = { perDollar: 1, centsEach: 5, validMonths: 12, welcome: 320, latest: null, asMoney: null }
const ending: PointTerms = { ...terms, latest: '2024/04/30' }
const noon = instantOf({ year: 2026, month: 11, day: 20, hour: 12 })

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [15_690, 156],
  [-100, 0],
])('%i cents earn %i points', (total, points) => {
  expect(pointsEarned(cents(total), terms)).toBe(points)
})

test('a brand may give several points a dollar', () => {
  expect(pointsEarned(cents(1_250), { perDollar: 2 })).toBe(24)
})

test('[1.23] points are good to the end of the same day a year later', () => {
  expect(pointsExpiry(noon, terms)).toBe(instantOf({ year: 2027, month: 11, day: 21 }))
})

test('points of a month’s last day end on the last day of a shorter month', () => {
  const lastOfAugust = instantOf({ year: 2026, month: 8, day: 31, hour: 9 })
  expect(pointsExpiry(lastOfAugust, { ...terms, validMonths: 6 })).toBe(instantOf({ year: 2027, month: 3, day: 1 }))
  const lastOfJanuary = instantOf({ year: 2026, month: 1, day: 31, hour: 9 })
  expect(pointsExpiry(lastOfJanuary, { ...terms, validMonths: 1 })).toBe(instantOf({ year: 2026, month: 3, day: 1 }))
})

test('[9.14] where the brand has a latest day, points are good to their own end or to that day’s, whichever comes first', () => {
  const march = instantOf({ year: 2024, month: 3, day: 1 })
  expect(pointsCutoff(ending)).toBe(instantOf({ year: 2024, month: 5, day: 1 }))
  expect(pointsExpiry(march, ending)).toBe(instantOf({ year: 2024, month: 5, day: 1 }))
  expect(pointsExpiry(march, { ...ending, validMonths: 1 })).toBe(instantOf({ year: 2024, month: 4, day: 2 }))
  expect(lotExpiry({ left: 1, expiresAt: noon }, ending)).toBe(instantOf({ year: 2024, month: 5, day: 1 }))
  expect(lotExpiry({ left: 1, expiresAt: noon }, terms)).toBe(noon)
})

test('[1.23] the points that end first come first, those that end together as one, ended ones not at all', () => {
  const lots = [
    { left: 156, expiresAt: noon + 2 },
    { left: 320, expiresAt: noon + 1 },
    { left: 4, expiresAt: noon + 2 },
    { left: 0, expiresAt: noon + 3 },
    { left: 9, expiresAt: noon },
  ]
  expect(pointsByExpiry(lots, terms, noon)).toEqual([
    { points: 320, expiresAt: noon + 1 },
    { points: 160, expiresAt: noon + 2 },
  ])
  expect(pointsByExpiry(lots, ending, noon)).toEqual([])
})

test('1,260 points are worth $63', () => {
  expect(pointsWorth(1260, terms)).toBe(6300)
})
