import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from './clock.ts'
import { at } from '../testing/menu.fixtures.ts'
import { timeSlotAt, timeSlots } from './time-slot.ts'

test.each([
  ['00:00:00', 'H01'],
  ['10:59:59', 'H01'],
  ['11:00:00', 'H02'],
  ['14:29:59', 'H02'],
  ['14:30:00', 'H03'],
  ['17:29:59', 'H03'],
  ['17:30:00', 'H04'],
  ['23:59:59', 'H04'],
])('[4.6] [9.2] at %s the slot is %s', (time, slot) => {
  expect(timeSlotAt(at(`2026/11/21 ${time}`))).toBe(slot)
})

test('[3.24] slots follow one another through the day', () => {
  const codes: string[] = timeSlots.map(({ code }) => code)
  const midnight = at('2026/11/21 00:00')
  fc.assert(
    fc.property(fc.nat(1439), fc.nat(1439), (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((minutes) => codes.indexOf(timeSlotAt(addMinutes(midnight, minutes))))
      expect(early).toBeLessThanOrEqual(late ?? -1)
    }),
  )
})
