import { describe, expect, test } from 'vitest'
import { at, noon } from '../testing/menu.fixtures.ts'
import { isCouponValid, couponTimes, inItsSlot, onItsDay, withinDates } from './coupon-time.ts'
import { cash } from '../testing/coupon.fixtures.ts'

test.each([
  ['2026/11/01 00:00:00', false],
  ['2026/11/01 00:00:01', true],
  ['2026/11/30 23:59:59', true],
  ['2026/12/01 00:00:00', false],
  ['2026/12/01 00:00:01', false],
])('[5.4] a coupon of November at %s: %s', (time, holds) => {
  expect(withinDates(cash, at(time))).toBe(holds)
  expect(isCouponValid(cash, at(time))).toBe(holds)
})

test('[5.4] one without a last moment is good for ever after its first', () => {
  expect(withinDates({ ...cash, ends: null }, at('2126/11/21 12:00'))).toBe(true)
  expect(withinDates({ ...cash, ends: null }, cash.begins)).toBe(false)
  expect(withinDates({ ...cash, ends: null }, cash.begins + 1)).toBe(true)
})

describe('[5.4] days', () => {
  test.each([
    ['2026/11/20 23:59:59', true],
    ['2026/11/21 00:00:00', false],
    ['2026/11/21 23:59:59', false],
    ['2026/11/22 00:00:00', true],
  ])('without the 21st, at %s: %s', (time, holds) => {
    expect(isCouponValid({ ...cash, specialDates: ['2026/11/21'] }, at(time))).toBe(holds)
  })

  test.each([
    ['2026/11/15 23:59:59', false],
    ['2026/11/16 00:00:00', true],
    ['2026/11/17 23:59:59', true],
    ['2026/11/18 00:00:00', false],
  ])('on Mondays and Tuesdays, at %s: %s', (time, holds) => {
    expect(isCouponValid({ ...cash, weekdays: [1, 2] }, at(time))).toBe(holds)
  })

  test('a coupon that may be used on no weekday never is', () => {
    expect(isCouponValid({ ...cash, weekdays: [] }, noon)).toBe(false)
    expect(isCouponValid({ ...cash, specialDates: [] }, noon)).toBe(true)
  })

  test('the day is that of the meal, the dates those of the order', () => {
    const times = couponTimes(noon, at('2026/12/06 08:00'))
    expect(times).toEqual({ now: noon, date: '2026/12/06', weekday: 7, slot: 'H01' })
    expect(onItsDay({ ...cash, weekdays: [7] }, times)).toBe(true)
    expect(onItsDay({ ...cash, weekdays: [6] }, times)).toBe(false)
  })
})

test.each([
  ['10:59:59', 'H01', true],
  ['11:00:00', 'H01', false],
  ['11:00:00', 'H02', true],
  ['14:29:59', 'H02', true],
  ['14:30:00', 'H02', false],
  ['17:29:59', 'H03', true],
  ['17:30:00', 'H03', false],
  ['17:30:00', 'H04', true],
] as const)('[4.6] [4.25] at %s a coupon of %s alone: %s', (time, slot, fits) => {
  const times = couponTimes(at(`2026/11/21 ${time}`))
  expect(inItsSlot({ ...cash, slots: [slot] }, times)).toBe(fits)
  expect(inItsSlot({ ...cash, slots: ['H01', 'H02', 'H03', 'H04'] }, times)).toBe(true)
})

test('[3.10] a coupon that names no slot is good in all', () => {
  expect(inItsSlot(cash, couponTimes(noon))).toBe(true)
  expect(inItsSlot({ ...cash, slots: [] }, couponTimes(noon))).toBe(true)
})
