import { expect, test } from 'vitest'
import { at } from '../testing/menu.fixtures.ts'
import { formatMoment } from '../time/clock.ts'
import type { ShopHours } from './opening-hours.ts'
import { untilTomorrow } from './until-tomorrow.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const open = (...times: [string, string][]): ShopHours => ({
  openings: times.map(([startTime, endTime]) => ({ weekdays: everyDay, startTime, endTime })),
  blackouts: [],
})
const day = open(['11:00', '22:30'])
const split = open(['11:00', '15:00'], ['18:00', '22:00'])
const late = open(['18:00', '02:00'])
const breakfast = open(['05:30', '14:00'])
const always = open(['00:00', '24:00'])
const closed: ShopHours = { openings: [], blackouts: [] }
const shutTomorrow: ShopHours = { ...day, blackouts: [{ startDate: '2026/11/21', endDate: '2026/11/21', times: [] }] }

test.each<[string, ShopHours, string, string]>([
  ['in the middle of the day', day, '2026/11/20 13:00:00', '11/21 11:00'],
  ['before it has opened', day, '2026/11/20 09:00:00', '11/21 11:00'],
  ['after it has closed', day, '2026/11/20 23:30:00', '11/21 11:00'],
  ['while it is tidied up after midnight', day, '2026/11/21 00:30:00', '11/21 11:00'],
  ['at the last moment of its night', day, '2026/11/21 05:59:59', '11/21 11:00'],
  ['at the first of its morning', day, '2026/11/21 06:00:00', '11/22 11:00'],
  ['between the halves of a split day', split, '2026/11/20 16:00:00', '11/21 11:00'],
  ['in a night that runs past midnight', late, '2026/11/21 01:00:00', '11/21 18:00'],
  ['of a shop that opens before six, in its morning', breakfast, '2026/11/20 05:45:00', '11/21 05:30'],
  ['of a shop that never closes, by day', always, '2026/11/20 13:00:00', '11/21 06:00'],
  ['of a shop that never closes, by night', always, '2026/11/21 03:00:00', '11/21 06:00'],
  ['before a day on which it is shut', shutTomorrow, '2026/11/20 13:00:00', '11/22 11:00'],
  ['of a shop that does not open any more', closed, '2026/11/20 13:00:00', '11/21 06:00'],
])('“until tomorrow” %s', (_when, shop, now, expected) => {
  expect(formatMoment(untilTomorrow(shop, at(now))).slice(5, 16)).toBe(expected)
})
