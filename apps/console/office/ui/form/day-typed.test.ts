import { expect, test } from 'vitest'
import { dayTyped } from './day-typed.ts'

test('a day in a date field is told as calls name it', () => {
  expect(dayTyped('2026-11-12')).toBe('2026/11/12')
})

test('a day that is half typed, or of a year that is, is not told', () => {
  expect(dayTyped('')).toBeUndefined()
  expect(dayTyped('0002-11-12')).toBeUndefined()
  expect(dayTyped('1999-12-31')).toBeUndefined()
})

test('a day that cannot be chosen is not told', () => {
  const [first, last] = ['2026/11/05', '2026/11/26']
  expect(dayTyped('2026-11-04', first, last)).toBeUndefined()
  expect(dayTyped('2026-11-05', first, last)).toBe(first)
  expect(dayTyped('2026-11-26', first, last)).toBe(last)
  expect(dayTyped('2026-11-27', first, last)).toBeUndefined()
})
