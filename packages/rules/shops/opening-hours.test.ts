import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import { addMinutes, formatMoment, minute, type Instant } from '../time/clock.ts'
import { hoursOfWeek, scheduledOpenness, type Blackout, type OpeningRow } from './opening-hours.ts'
import { orderTypes } from '../orders/order.ts'

const { takeaway, delivery } = orderTypes
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const weekdayHours: OpeningRow = { weekdays: [1, 2, 3, 4, 5], startTime: '11:00', endTime: '22:30' }
const weekendHours: OpeningRow = { weekdays: [6, 7], startTime: '10:30', endTime: '23:00' }
const taikoo = { openings: [weekdayHours, weekendHours], blackouts: [] }
const lateShop = { openings: [{ weekdays: [5, 6], startTime: '18:00', endTime: '02:00' }], blackouts: [] }
const dayAndNight = { openings: [{ weekdays: everyDay, startTime: '00:00', endTime: '24:00' }], blackouts: [] }

/** 28 November 2026, a Saturday: shut from 15:00 to 18:00. */
const repairs: Blackout = {
  startDate: '2026/11/28',
  endDate: '2026/11/28',
  times: [
    { startTime: '10:30', endTime: '15:00' },
    { startTime: '18:00', endTime: '23:00' },
  ],
}

/** An answer in words, for tables. */
function say(shop: Parameters<typeof scheduledOpenness>[0], now: Instant, orderType = takeaway as 1 | 2 | 5): string {
  const openness = scheduledOpenness(shop, orderType, now)
  const time = (instant: Instant | null) => (instant === null ? 'never' : formatMoment(instant).slice(5, 16))
  if (openness.state === 'open') return `open, order until ${time(openness.orderUntil)}, closes ${time(openness.closesAt)}`
  if (openness.state === 'lastOrders') return `last orders, closes ${time(openness.closesAt)}, opens ${time(openness.opensAt)}`
  return `closed (${openness.reason}), opens ${time(openness.opensAt)}`
}

describe('a day’s hours', () => {
  test.each([
    ['2026/11/21 10:29:59', 'closed (hours), opens 11/21 10:30'],
    ['2026/11/21 10:30:00', 'open, order until 11/21 22:30, closes 11/21 23:00'],
    ['2026/11/21 22:29:59', 'open, order until 11/21 22:30, closes 11/21 23:00'],
    ['2026/11/21 22:30:00', 'last orders, closes 11/21 23:00, opens 11/22 10:30'],
    ['2026/11/21 22:59:59', 'last orders, closes 11/21 23:00, opens 11/22 10:30'],
    ['2026/11/21 23:00:00', 'closed (hours), opens 11/22 10:30'],
    ['2026/11/22 23:30:00', 'closed (hours), opens 11/23 11:00'],
  ])('[3.25] [8.13] at %s: %s', (now, answer) => {
    expect(say(taikoo, at(now))).toBe(answer)
  })

  test('[3.25] rows that touch are one opening', () => {
    const openings = [
      { weekdays: everyDay, startTime: '11:00', endTime: '15:00' },
      { weekdays: everyDay, startTime: '15:00', endTime: '22:00' },
    ]
    expect(say({ openings, blackouts: [] }, at('2026/11/21 14:45'))).toBe('open, order until 11/21 21:30, closes 11/21 22:00')
  })

  test('[8.13] a break in the afternoon is a closing', () => {
    const openings = [
      { weekdays: everyDay, startTime: '11:00', endTime: '15:00' },
      { weekdays: everyDay, startTime: '17:00', endTime: '22:00' },
    ]
    expect(say({ openings, blackouts: [] }, at('2026/11/21 14:45'))).toBe('last orders, closes 11/21 15:00, opens 11/21 17:00')
  })

  test('[8.13] an opening too short to order in is passed over', () => {
    const openings = [
      { weekdays: everyDay, startTime: '07:00', endTime: '07:30' },
      { weekdays: everyDay, startTime: '11:00', endTime: '11:31' },
    ]
    expect(say({ openings, blackouts: [] }, at('2026/11/21 06:00'))).toBe('closed (hours), opens 11/21 11:00')
    expect(say({ openings, blackouts: [] }, at('2026/11/21 07:00'))).toBe('last orders, closes 11/21 07:30, opens 11/21 11:00')
  })
})

describe('past midnight', () => {
  test.each([
    ['2026/11/20 17:59:59', 'closed (hours), opens 11/20 18:00'],
    ['2026/11/21 00:00:00', 'open, order until 11/21 01:30, closes 11/21 02:00'],
    ['2026/11/21 01:30:00', 'last orders, closes 11/21 02:00, opens 11/21 18:00'],
    ['2026/11/22 01:00:00', 'open, order until 11/22 01:30, closes 11/22 02:00'],
    ['2026/11/22 02:00:00', 'closed (hours), opens 11/27 18:00'],
    ['2026/11/20 01:00:00', 'closed (hours), opens 11/20 18:00'],
  ])('[3.25] the row of the day before still runs: at %s %s', (now, answer) => {
    expect(say(lateShop, at(now))).toBe(answer)
  })

  test('[3.25] a shop open day and night has no closing and no cut-off', () => {
    for (const now of ['2026/11/21 00:00', '2026/11/21 23:45', '2026/11/22 12:00']) {
      expect(say(dayAndNight, at(now))).toBe('open, order until never, closes never')
    }
  })

  test('[3.25] a shop open day and night but on Sunday closes on Saturday night', () => {
    const openings = [{ weekdays: [1, 2, 3, 4, 5, 6], startTime: '00:00', endTime: '24:00' }]
    expect(say({ openings, blackouts: [] }, noon)).toBe('open, order until 11/21 23:30, closes 11/22 00:00')
    expect(say({ openings, blackouts: [] }, at('2026/11/22 12:00'))).toBe('closed (hours), opens 11/23 00:00')
  })
})

describe('order types', () => {
  const openings = [weekendHours, { ...weekendHours, startTime: '12:00', endTime: '20:00', orderTypes: [delivery] }]

  test('[3.25] a row without order types serves all, one with them only those', () => {
    const only = { openings: [{ ...weekendHours, orderTypes: [delivery] }], blackouts: [] }
    expect(say(only, noon, delivery)).toBe('open, order until 11/21 22:30, closes 11/21 23:00')
    expect(say(only, noon, takeaway)).toBe('closed (hours), opens never')
    expect(say({ openings, blackouts: [] }, noon, delivery)).toBe('open, order until 11/21 22:30, closes 11/21 23:00')
  })
})

describe('blackouts', () => {
  const wholeDays: Blackout = { startDate: '2026/11/21', endDate: '2026/11/22', times: [] }

  test.each([
    ['2026/11/20 22:29:59', 'last orders, closes 11/20 22:30, opens 11/23 11:00'],
    ['2026/11/21 12:00:00', 'closed (blackout), opens 11/23 11:00'],
    ['2026/11/22 22:59:59', 'closed (blackout), opens 11/23 11:00'],
    ['2026/11/22 23:30:00', 'closed (hours), opens 11/23 11:00'],
    ['2026/11/23 11:00:00', 'open, order until 11/23 22:00, closes 11/23 22:30'],
  ])('[5.2] without times they last from the first day’s start to the last day’s end: at %s %s', (now, answer) => {
    expect(say({ ...taikoo, blackouts: [wholeDays] }, at(now))).toBe(answer)
  })

  test.each([
    ['2026/11/28 10:30:00', 'open, order until 11/28 14:30, closes 11/28 15:00'],
    ['2026/11/28 14:30:00', 'last orders, closes 11/28 15:00, opens 11/28 18:00'],
    ['2026/11/28 15:00:00', 'closed (blackout), opens 11/28 18:00'],
    ['2026/11/28 17:59:59', 'closed (blackout), opens 11/28 18:00'],
    ['2026/11/28 18:00:00', 'open, order until 11/28 22:30, closes 11/28 23:00'],
    ['2026/11/27 15:30:00', 'open, order until 11/27 22:00, closes 11/27 22:30'],
  ])('[5.2] with times they spare the times listed: at %s %s', (now, answer) => {
    expect(say({ ...taikoo, blackouts: [repairs] }, at(now))).toBe(answer)
  })

  test.each([
    ['2026/11/20 23:59:59', 'last orders, closes 11/21 00:00, opens 11/28 00:00'],
    ['2026/11/21 00:00:00', 'closed (blackout), opens 11/28 00:00'],
  ])('[5.2] they count the date, not the evening it belongs to: at %s %s', (now, answer) => {
    const blackouts = [{ startDate: '2026/11/21', endDate: '2026/11/27', times: [] }]
    const openings = [{ weekdays: everyDay, startTime: '18:00', endTime: '02:00' }]
    expect(say({ openings, blackouts }, at(now))).toBe(answer)
  })

  test('[5.2] a listed time may run past midnight, on each of its dates', () => {
    const blackouts = [{ startDate: '2026/11/21', endDate: '2026/11/21', times: [{ startTime: '22:00', endTime: '01:00' }] }]
    expect(say({ ...dayAndNight, blackouts }, at('2026/11/21 00:15'))).toBe('open, order until 11/21 00:30, closes 11/21 01:00')
    expect(say({ ...dayAndNight, blackouts }, at('2026/11/21 12:00'))).toBe('closed (blackout), opens 11/21 22:00')
    expect(say({ ...dayAndNight, blackouts }, at('2026/11/21 22:00'))).toBe('open, order until never, closes never')
  })

  test.each([
    ['2026/12/04', 'closed (blackout), opens 12/05 10:30'],
    ['2026/12/05', 'closed (blackout), opens never'],
  ])('[5.2] a shop shut until %s: the next opening is looked for 14 days ahead', (endDate, answer) => {
    const blackouts = [{ startDate: '2026/11/01', endDate, times: [] }]
    expect(say({ ...taikoo, blackouts }, at('2026/11/21 10:30'))).toBe(answer)
  })

  test('[5.2] a date that does not exist is refused', () => {
    const blackouts = [{ startDate: '2026/02/30', endDate: '2026/03/01', times: [] }]
    expect(() => scheduledOpenness({ ...taikoo, blackouts }, takeaway, noon)).toThrow(new RangeError('not a date: 2026/02/30'))
  })
})

describe('laws', () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => formatMoment(addMinutes(at('2026/11/21 00:00'), half * 30)).slice(11, 16))
  const row = fc.record({ weekdays: fc.subarray(everyDay, { minLength: 1 }), startTime: time, endTime: time })
  const date = fc.integer({ min: 15, max: 30 }).map((day) => `2026/11/${day}`)
  const blackout = fc.record({
    startDate: date,
    endDate: date,
    times: fc.array(fc.record({ startTime: time, endTime: time }), { maxLength: 2 }),
  })
  const shop = fc.record({ openings: fc.array(row, { maxLength: 4 }), blackouts: fc.array(blackout, { maxLength: 2 }) })
  const moment = fc.nat(7 * 24 * 60).map((minutes) => addMinutes(at('2026/11/18 00:00'), minutes))

  test('[3.25] [8.13] what is promised comes true: the shop takes orders at opensAt and not the moment before', () => {
    fc.assert(
      fc.property(shop, moment, (hours, now) => {
        const { opensAt } = scheduledOpenness(hours, takeaway, now)
        if (opensAt === null) return
        expect(opensAt).toBeGreaterThan(now)
        expect(scheduledOpenness(hours, takeaway, opensAt).state).toBe('open')
        expect(scheduledOpenness(hours, takeaway, opensAt - 1).state).not.toBe('open')
      }),
    )
  })

  test('[8.13] an open shop takes orders until orderUntil, 30 minutes before it closes', () => {
    fc.assert(
      fc.property(shop, moment, (hours, now) => {
        const openness = scheduledOpenness(hours, takeaway, now)
        if (openness.state !== 'open' || openness.orderUntil === null || openness.closesAt === null) return
        expect(openness.closesAt - openness.orderUntil).toBe(30 * minute)
        expect(scheduledOpenness(hours, takeaway, openness.orderUntil - 1)).toEqual(openness)
        expect(scheduledOpenness(hours, takeaway, openness.orderUntil).state).toBe('lastOrders')
        expect(scheduledOpenness(hours, takeaway, openness.closesAt).state).toBe('closed')
      }),
    )
  })
})

test('[1.17] [3.25] the table of hours has every weekday with its rows, earliest first', () => {
  const evening: OpeningRow = { weekdays: [6], startTime: '23:30', endTime: '02:00', orderTypes: [takeaway] }
  const week = hoursOfWeek([evening, weekdayHours, weekendHours])
  expect(week.map(({ weekday }) => weekday)).toEqual(everyDay)
  expect(week[0]?.rows).toEqual([weekdayHours])
  expect(week[5]?.rows).toEqual([weekendHours, evening])
  expect(hoursOfWeek([weekendHours, evening])[5]?.rows).toEqual([weekendHours, evening])
  expect(hoursOfWeek([evening, weekdayHours], delivery)[5]?.rows).toEqual([])
})

test.each([
  ['just a fortnight off', '2026/11/21 00:00:00', at('2026/12/05 00:00')],
  ['a second more', '2026/11/20 23:59:59', null],
])('[3.25] a shop that never shuts says when repairs will close it, %s', (_what, now, closesAt) => {
  const shop = { ...dayAndNight, blackouts: [{ startDate: '2026/12/05', endDate: '2026/12/05', times: [] }] }
  expect(scheduledOpenness(shop, takeaway, at(now))).toMatchObject({ state: 'open', closesAt })
})

describe('a day with other opening times', () => {
  const longer: Blackout = {
    startDate: '2026/11/20',
    endDate: '2026/11/20',
    times: [{ startTime: '08:00', endTime: '01:00' }],
    opens: true,
  }
  const closedDay = { openings: [{ ...weekdayHours, weekdays: [6] }], blackouts: [longer] }
  const shorter = { ...longer, times: [{ startTime: '12:00', endTime: '14:00' }] }

  test.each([
    ['longer than usual, before them', { ...taikoo, blackouts: [longer] }, '2026/11/20 07:59:59', 'closed (hours), opens 11/20 08:00'],
    ['longer than usual', { ...taikoo, blackouts: [longer] }, '2026/11/20 08:00:00', 'open, order until 11/21 00:30, closes 11/21 01:00'],
    ['on a day on which it never opens', closedDay, '2026/11/20 09:00:00', 'open, order until 11/21 00:30, closes 11/21 01:00'],
    ['shorter than usual', { ...taikoo, blackouts: [shorter] }, '2026/11/20 11:30:00', 'closed (blackout), opens 11/20 12:00'],
    [
      'that another blackout shuts',
      { ...taikoo, blackouts: [longer, { ...longer, times: [], opens: false }] },
      '2026/11/20 12:00:00',
      'closed (blackout), opens 11/21 00:00',
    ],
  ])('%s', (_what, shop, now, expected) => {
    expect(say(shop, at(now))).toBe(expected)
  })
})
