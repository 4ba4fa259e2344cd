import { expect, test } from 'vitest'
import { endChoices, ordersByQuarter } from './state-choices.ts'

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
