import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import {
  addMinutes,
  formatDate,
  formatMoment,
  formatTime,
  instantOf,
  minutesOf,
  parseMoment,
  wallClock,
  startOfDay,
  weekdayLabel,
} from './clock.ts'

/** Whole seconds from 1970 to 2100. */
const second = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000)

test('[9.1] Shanghai is eight hours ahead of Greenwich', () => {
  expect(wallClock(Date.UTC(2026, 11, 31, 16, 5, 9))).toEqual({ year: 2027, month: 1, day: 1, hour: 0, minute: 5, second: 9, weekday: 5 })
  expect(instantOf({ year: 2027, month: 1, day: 1 })).toBe(Date.UTC(2026, 11, 31, 16))
})

test('[9.1] a moment, a date and a time are written the same way everywhere', () => {
  expect(formatMoment(noon)).toBe('2026/11/21 12:00:00')
  expect(formatDate(noon)).toBe('2026/11/21')
  expect(formatDate(instantOf({ year: 987, month: 6, day: 5 }))).toBe('0987/06/05')
  expect(formatTime(at('2026/01/02 03:04:05'))).toBe('03:04')
})

test.each([
  '2026/02/29 00:00:00',
  '2026/13/01 00:00:00',
  '2026/11/21 24:00:00',
  '2026/11/21',
  '2026-11-21 12:00:00',
  '2026/1/2 03:04:05',
  '',
  'x',
])('[9.1] "%s" is no moment', (text) => {
  expect(parseMoment(text)).toBeNull()
})

test('[9.1] the 29th of February exists in a leap year', () => {
  expect(parseMoment('2028/02/29 23:59:59')).toBe(instantOf({ year: 2028, month: 2, day: 29, hour: 23, minute: 59, second: 59 }))
})

test('[9.1] every second is written, read and taken apart without loss', () => {
  fc.assert(
    fc.property(second, (instant) => {
      expect(parseMoment(formatMoment(instant))).toBe(instant)
      expect(instantOf(wallClock(instant))).toBe(instant)
    }),
  )
})

test('[9.1] the platform’s own time zone tables agree', () => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
  const since1992 = second.filter((instant) => instant > Date.UTC(1992, 0)) // the zone had summer time until 1991
  fc.assert(
    fc.property(since1992, (instant) => {
      const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}), (.*)$/.exec(format.format(instant)) ?? []
      expect(formatMoment(instant)).toBe(`${year}/${month}/${day} ${time}`)
    }),
  )
})

test.each([
  ['2026/11/21 00:00:00', '2026/11/21 00:00:00'],
  ['2026/11/21 23:59:59', '2026/11/21 00:00:00'],
  ['2026/11/22 00:00:00', '2026/11/22 00:00:00'],
])('[9.1] the day of %s starts at %s', (moment, start) => {
  expect(formatMoment(startOfDay(at(moment)))).toBe(start)
})

test('[9.1] minutes are added and taken away', () => {
  expect(formatMoment(addMinutes(noon, 90))).toBe('2026/11/21 13:30:00')
  expect(formatMoment(addMinutes(noon, -721))).toBe('2026/11/20 23:59:00')
})

test.each([
  ['00:00', 0],
  ['10:59', 659],
  ['23:59', 1439],
  ['24:00', 1440],
])('[3.25] %s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test.each(['24:01', '9:00', '12:60', '', 'noon', '110:00', '10:000'])('[3.25] "%s" is no time of day', (time) => {
  expect(() => minutesOf(time)).toThrow(new RangeError(`not a time of day: ${time}`))
})

test.each([
  ['2026/11/16 00:00', '1'],
  ['2026/11/17 12:00', '2'],
  ['2026/11/18 12:00', '3'],
  ['2026/11/19 12:00', '4'],
  ['2026/11/20 12:00', '5'],
  ['2026/11/21 12:00', '6'],
  ['2026/11/22 23:59', '7'],
])('[9.16] %s is day %s of the week', (moment, label) => {
  expect(weekdayLabel(at(moment))).toBe(label)
})
