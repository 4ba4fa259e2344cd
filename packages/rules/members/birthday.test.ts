import { expect, test } from 'vitest'
import { ageOn, birthdayIsPossible } from './birthday.ts'
import { instantOf } from '../time/clock.ts'

const today = instantOf({ year: 2026, month: 11, day: 20, hour: 12 })

test.each([
  [{ year: 2000, month: 2, day: 29 }, true],
  [{ year: 2001, month: 2, day: 29 }, false],
  [{ year: 1990, month: 4, day: 31 }, false],
  [{ year: 1990, month: 4, day: 30 }, true],
  [{ year: 1990, month: 4, day: 0 }, false],
  [{ year: 1990, month: 13, day: 1 }, false],
  [{ year: 26, month: 1, day: 1 }, false],
  [{ year: 2026, month: 11, day: 20 }, true],
  [{ year: 2026, month: 11, day: 21 }, false],
  [{ year: 1906, month: 1, day: 1 }, true],
  [{ year: 1905, month: 12, day: 31 }, false],
])('[3.1] nobody is born at %j unless that can be: %s', (birthday, possible) => {
  expect(birthdayIsPossible(birthday, today)).toBe(possible)
})

test.each([
  [{ year: 2008, month: 11, day: 20 }, 18],
  [{ year: 2008, month: 11, day: 21 }, 17],
  [{ year: 2008, month: 12, day: 1 }, 17],
  [{ year: 2008, month: 1, day: 31 }, 18],
])('a year is full on the birthday: born %j is %i', (birthday, age) => {
  expect(ageOn(birthday, today)).toBe(age)
})

test('who was born on 29 February is a year older on 1 March of other years', () => {
  const leap = { year: 2008, month: 2, day: 29 }
  expect(ageOn(leap, instantOf({ year: 2026, month: 2, day: 28, hour: 23, minute: 59 }))).toBe(17)
  expect(ageOn(leap, instantOf({ year: 2026, month: 3, day: 1 }))).toBe(18)
})
