import { expect, test } from 'vitest'
import { faultOf, isTime, newHoliday, wordOf } from './holiday-form.ts'

const form = newHoliday('id', '2026/12/25')

test('a day off is told as one without times, in the days of the call', () => {
  expect(faultOf(form)).toBeNull()
  expect(wordOf(form)).toEqual({ startDate: '2026/12/25', endDate: '2026/12/25', times: [], reason: 'holiday', note: null, notice: null })
})

test('other hours are told with their times, a notice in both languages', () => {
  const longer = { ...form, kind: 'open' as const, times: [{ startTime: '11:00', endTime: '24:00' }], tc: '聖誕', en: ' Christmas ' }
  expect(faultOf(longer)).toBeNull()
  expect(wordOf(longer)).toMatchObject({ times: [{ startTime: '11:00', endTime: '24:00' }], notice: { tc: '聖誕', en: 'Christmas' } })
})

test('what keeps it from being told is found', () => {
  expect(faultOf({ ...form, endDate: '' })).toBe('days')
  expect(faultOf({ ...form, endDate: '2026-12-24' })).toBe('order')
  expect(faultOf({ ...form, kind: 'open', times: [{ startTime: '11:00', endTime: '11:00' }] })).toBe('times')
  expect(faultOf({ ...form, kind: 'open', times: [{ startTime: '9', endTime: '11:00' }] })).toBe('times')
  expect(faultOf({ ...form, tc: '聖誕' })).toBe('notice')
})

test('a time is of the day, midnight at its end included', () => {
  expect(['00:00', '23:59', '24:00', '24:01', '9:00', ''].map(isTime)).toEqual([true, true, true, false, false, false])
})
