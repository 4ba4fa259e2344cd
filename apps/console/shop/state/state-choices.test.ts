import { expect, test } from 'vitest'
import { endChoices, extended, ordersByQuarter, pauseEnd, steppedMinutes, typedMinutes } from './state-choices.ts'

const at = (time: string) => Date.parse(`2026-11-25T${time}+08:00`)

test.each([
  ['19:08', ['19:30', '20:00', '21:00']],
  ['19:15', ['19:30', '20:00', '21:00']],
  ['19:16', ['20:00', '20:30', '21:30']],
])('a busy time that begins at %s may end at %j', (now, ends) => {
  expect(endChoices(at(now))).toEqual(ends.map(at))
})

test('orders stand in the quarter in which they are promised, late ones in the first', () => {
  const promises = [at('18:00'), at('19:14'), at('19:15'), at('20:29'), at('20:30')]
  expect(ordersByQuarter(promises, at('19:08')).map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 1])
})

test.each([
  [20, 1, 25],
  [22, 1, 25],
  [22, -1, 20],
  [20, -1, 15],
  [5, -1, 5],
  [90, 1, 90],
] as const)('%d minutes, a step by %d, are %d', (minutes, by, stepped) => {
  expect(steppedMinutes(minutes, by)).toBe(stepped)
})

test('typed minutes are whole, and from 1 to 90', () => {
  expect(['1', ' 90', '25'].map(typedMinutes)).toEqual([1, 90, 25])
  expect(['0', '91', '', '1.5', '-3', 'x'].map(typedMinutes)).toEqual(Array(6).fill(undefined))
})

test('an end is put off by half an hour, from now where there is none ahead', () => {
  expect(extended(at('19:30'), at('19:08'))).toBe(at('20:00'))
  expect(extended(null, at('19:08'))).toBe(at('19:38'))
  expect(extended(at('19:00'), at('19:08') + 1)).toBe(at('19:39'))
})

test('a pause ends at a whole minute', () => {
  expect(pauseEnd(15, at('19:08') + 20_000)).toBe(at('19:24'))
})
