import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { deepEqual } from './deep-equal.ts'

test('records are the same whatever the order of their fields, and lists only in their order', () => {
  expect(deepEqual({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
  expect(deepEqual([1, 2], [2, 1])).toBe(false)
  expect(deepEqual({ a: undefined }, {})).toBe(false)
})

test('a field has changed that is other, new or gone', () => {
  expect(changedFields({ a: 1, b: 2 }, { a: 1, c: 3 })).toEqual(['b', 'c'])
})
