import { expect, test } from 'vitest'
import { minuteChoices, suggestedMinutes } from './minute-choices.ts'

const minutesOf = (makeMinutes: number) => minuteChoices(makeMinutes).map(({ minutes }) => minutes)

test('six minutes stand around the suggestion', () => {
  expect(minuteChoices(15)).toEqual([
    { minutes: 10, beside: -5 },
    { minutes: 15, beside: 0 },
    { minutes: 20, beside: 5 },
    { minutes: 25, beside: 10 },
    { minutes: 30, beside: 15 },
    { minutes: 45, beside: 30 },
  ])
})

test('around an odd suggestion the others are whole fives', () => {
  expect(minutesOf(19)).toEqual([15, 19, 25, 30, 35, 50])
  expect(minutesOf(6)).toEqual([6, 10, 15, 20, 25, 35])
})

test.each([5, 6, 7, 8, 9, 12, 19, 60, 95, 117, 118, 120])(
  'of %d minutes there are six, rising, none that may not be promised',
  (makeMinutes) => {
    const choices = minutesOf(makeMinutes)
    expect(new Set(choices).size).toBe(6)
    expect(choices).toEqual(choices.toSorted((a, b) => a - b))
    expect(choices).toContain(makeMinutes)
    expect(Math.min(...choices)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...choices)).toBeLessThanOrEqual(120)
  },
)

test('a suggestion is whole, and one that may be promised', () => {
  expect([0, 3, 14.6, 400].map(suggestedMinutes)).toEqual([5, 5, 15, 120])
})
