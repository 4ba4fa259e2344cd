import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import { addMinutes, day, formatMoment, formatTime, minute, startOfDay, type Instant } from '../time/clock.ts'
import { scheduledOpenness, type Blackout, type OpeningRow, type ShopHours } from './opening-hours.ts'
import { orderTypes } from '../orders/order.ts'
import { fireAt, isPreorderSlot, preorderSlots, reservedMinutes, slotFrom } from './preorder-slots.ts'

const { takeaway, delivery, dineIn } = orderTypes
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const shopOf = (startTime: string, endTime: string, blackouts: Blackout[] = []): ShopHours => ({
  openings: [{ weekdays: everyDay, startTime, endTime }],
  blackouts,
})
const dayShop = shopOf('11:00', '22:00')
const lateShop = shopOf('18:00', '02:00')
const dayAndNight = shopOf('00:00', '24:00')
/** 28 November 2026: shut from 15:00 to 18:00. */
const repairs: Blackout = {
  startDate: '2026/11/28',
  endDate: '2026/11/28',
  times: [
    { startTime: '00:00', endTime: '15:00' },
    { startTime: '18:00', endTime: '24:00' },
  ],
}

const ask = (more: Partial<Parameters<typeof preorderSlots>[1]> = {}) => ({
  orderType: takeaway,
  now: noon,
  earliest: noon,
  leadMinutes: 12,
  ...more,
})
const slotsOn = (date: Instant, hours: ShopHours, asked: Parameters<typeof preorderSlots>[1]) =>
  preorderSlots(hours, asked).find((day) => day.date === date)?.slots ?? []
const times = (hours: ShopHours, date: string, more?: Parameters<typeof ask>[0]) =>
  slotsOn(at(`${date} 00:00`), hours, ask(more)).map(({ start }) => formatTime(start))

describe('the slots of a day', () => {
  test('[1.15] [8.13] they run every quarter of an hour from opening until mobile ordering ends', () => {
    const slots = times(dayShop, '2026/11/22')
    expect(slots.slice(0, 3)).toEqual(['11:00', '11:15', '11:30'])
    expect(slots.at(-1)).toBe('21:15')
    expect(slots).toHaveLength(42)
  })

  test.each([
    [noon, '12:00'],
    [addMinutes(noon, 1), '12:15'],
    [addMinutes(noon, 15), '12:15'],
    [addMinutes(noon, 15) + 1, '12:30'],
  ])('[1.15] today none comes before the earliest moment %d: first at %s', (earliest, first) => {
    expect(times(dayShop, '2026/11/21', { earliest })[0]).toBe(first)
  })

  test.each([
    [15, '11:00'],
    [16, '11:15'],
    [30, '11:15'],
    [31, '11:30'],
  ])('[1.15] what takes %d minutes from the opening of the kitchen is first there at %s', (leadMinutes, first) => {
    expect(times(dayShop, '2026/11/22', { leadMinutes })[0]).toBe(first)
  })

  test('[1.15] riders may leave with their opening where the kitchen has been open for a while', () => {
    const openings: OpeningRow[] = [
      { weekdays: everyDay, startTime: '10:00', endTime: '22:00', orderTypes: [takeaway, dineIn] },
      { weekdays: everyDay, startTime: '11:00', endTime: '21:00', orderTypes: [delivery] },
    ]
    const slots = times({ openings, blackouts: [] }, '2026/11/22', { orderType: delivery, leadMinutes: 40 })
    expect([slots[0], slots.at(-1)]).toEqual(['11:00', '20:15'])
  })

  test('[1.15] hours past midnight stand under the date on which they fall', () => {
    const slots = times(lateShop, '2026/11/22')
    expect(slots.filter((time) => time < '12:00')).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00', '01:15'])
    expect([slots[6], slots.at(-1)]).toEqual(['18:00', '23:45'])
  })

  test('[5.2] a blackout ends the slots 30 minutes before it and begins them anew after it', () => {
    const slots = times({ ...dayShop, blackouts: [repairs] }, '2026/11/28')
    expect(slots.filter((time) => time > '14:00' && time < '18:30')).toEqual(['14:15', '18:00', '18:15'])
  })

  test('[5.2] a day on which the shop is shut has none', () => {
    const blackouts = [{ startDate: '2026/11/22', endDate: '2026/11/22', times: [] }]
    expect(times({ ...dayAndNight, blackouts }, '2026/11/22')).toEqual([])
    expect(times({ ...dayAndNight, blackouts }, '2026/11/23')).toHaveLength(96)
  })

  test('[1.15] a preorder is for today or one of the seven days after it', () => {
    const days = preorderSlots(dayShop, ask()).map(({ date }) => formatMoment(date).slice(5, 10))
    expect(days.join(' ')).toBe('11/21 11/22 11/23 11/24 11/25 11/26 11/27 11/28')
    expect(times(dayShop, '2026/11/28')).not.toEqual([])
    expect(times(dayShop, '2026/11/29')).toEqual([])
    expect(times(dayShop, '2026/11/20', { earliest: 0 })).toEqual([])
  })
})

test.each([
  ['on the grid, in the hours', '2026/11/22 11:00:00', true],
  ['the last before ordering ends', '2026/11/22 21:15:00', true],
  ['as ordering ends', '2026/11/22 21:30:00', false],
  ['before opening', '2026/11/22 10:45:00', false],
  ['off the grid', '2026/11/22 11:05:00', false],
  ['a second off the grid', '2026/11/22 11:15:01', false],
  ['passed', '2026/11/21 11:45:00', false],
  ['a week ahead', '2026/11/28 21:15:00', true],
  ['further ahead', '2026/11/29 11:00:00', false],
])('[1.15] a preorder for a slot %s: %s, %s', (_what, start, possible) => {
  expect(isPreorderSlot(dayShop, ask(), at(start))).toBe(possible)
})

test.each([
  ['in the day', dayShop, '2026/11/22 13:00', '2026/11/22 12:33'],
  ['before the shop opens', dayShop, '2026/11/22 11:15', '2026/11/22 11:00'],
  ['across midnight', lateShop, '2026/11/22 00:15', '2026/11/21 23:48'],
  ['across the midnight of a shop that never shuts', dayAndNight, '2026/11/22 00:00', '2026/11/21 23:33'],
  ['in a blackout', { ...dayAndNight, blackouts: [repairs] }, '2026/11/28 18:15', '2026/11/28 18:00'],
])('[1.15] the kitchen begins with what takes 22 minutes 5 minutes earlier than it must, but never %s', (_when, shop, start, begins) => {
  expect(formatMoment(fireAt(shop, at(start), 22)).slice(0, 16)).toBe(begins)
})

test.each([
  [0, 30, 1],
  [12, 30, 12],
  [30, 30, 30],
  [31, 30, 30],
])('[1.15] an order that takes %d minutes reserves of a slot of %d: %d', (make, capacity, reserved) => {
  expect(reservedMinutes(make, capacity)).toBe(reserved)
})

describe('laws', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => formatTime(addMinutes(at('2026/11/21 00:00'), quarter * 15)))
  const row = fc.record({
    weekdays: fc.subarray(everyDay, { minLength: 1 }),
    startTime: time,
    endTime: time,
    orderTypes: fc.constantFrom(undefined, [takeaway], [delivery]),
  })
  const date = fc.integer({ min: 18, max: 30 }).map((number) => `2026/11/${number}`)
  const blackout = fc.record({
    startDate: date,
    endDate: date,
    times: fc.array(fc.record({ startTime: time, endTime: time }), { maxLength: 2 }),
  })
  const shop = fc.record({ openings: fc.array(row, { maxLength: 4 }), blackouts: fc.array(blackout, { maxLength: 2 }) })
  const asked = fc.record({
    now: fc.nat(2 * 24 * 60).map((minutes) => addMinutes(noon, minutes)),
    wait: fc.nat(90),
    leadMinutes: fc.nat(60),
    ahead: fc.nat(8),
  })

  const kitchenIsOpen = (hours: ShopHours, now: Instant) =>
    [takeaway, delivery, dineIn].some((orderType) => scheduledOpenness(hours, orderType, now).state !== 'closed')

  test('[1.15] [5.2] [8.13] every slot is on the grid, in order, not too soon, and in the hours at its start', () => {
    fc.assert(
      fc.property(shop, asked, (hours, { now, wait, leadMinutes, ahead }) => {
        const earliest = addMinutes(now, wait)
        const midnight = startOfDay(now) + ahead * day
        const slots = slotsOn(midnight, hours, ask({ now, earliest, leadMinutes }))
        slots.forEach(({ start, end }, index) => {
          expect([start % (15 * minute), end - start]).toEqual([0, 15 * minute])
          expect(start).toBeGreaterThan(slots[index - 1]?.start ?? -Infinity)
          expect(start).toBeGreaterThanOrEqual(earliest)
          expect(startOfDay(start)).toBe(midnight)
          expect(scheduledOpenness(hours, takeaway, start).state).toBe('open')
        })
      }),
    )
  })

  test('[1.15] no quarter is left out in which the shop takes orders and had time', () => {
    fc.assert(
      fc.property(shop, asked, (hours, { now, ahead }) => {
        const midnight = startOfDay(now) + (ahead % 8) * day
        const slots = slotsOn(midnight, hours, ask({ now, earliest: now, leadMinutes: 0 })).map(({ start }) => start)
        const quarters = Array.from({ length: 96 }, (_, index) => addMinutes(midnight, index * 15))
        expect(slots).toEqual(quarters.filter((start) => start >= now && scheduledOpenness(hours, takeaway, start).state === 'open'))
      }),
    )
  })

  test('[1.15] the kitchen is open when it begins, begins no later than it must to keep the slot, and no earlier than it should', () => {
    fc.assert(
      fc.property(shop, asked, (hours, { now, leadMinutes, ahead }) => {
        const slots = slotsOn(startOfDay(now) + ahead * day, hours, ask({ now, earliest: now, leadMinutes }))
        for (const { start, end } of slots) {
          const begins = fireAt(hours, start, leadMinutes)
          expect(kitchenIsOpen(hours, begins)).toBe(true)
          expect(addMinutes(begins, leadMinutes)).toBeLessThanOrEqual(end)
          if (begins !== addMinutes(start, -leadMinutes - 5)) expect(kitchenIsOpen(hours, begins - 1)).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })
})

test('[1.15] a slot is a quarter of an hour', () => {
  expect(slotFrom(noon)).toEqual({ start: noon, end: addMinutes(noon, 15) })
})
