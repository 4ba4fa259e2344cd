import { brandIds } from '../region.ts'
import { expect, test } from 'vitest'
import { ageProof } from './age-proof.ts'
import { ageObstacle } from './age.ts'
import { instantOf } from '../time/clock.ts'

const noon = instantOf({ year: 2026, month: 11, day: 23, hour: 12 })
const born = (year: number, month: number, day: number) => ({ declared: true, birthday: { year, month, day } })

test.each([
  ['nothing', { declared: false }, 'AGE_REQUIRED'],
  ['a word', { declared: true }, undefined],
  ['a birthday and no word', { ...born(1990, 1, 1), declared: false }, 'AGE_REQUIRED'],
])('[5.13] in Hong Kong who says %s', (_what, said, obstacle) => {
  expect(ageObstacle(brandIds.hongKong, said, noon)).toBe(obstacle)
})

test.each([
  ['a word alone', { declared: true }, 'AGE_REQUIRED'],
  ['a day that never was', born(2000, 2, 30), 'AGE_REQUIRED'],
  ['tomorrow', born(2026, 11, 24), 'AGE_REQUIRED'],
  ['the eve of the eighteenth birthday', born(2008, 11, 24), 'UNDER_AGE'],
  ['the eighteenth birthday', born(2008, 11, 23), undefined],
  ['an earlier year', born(1990, 1, 1), undefined],
])('[5.13] in Macau who gives %s', (_what, said, obstacle) => {
  expect(ageObstacle(brandIds.macau, said, noon)).toBe(obstacle)
})

test('[5.13] an age is declared by a word in Hong Kong, by the day of birth in Macau', () => {
  expect([ageProof(brandIds.hongKong), ageProof(brandIds.macau)]).toEqual(['word', 'birthday'])
})
