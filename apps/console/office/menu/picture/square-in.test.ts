import { expect, test } from 'vitest'
import { squareIn } from './square-in.ts'

test.each([
  [50, 50, 25],
  [0, 0, 0],
  [100, 100, 50],
  [40, 10, 15],
])('around %i, %i of a picture twice as wide as high it begins at %i', (x, y, left) => {
  expect(squareIn({ x, y }, { width: 2000, height: 1000 })).toEqual({ left, top: 0, width: 50, height: 100 })
})
