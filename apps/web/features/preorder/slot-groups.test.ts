import { instantOf } from '@harbour/rules'
import { expect, test } from 'vitest'
import { slotGroups } from './slot-groups.ts'

const slotAt = (day: number, hour: number, minute: number) => {
  const start = instantOf({ year: 2026, month: 11, day, hour, minute })
  return { start, end: start + 15 * 60_000, left: 4 }
}
const shape = (slots: Parameters<typeof slotGroups>[0]) => slotGroups(slots).map(({ part, slots }) => [part, slots.length])

test('[4.6] slots stand under the part of the day that they begin in', () => {
  const slots = [
    slotAt(21, 10, 45),
    slotAt(21, 11, 0),
    slotAt(21, 14, 15),
    slotAt(21, 14, 30),
    slotAt(21, 17, 15),
    slotAt(21, 17, 30),
    slotAt(21, 23, 45),
  ]
  expect(shape(slots)).toEqual([
    ['H01', 1],
    ['H02', 2],
    ['H03', 2],
    ['H04', 2],
  ])
})

test('what runs past midnight comes after the evening', () => {
  expect(shape([slotAt(21, 23, 45), slotAt(22, 0, 0)])).toEqual([
    ['H04', 1],
    ['H01', 1],
  ])
  expect(shape([])).toEqual([])
})
