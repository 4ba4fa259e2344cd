import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { birthdayGap, birthdayOf, birthdayParts } from './birthday.ts'

setLanguage('en')

test.each([
  [{ day: '', month: '', year: '' }, undefined],
  [{ day: '29', month: '2', year: '2000' }, undefined],
  [{ day: '29', month: '2', year: '1999' }, /doesn’t exist/],
  [{ day: '31', month: '4', year: '1990' }, /doesn’t exist/],
  [{ day: '1', month: '', year: '1990' }, /day, month and year/],
  [{ day: '1', month: '1', year: '2999' }, /doesn’t exist/],
])('[3.1] a birthday chosen as %j', (parts, words) => {
  if (words) expect(birthdayGap(parts)).toMatch(words)
  else expect(birthdayGap(parts)).toBeUndefined()
})

test('[3.1] a birthday reads into its lists and back', () => {
  const birthday = { day: 9, month: 12, year: 1990 }
  expect(birthdayOf(birthdayParts(birthday))).toEqual(birthday)
  expect(birthdayOf(birthdayParts(null))).toBeUndefined()
})
