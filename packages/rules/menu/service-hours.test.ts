import { expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import { formatMoment } from '../time/clock.ts'
import type { Service } from './product.ts'
import { isServed, nextServed } from './service-hours.ts'

const lunchtime: Service = { weekdays: [1, 2, 3, 4, 5], windows: [{ start: '11:00', end: '14:30' }] }
const twice: Service = {
  windows: [
    { start: '07:00', end: '11:00' },
    { start: '15:00', end: '18:00' },
  ],
}
const weekend: Service = { weekdays: [6, 7] }
const night: Service = { weekdays: [5], windows: [{ start: '22:00', end: '02:00' }] }

test.each<[string, Service | undefined, string, boolean]>([
  ['always', undefined, '2026/11/21 03:00:00', true],
  ['always, said in full', {}, '2026/11/21 03:00:00', true],
  ['lunch, too early', lunchtime, '2026/11/20 10:59:59', false],
  ['lunch, from its start', lunchtime, '2026/11/20 11:00:00', true],
  ['lunch, to its last second', lunchtime, '2026/11/20 14:29:59', true],
  ['lunch, its end not included', lunchtime, '2026/11/20 14:30:00', false],
  ['lunch, on a Saturday', lunchtime, '2026/11/21 12:00:00', false],
  ['between two windows', twice, '2026/11/21 12:00:00', false],
  ['in the second window', twice, '2026/11/21 15:00:00', true],
  ['the last of a Friday', weekend, '2026/11/20 23:59:59', false],
  ['the first of a Saturday', weekend, '2026/11/21 00:00:00', true],
  ['the last of a Sunday', weekend, '2026/11/22 23:59:59', true],
  ['Friday night after midnight', night, '2026/11/21 01:59:59', true],
  ['Thursday night after midnight', night, '2026/11/20 01:00:00', false],
  ['on no day at all', { weekdays: [] }, '2026/11/21 12:00:00', false],
])('[8.14] %s: at %s %s, served %s', (_what, service, now, served) => {
  expect(isServed(service, at(now))).toBe(served)
})

test.each<[string, Service | undefined, string, string]>([
  ['now', undefined, '2026/11/21 03:00:00', '2026/11/21 03:00:00'],
  ['now, while it is served', lunchtime, '2026/11/20 12:00:00', '2026/11/20 12:00:00'],
  ['today', lunchtime, '2026/11/20 10:00:00', '2026/11/20 11:00:00'],
  ['after the weekend', lunchtime, '2026/11/20 14:30:00', '2026/11/23 11:00:00'],
  ['in a week', night, '2026/11/21 02:00:00', '2026/11/27 22:00:00'],
  ['in a week, the window just over', { ...lunchtime, weekdays: [5] }, '2026/11/20 14:30:00', '2026/11/27 11:00:00'],
])('[8.14] it is next served %s', (_when, service, now, next) => {
  const instant = nextServed(service, at(now))
  expect(instant === null ? null : formatMoment(instant)).toBe(next)
})

test('[8.14] what is served on no day is never next served', () => {
  expect(nextServed({ weekdays: [] }, noon)).toBeNull()
  expect(nextServed({ windows: [] }, noon)).toBeNull()
})
