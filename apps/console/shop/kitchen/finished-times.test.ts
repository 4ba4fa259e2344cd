import { expect, test } from 'vitest'
import { notedTimes } from './finished-times.ts'

test('a line is noted when it is first seen finished, and forgotten when it is taken back or its order has gone', () => {
  const one = notedTimes({}, [{ orderId: 'a', doneLines: [0] }], 1000)
  expect(one).toEqual({ 'a.0': 1000 })
  const two = notedTimes(one, [{ orderId: 'a', doneLines: [0, 2] }], 2000)
  expect(two).toEqual({ 'a.0': 1000, 'a.2': 2000 })
  expect(notedTimes(two, [{ orderId: 'a', doneLines: [2] }], 3000)).toEqual({ 'a.2': 2000 })
  expect(notedTimes(two, [], 3000)).toEqual({})
})

test('nothing new gives the same record, so that nothing is drawn anew', () => {
  const known = { 'a.0': 1000 }
  expect(notedTimes(known, [{ orderId: 'a', doneLines: [0] }], 2000)).toBe(known)
})
