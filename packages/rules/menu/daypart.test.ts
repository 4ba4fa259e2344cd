import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at } from '../testing/menu.fixtures.ts'
import { addMinutes } from '../time/clock.ts'
import { spanAt } from '../time/span.ts'
import { daypartsMeet, daypartSpans, isLimited, type Daypart } from './daypart.ts'
import { daypart } from '../testing/price.fixtures.ts'

/** Monday to Friday, 15:00 to 17:30. */
const afternoon: Daypart = { weekdays: [1, 2, 3, 4, 5], startTime: '15:00', endTime: '17:30' }
const night: Daypart = { weekdays: [5], startTime: '22:00', endTime: '02:00', endDate: '2026/11/20' }

test.each<[string, Daypart, string, boolean]>([
  ['before its start', afternoon, '2026/11/20 14:59:59', false],
  ['at its start', afternoon, '2026/11/20 15:00:00', true],
  ['in its last second', afternoon, '2026/11/20 17:29:59', true],
  ['at its end', afternoon, '2026/11/20 17:30:00', false],
  ['on another weekday', afternoon, '2026/11/21 16:00:00', false],
  ['after midnight, still its last day’s', night, '2026/11/21 01:59:59', true],
  ['after midnight of the day before', night, '2026/11/20 01:00:00', false],
  ['on the Friday after its last day', night, '2026/11/27 23:00:00', false],
  ['the last second before its first day', { startDate: '2026/11/20' }, '2026/11/19 23:59:59', false],
  ['the first second of its first day', { startDate: '2026/11/20' }, '2026/11/20 00:00:00', true],
  ['the last second of its last day', { endDate: '2026/11/20' }, '2026/11/20 23:59:59', true],
  ['the first second after its last day', { endDate: '2026/11/20' }, '2026/11/21 00:00:00', false],
  ['from a time until the day ends', { startTime: '21:00' }, '2026/11/20 23:59:59', true],
  ['before that time', { startTime: '21:00' }, '2026/11/20 20:59:59', false],
])('%s: %o at %s, %s', (_, part, moment, holds) => {
  expect(spanAt(daypartSpans(part, at(moment), 1), at(moment)) !== undefined).toBe(holds)
})

test.each<[Daypart, Daypart, boolean]>([
  [afternoon, { startTime: '17:30', endTime: '18:00' }, false],
  [afternoon, { startTime: '17:29', endTime: '18:00' }, true],
  [afternoon, { weekdays: [6, 7] }, false],
  [afternoon, { weekdays: [5, 6] }, true],
  [{ startDate: '2026/11/01', endDate: '2026/11/10' }, { startDate: '2026/11/11' }, false],
  [{ startDate: '2026/11/01', endDate: '2026/11/11' }, { startDate: '2026/11/11' }, true],
  [night, { weekdays: [6], endTime: '02:00' }, true],
  [night, { weekdays: [6], startTime: '02:00', endTime: '03:00' }, false],
  [night, { startDate: '2026/11/21', endTime: '01:00' }, true],
  [{ startDate: '2026/11/18', endDate: '2026/11/19' }, { weekdays: [5] }, false],
  [{ startDate: '2026/11/18', endDate: '2026/11/20' }, { weekdays: [5] }, true],
])('%o and %o share a moment: %s', (one, other, meet) => {
  expect([daypartsMeet(one, other), daypartsMeet(other, one)]).toEqual([meet, meet])
})

test('a daypart is limited by anything that it says', () => {
  expect(isLimited({})).toBe(false)
  for (const part of [
    { weekdays: [] },
    { startTime: '10:00' },
    { endTime: '10:00' },
    { startDate: '2026/01/01' },
    { endDate: '2026/01/01' },
  ])
    expect(isLimited(part)).toBe(true)
})

test('dayparts that never meet share no quarter of an hour of three weeks', () => {
  fc.assert(
    fc.property(daypart, daypart, (one, other) => {
      const from = at('2026/11/16 00:00')
      const [ours, theirs] = [daypartSpans(one, from, 21), daypartSpans(other, from, 21)]
      const quarters = Array.from({ length: 21 * 96 }, (_, index) => addMinutes(from, index * 15))
      const shared = quarters.some((moment) => spanAt(ours, moment) && spanAt(theirs, moment))
      expect(!shared || daypartsMeet(one, other)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
