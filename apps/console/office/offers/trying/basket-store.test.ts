import { expect, test } from 'vitest'
import { withCount, withDishes } from './basket-store.ts'

const lines = [
  { pid: 'margherita', num: 2 },
  { pid: 'fries', num: 1 },
]

test('another number of a dish stands in its place, and none takes it away', () => {
  expect(withCount(lines, 'fries', 3)).toEqual([lines[0], { pid: 'fries', num: 3 }])
  expect(withCount(lines, 'margherita', 0)).toEqual([lines[1]])
})

test('dishes that stay keep their numbers, new ones come once', () => {
  expect(withDishes(lines, ['margherita', 'cola'])).toEqual([lines[0], { pid: 'cola', num: 1 }])
})
