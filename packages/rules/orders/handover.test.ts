import { expect, test } from 'vitest'
import { lockerObstacle } from './handover.ts'
import { cents } from '../money.ts'

test.each([
  [0, undefined],
  [24_999, undefined],
  [25_000, 'LOCKER_TOO_LARGE'],
  [25_001, 'LOCKER_TOO_LARGE'],
])('[9.12] an order of %i cents goes into a locker: %s', (total, obstacle) => {
  expect(lockerObstacle(cents(total), ['octopus', 'locker'])).toBe(obstacle)
})

test('[9.12] a shop without lockers has none for any order', () => {
  expect(lockerObstacle(cents(100), ['octopus', 'parking'])).toBe('LOCKER_UNAVAILABLE')
})
