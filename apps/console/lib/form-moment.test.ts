import { expect, test } from 'vitest'
import { formDay, formTime, momentOf } from './form-moment.ts'

test('a moment is the same on its way to a form and back', () => {
  const at = Date.parse('2026-11-23T21:30:00Z')
  expect([formDay(at), formTime(at)]).toEqual(['2026-11-24', '05:30'])
  expect(momentOf('2026-11-24', '05:30')).toBe(at)
})

test.each([
  ['', '05:00'],
  ['2026-11-24', ''],
])('a day %j and a time %j are no moment', (day, time) => {
  expect(momentOf(day, time)).toBeUndefined()
})
