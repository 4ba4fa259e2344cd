import { expect, test } from 'vitest'
import { orderWithin } from './order-within.ts'

test('some are put in order among themselves, the others stay', () => {
  expect(orderWithin(['a', 'b', 'c', 'd', 'e'], ['e', 'b', 'd'])).toEqual(['a', 'e', 'c', 'b', 'd'])
  expect(orderWithin(['a', 'b'], [])).toEqual(['a', 'b'])
})
