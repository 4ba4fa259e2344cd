import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import { addMinutes, formatMoment } from '../time/clock.ts'
import { scheduledOpenness } from './opening-hours.ts'
import { orderTypes } from '../orders/order.ts'
import { nextChange, currentOpenness } from './openness.ts'

const { takeaway } = orderTypes
const hours = { openings: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTime: '11:00', endTime: '22:00' }], blackouts: [] }
const pausedUntil = (text: string) => ({ ...hours, pausedUntil: at(text) })

test.each([
  ['a pause that is on', '2026/11/21 12:30', '2026/11/21 12:00', 'paused', '2026/11/21 12:30'],
  ['its last moment', '2026/11/21 12:30', '2026/11/21 12:29', 'paused', '2026/11/21 12:30'],
  ['a pause that is over', '2026/11/21 12:30', '2026/11/21 12:30', 'open', undefined],
  ['a pause past the end of ordering', '2026/11/21 21:45', '2026/11/21 21:00', 'paused', '2026/11/22 11:00'],
  ['a closed shop that will pause into the morning', '2026/11/22 11:30', '2026/11/21 23:00', 'closed', '2026/11/22 11:30'],
  ['a closed shop whose pause ends before it opens', '2026/11/22 10:00', '2026/11/21 23:00', 'closed', '2026/11/22 11:00'],
  ['after last orders', '2026/11/21 21:50', '2026/11/21 21:40', 'lastOrders', '2026/11/22 11:00'],
])('[8.13] %s', (_what, until, now, state, opensAt) => {
  const openness = currentOpenness(pausedUntil(until), takeaway, at(now))
  expect(openness.state).toBe(state)
  expect(openness.opensAt === null ? undefined : formatMoment(openness.opensAt).slice(0, 16)).toBe(opensAt)
})

test('[8.13] a shop that does not open within a fortnight is not said to open because it pauses as well', () => {
  const blackouts = [{ startDate: '2026/11/21', endDate: '2026/12/05', times: [] }]
  const shop = { ...hours, blackouts, pausedUntil: addMinutes(noon, 24 * 60) }
  expect(currentOpenness(shop, takeaway, noon)).toMatchObject({ state: 'closed', opensAt: null })
})

test('[8.13] a shop that says nothing stands as its hours do, and one that pauses takes orders again when it says', () => {
  const moment = fc.nat(3 * 24 * 60).map((minutes) => addMinutes(noon, minutes))
  fc.assert(
    fc.property(moment, moment, (now, until) => {
      expect(currentOpenness(hours, takeaway, now)).toEqual(scheduledOpenness(hours, takeaway, now))
      const paused = { ...hours, pausedUntil: until }
      const { state, opensAt } = currentOpenness(paused, takeaway, now)
      if (opensAt === null) return
      expect(state).not.toBe('open')
      expect(opensAt).toBeGreaterThan(now)
      expect(currentOpenness(paused, takeaway, opensAt).state).toBe('open')
      expect(currentOpenness(paused, takeaway, opensAt - 1).state).not.toBe('open')
    }),
  )
})

test.each([
  ['an open shop', '2026/11/21 12:00', { to: 'closed', at: at('2026/11/21 22:00') }],
  ['one past last orders', '2026/11/21 21:40', { to: 'closed', at: at('2026/11/21 22:00') }],
  ['a closed one', '2026/11/21 22:00', { to: 'open', at: at('2026/11/22 11:00') }],
])('[1.17] %s changes next', (_what, now, change) => {
  expect(nextChange(currentOpenness(hours, takeaway, at(now)))).toEqual(change)
})

test('[1.17] a shop that pauses opens next, and one that never shuts does not change', () => {
  expect(nextChange(currentOpenness(pausedUntil('2026/11/21 12:30'), takeaway, noon))).toEqual({ to: 'open', at: at('2026/11/21 12:30') })
  const always = { openings: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTime: '00:00', endTime: '24:00' }], blackouts: [] }
  expect(nextChange(currentOpenness(always, takeaway, noon))).toBeNull()
  expect(nextChange({ state: 'closed', closesAt: null, opensAt: null })).toBeNull()
})
